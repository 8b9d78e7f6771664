import type { Call, Handlers } from '../engine/http/handlers'
import { findStaffTeam } from './reads/findStaffTeam'
import { endStaffSessions } from './writes/end-staff-sessions'
import { inviteStaff } from './writes/invite-staff'
import { removeStaff } from './writes/remove-staff'
import { stopStaffChange } from './writes/stop-staff-change'
import { setStaffRole } from './writes/set-staff-role'

/** The people of the marketplace (R54); every change answers with the team. */
export const staffTeamHandlers = {
  'GET /admin/team': (call) => team(call),

  'POST /admin/team/invitations': async (call) => {
    await inviteStaff(call.container, { request: call.body, actor: call.actor })
    return team(call)
  },

  /** Another role. */
  'POST /admin/team/:id': async (call) => {
    const { container, params, body, actor } = call
    await setStaffRole(container, { userId: params.id, role: body.role, actor })
    return team(call)
  },

  'POST /admin/team/:id/end-sessions': async (call) => {
    await endStaffSessions(call.container, { userId: call.params.id, actor: call.actor })
    return team(call)
  },

  'POST /public/staff-alerts/stop': async ({ container, body, origin }) => {
    await stopStaffChange(container, { token: body.token, origin })
    return {}
  },

  'DELETE /admin/team/:id': async (call) => {
    await removeStaff(call.container, { userId: call.params.id, actor: call.actor })
    return team(call)
  },
} satisfies Partial<Handlers>

const team = ({ knex, user }: Pick<Call<'GET /admin/team'>, 'knex' | 'user'>) =>
  findStaffTeam(knex, user.id)
