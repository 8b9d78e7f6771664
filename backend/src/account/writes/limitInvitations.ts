import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { addressKey } from '#domain/account/network'
import { env } from '../../env'
import type { Actor } from '../../engine/actor/actor'
import { consume, rateLimiter } from '../../engine/limits/rateLimiter'

const secondsPerDay = 86_400

/**
 * Counts one invitation, in the transaction that makes it: what is not sent is not counted, and no second connection
 * is waited for. Invitations go to an address that somebody typed, so nobody may send many of them in winex's name.
 * Counted per day: mails that one inviter sends, that leave one address, and that one person gets from all senders.
 *
 * @param inviter the winery, or the member of staff
 * @throws AppError too_many_requests with Retry-After; the recipient's limit is reported at the field `email`
 */
export async function limitInvitations(
  transaction: Knex,
  { inviter, email, actor }: { inviter: string; email: string; actor: Actor },
): Promise<void> {
  const perDay = (name: string, points: number) =>
    rateLimiter(transaction, { name: `invite_${name}`, points, seconds: secondsPerDay })
  await consume(perDay('inviter', env.WINEX_INVITE_LIMIT_INVITER), inviter, {
    message: 'Você já enviou muitos convites hoje. Tente novamente amanhã.',
  })
  await consume(
    perDay('address', env.WINEX_INVITE_LIMIT_ADDRESS),
    addressKey(actor.origin.ipAddress),
    {
      message: 'Já saíram muitos convites deste endereço hoje. Tente novamente amanhã.',
    },
  )
  await consume(perDay('recipient', env.WINEX_INVITE_LIMIT_RECIPIENT), email, {
    message: 'Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã.',
    field: 'email',
  })
}
