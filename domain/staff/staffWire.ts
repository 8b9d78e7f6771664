import { z } from 'zod'

import { STAFF_ROLE_KEYS } from './staffRoles'
import { email } from '../account/authWire'
import { requiredText, timestamp } from '../wire/common'
import { name } from '../wire/name'

const role = z.enum(STAFF_ROLE_KEYS)

/** GET /admin/me: the signed-in person of the staff. */
export const staffResponse = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string(), role }),
})
export type StaffResponse = z.infer<typeof staffResponse>

/** One person of the marketplace's team. */
const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** The caller. */
  is_self: z.boolean(),
  /** False until an invited person has signed in for the first time. */
  has_joined: z.boolean(),
  last_sign_in_at: timestamp.nullable(),
  has_second_factor: z.boolean(),
  /** Until when the link of the invitation works; null once they have joined. */
  invited_until: timestamp.nullable(),
})
export type StaffMember = z.infer<typeof staffMember>

/** GET /admin/team, and the answer of every change of it. */
export const staffTeamResponse = z
  .object({ people: z.array(staffMember) })
  .meta({ id: 'StaffTeam' })
export type StaffTeam = z.infer<typeof staffTeamResponse>

/** POST /admin/team/invitations. An invited person who has not signed in yet gets a new link. */
export const staffInvitationRequest = z.strictObject({ email, name, role })
export type StaffInvitationRequest = z.infer<typeof staffInvitationRequest>

/** POST /admin/team/{id} */
export const staffRoleRequest = z.strictObject({ role })

/** POST /public/staff-alerts/stop. */
export const stopStaffChangeRequest = z.strictObject({ token: requiredText(200) })
