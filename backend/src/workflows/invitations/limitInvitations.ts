import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { createHash } from 'node:crypto'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { env } from '../../env'
import { AppError } from '../../errors/AppError'
import type { Actor } from '../../actor/actor'

const secondsPerDay = 86_400

/** Per day: mails that one inviter sends, that leave one address, and that one person gets from all senders. */
const limits = {
  inviter: {
    points: env.WINEX_INVITE_LIMIT_INVITER,
    refusal: 'Você já enviou muitos convites hoje. Tente novamente amanhã.',
  },
  address: {
    points: env.WINEX_INVITE_LIMIT_ADDRESS,
    refusal: 'Já saíram muitos convites deste endereço hoje. Tente novamente amanhã.',
  },
  recipient: {
    points: env.WINEX_INVITE_LIMIT_RECIPIENT,
    refusal: 'Este e-mail já recebeu muitos convites hoje. Tente novamente amanhã.',
  },
} as const

/**
 * Counts one invitation, in the transaction that makes it: what is not sent is not counted, and no second connection
 * is waited for. Invitations go to an address that somebody typed, so nobody may send many of them in winex's name.
 *
 * @param inviter the winery, or the member of staff
 * @throws AppError too_many_requests with Retry-After; the recipient's limit is reported at the field `email`
 */
export async function limitInvitations(
  transaction: Knex,
  { inviter, email, actor }: { inviter: string; email: string; actor: Actor },
): Promise<void> {
  await consume(transaction, 'inviter', inviter)
  await consume(transaction, 'address', actor.origin.ipAddress)
  await consume(transaction, 'recipient', email)
}

async function consume(transaction: Knex, by: keyof typeof limits, whose: string): Promise<void> {
  const { points, refusal } = limits[by]
  const limiter = new RateLimiterPostgres({
    storeClient: transaction,
    storeType: 'knex',
    tableName: 'rate_limit',
    tableCreated: true,
    // the limiters of the sign-in clear the table
    clearExpiredByTimeout: false,
    keyPrefix: `invite_${by}`,
    points,
    duration: secondsPerDay,
  })
  try {
    // Hashed, so that the table holds no personal data.
    await limiter.consume(createHash('sha256').update(whose).digest('base64url'))
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    throw new AppError('too_many_requests', refusal, {
      retryAfter: Math.ceil(error.msBeforeNext / 1000),
      ...(by === 'recipient' ? { errors: { email: refusal } } : {}),
    })
  }
}
