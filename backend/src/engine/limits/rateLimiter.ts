import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { AppError } from '../errors/AppError'

/** Hashed, so that the table holds neither personal data nor the key to a cart. */
class HashingLimiter extends RateLimiterPostgres {
  override getKey(whose: string): string {
    return super.getKey(createHash('sha256').update(whose).digest('base64url'))
  }
}

/** At most `points` in `seconds`, kept in PostgreSQL: it holds over all engines, and a restart forgives nothing. */
export const rateLimiter = (
  knex: Knex,
  { name, points, seconds }: { name: string; points: number; seconds: number },
): RateLimiterPostgres =>
  new HashingLimiter({
    storeClient: knex,
    storeType: 'knex',
    tableName: 'rate_limit',
    tableCreated: true,
    // jobs/sweep-expired clears the table
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  })

/**
 * Counts one more.
 *
 * @param refusal what the person reads, and the field of the form that shows it as well
 * @throws AppError too_many_requests with Retry-After
 */
export async function consume(
  by: RateLimiterAbstract,
  whose: string,
  refusal: { message?: string; field?: string } = {},
): Promise<void> {
  try {
    await by.consume(whose)
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error
    const retryAfter = Math.ceil(error.msBeforeNext / 1000)
    const {
      field,
      message = `Muitas tentativas. Aguarde ${Math.ceil(retryAfter / 60)} minuto(s) e tente novamente.`,
    } = refusal
    throw new AppError('too_many_requests', message, {
      retryAfter,
      ...(field && { errors: { [field]: message } }),
    })
  }
}
