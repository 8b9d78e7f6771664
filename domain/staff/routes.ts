import { STAFF_MAY } from './staffRoles'
import type { RouteTable } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import { z } from 'zod'
import {
  staffInvitationRequest,
  staffRoleRequest,
  staffTeamResponse,
  stopStaffChangeRequest,
} from './staffWire'

const ofStaff = {
  actor: 'user',
  roles: STAFF_MAY.manageTeam,
  response: staffTeamResponse,
  ids: { id: 'staff' },
} as const

/** The people of the admin area. */
export const staffRoutes = {
  // by the link 'não fui eu' of a mail
  'POST /public/staff-alerts/stop': {
    actor: 'anyone',
    body: stopStaffChangeRequest,
    response: z.object({}),
  },
  'GET /admin/team': { actor: 'user', roles: STAFF_MAY.seeTeam, response: staffTeamResponse },
  'POST /admin/team/invitations': {
    actor: 'user',
    roles: STAFF_MAY.manageTeam,
    stepUp: true,
    body: staffInvitationRequest,
    response: staffTeamResponse,
    status: 201,
    audit: ['staff.invite'],
  },
  'POST /admin/team/:id': {
    ...ofStaff,
    stepUp: true,
    body: staffRoleRequest,
    audit: ['staff.role'],
  },
  'POST /admin/team/:id/end-sessions': {
    ...ofStaff,
    stepUp: { not: 'it only takes rights away' },
    body: emptyRequest,
    audit: ['staff.end_sessions'],
  },
  'DELETE /admin/team/:id': { ...ofStaff, stepUp: true, audit: ['staff.remove'] },
} as const satisfies RouteTable
