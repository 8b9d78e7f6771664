import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
} from 'rate-limiter-flexible'
import type { StoreLimit } from '#domain/routes/declaration'
import { env } from '../env'
import type { RequestOrigin } from '../actor/requestOrigin'
import { addressKey } from './addressKey'
import { consume } from './loginLimits'

type Purpose = StoreLimit | 'read' | 'perCart'

const points: Record<Purpose, number> = {
  read: env.WINEX_STORE_LIMIT_READS,
  cart: env.WINEX_STORE_LIMIT_CARTS,
  cartChange: env.WINEX_STORE_LIMIT_CHANGES,
  completion: env.WINEX_STORE_LIMIT_COMPLETIONS,
  perCart: env.WINEX_STORE_LIMIT_PER_CART,
}

const limiters = new Map<Purpose, RateLimiterAbstract>()

/** Reads are counted in this engine's memory; what leaves something behind, in the database, over all engines. */
function limiter(container: MedusaContainer, purpose: Purpose): RateLimiterAbstract {
  const known = limiters.get(purpose)
  if (known) return known
  const options = {
    keyPrefix: `store_${purpose}`,
    points: points[purpose],
    duration: env.WINEX_STORE_WINDOW_S,
  }
  const made =
    purpose === 'read'
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
          storeType: 'knex',
          tableName: 'rate_limit',
          tableCreated: true,
        })
  limiters.set(purpose, made)
  return made
}

/**
 * Counts one request of a stranger: for the address by what it costs, and for the cart (or its payment, or the link of a
 * mail) that a change is of.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function limitStore(
  container: MedusaContainer,
  cost: StoreLimit | 'read',
  { ipAddress }: RequestOrigin,
  recordId: string | undefined,
): Promise<void> {
  await consume(limiter(container, cost), hash(addressKey(ipAddress)))
  if (cost !== 'read' && recordId) await consume(limiter(container, 'perCart'), hash(recordId))
}

/** Hashed, so that the table holds neither personal data nor the key to a cart. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
