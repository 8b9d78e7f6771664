import type { TeamResponse } from '#domain/team/teamWire'
import type { Call, Handlers } from '../engine/http/handlers'
import { findTeam } from './reads/findTeam'
import { inviteMember } from './writes/invite-member'
import { removeMember } from './writes/remove-member'
import { revokeInvitation } from './writes/revoke-invitation'
import { setRole } from './writes/set-role'
import { stopAccount } from './writes/stop-account'

/** People and open invitations of the caller's seller (issue 6 Team); every change answers with the team. */
export const teamHandlers = {
  'GET /vendor/team': (call) => ownTeam(call),

  'POST /vendor/team/invitations': async (call) => {
    const { container, seller, body, actor } = call
    await inviteMember(container, { seller, request: body, actor })
    return ownTeam(call)
  },

  'DELETE /vendor/team/invitations/:id': async (call) => {
    const { container, seller, params, actor } = call
    await revokeInvitation(container, { sellerId: seller.id, invitationId: params.id, actor })
    return ownTeam(call)
  },

  'POST /vendor/team/members/:id': async (call) => {
    const { container, seller, params, body, actor } = call
    await setRole(container, {
      sellerId: seller.id,
      memberId: params.id,
      role: body.role,
      actor,
    })
    return ownTeam(call)
  },

  'POST /public/owner-alerts/stop': async ({ container, body, origin }) => {
    await stopAccount(container, { token: body.token, origin })
    return {}
  },

  /** The removed person's sessions end at once. */
  'DELETE /vendor/team/members/:id': async (call) => {
    const { container, seller, params, actor } = call
    await removeMember(container, { sellerId: seller.id, memberId: params.id, actor })
    return ownTeam(call)
  },
} satisfies Partial<Handlers>

const ownTeam = ({
  knex,
  seller,
  member,
}: Pick<Call<'GET /vendor/team'>, 'knex' | 'seller' | 'member'>): Promise<TeamResponse> =>
  findTeam(knex, { sellerId: seller.id, selfId: member.id })
