import { AppError } from '../engine/errors/AppError'
import type { Handlers } from '../engine/http/handlers'
import { sendFile } from '../engine/http/sendFile'
import { ownerOnly } from '../engine/actor/ownerOnly'
import { exportAccount } from './reads/exportAccount'
import { findSeller } from '../sellers'
import { changeOwnPassword, confirmPassword } from '../account'
import { renameMember } from '../team'
import { erasePerson } from './writes/erase-person'
import { eraseSeller } from './writes/erase-seller'

/** The signed-in person: name, password, own data. */
export const accountHandlers = {
  /** Is this session still good (spec §7)? */
  'GET /vendor/me/context': () => ({ ok: true }),

  /** The signed-in member with the seller (spec §7). */
  'GET /vendor/me': async ({ knex, member, seller }) => ({
    member: { ...member, seller: await findSeller(knex, seller.id) },
  }),

  /** The signed-in person's own name (spec §7); nobody else's exists here (R42). */
  'POST /vendor/members/:id': async ({ container, knex, member, seller, params, body, actor }) => {
    if (params.id !== member.id) throw AppError.notFound()
    const { name } = body
    await renameMember(container, { memberId: member.id, sellerId: seller.id, name, actor })
    return { member: { ...member, name, seller: await findSeller(knex, seller.id) } }
  },

  /**
   * Ends every session of the person; the answer's token continues this one. Wrong passwords count as failed sign-ins,
   * so that a stolen session cannot try out passwords (R18).
   */
  'POST /vendor/members/me/password': (call) =>
    changeOwnPassword(call, {
      actorType: 'seller',
      actorId: call.member.id,
      email: call.member.email,
    }),

  /** All own data as a JSON file (LGPD art. 18). */
  'GET /vendor/privacy/export': async ({ knex, response, ...caller }) => {
    response.setHeader('Cache-Control', 'private, no-store')
    await sendFile(
      response,
      { name: 'meus-dados-winex.json', type: 'application/json; charset=utf-8' },
      exportAccount(knex, caller),
    )
  },

  /**
   * Erases the company's account, or the caller alone (LGPD art. 18, VI). Asks for the password once more; wrong ones
   * count as failed sign-ins (R18).
   */
  'POST /vendor/privacy/erasure': async (call) => {
    const { container, seller, member, body, actor } = call
    const { scope, password } = body
    if (scope === 'company') ownerOnly(member, 'privacy')
    await confirmPassword(call, { actorType: 'seller', email: member.email, password })
    if (scope === 'company') await eraseSeller(container, { sellerId: seller.id, actor })
    else await erasePerson(container, { sellerId: seller.id, memberId: member.id, actor })
    return { erased: true }
  },
} satisfies Partial<Handlers>
