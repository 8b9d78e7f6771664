import { z } from 'zod'

import { email, newPassword, tokenResponse } from '../account/authWire'
import { timestamp, requiredText } from '../wire/common'
import { name, optionalName } from '../wire/name'
import { consent, cpf } from '../sellers/registrationWire'

const role = z.enum(['owner', 'member'])

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  /** The caller. */
  is_self: z.boolean(),
  created_at: timestamp,
})
export type TeamMember = z.infer<typeof teamMember>

const teamInvitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role,
  expires_at: timestamp,
})

/** GET /vendor/team, and the answer of every change of the team. */
export const teamResponse = z
  .object({
    members: z.array(teamMember),
    /** Only those that can still be accepted. */
    invitations: z.array(teamInvitation),
  })
  .meta({ id: 'Team' })
export type TeamResponse = z.infer<typeof teamResponse>

/** POST /vendor/team/invitations. */
export const teamInvitationRequest = z.strictObject({
  email,
  name: optionalName.nullish(),
  role,
})
export type TeamInvitationRequest = z.infer<typeof teamInvitationRequest>

/** POST /vendor/team/members/{id}. */
export const teamRoleRequest = z.strictObject({ role })

/** POST /public/owner-alerts/stop. */
export const stopAccountRequest = z.strictObject({ token: requiredText(200) })

/** POST /public/team/accept: the e-mail is the invitation's; acceptance of the terms is kept (R19). */
export const teamAcceptRequest = z.strictObject({
  token: requiredText(200),
  name,
  cpf,
  password: newPassword,
  consent,
})
export type TeamAcceptRequest = z.infer<typeof teamAcceptRequest>

export const teamAcceptResponse = tokenResponse
