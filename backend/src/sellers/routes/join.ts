import { AppError } from '../../engine/errors/AppError'
import type { Handlers } from '../../engine/http/handlers'
import { enter, limitRegistrations, refuseWeakPassword } from '../../account'
import { findInvitation, joinTeam } from '../../team'
import { registerSeller } from '../writes/register-seller'

export const joinHandlers = {
  /** A producer joins and is signed in at once (spec §7, R14). */
  'POST /public/vendor/register': async (call) => {
    const { container, body, origin } = call
    await limitRegistrations(container, origin.ipAddress)
    const { name, email, password } = body.member
    refuseWeakPassword('seller', password, { names: [name, body.name], email }, 'member.password')
    const { memberId, authIdentityId } = await registerSeller(container, { request: body, origin })
    return { token: await enter(call, { actorId: memberId, actorType: 'seller', authIdentityId }) }
  },

  /** An invited person joins a seller's team and is signed in at once. */
  'POST /public/team/accept': async (call) => {
    const { container, body, origin } = call
    await limitRegistrations(container, origin.ipAddress)
    const { memberId, authIdentityId } = await joinTeam(container, { request: body, origin })
    return { token: await enter(call, { actorId: memberId, actorType: 'seller', authIdentityId }) }
  },

  /** What the form opens with, for the person with the link. */
  'GET /public/invitations/:token': async ({ knex, params }) => {
    const invitation = await findInvitation(knex, params.token)
    if (!invitation) throw AppError.notFound('Este convite não vale mais.')
    const { email, name, role, sellerName, prefill, expiresAt } = invitation
    return {
      invitation: {
        email,
        name,
        role,
        seller_name: sellerName,
        prefill,
        expires_at: expiresAt.toISOString(),
      },
    }
  },
} satisfies Partial<Handlers>
