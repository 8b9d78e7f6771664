import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '#domain/account/network'
import type { StoreLimit } from '#domain/routes/declaration'
import { consume, rateLimiter } from '../limits/rateLimiter'
import { env } from '../../env'
import type { RequestOrigin } from '../actor/requestOrigin'

const points: Record<StoreLimit | 'perCart', number> = {
  cart: env.WINEX_STORE_LIMIT_CARTS,
  cartChange: env.WINEX_STORE_LIMIT_CHANGES,
  completion: env.WINEX_STORE_LIMIT_COMPLETIONS,
  perCart: env.WINEX_STORE_LIMIT_PER_CART,
}

const seconds = env.WINEX_STORE_WINDOW_S

/** Reads are counted in this engine's memory; what leaves something behind, in the database. */
const reads = new RateLimiterMemory({ points: env.WINEX_STORE_LIMIT_READS, duration: seconds })

const limiter = (
  container: MedusaContainer,
  purpose: StoreLimit | 'read' | 'perCart',
): RateLimiterAbstract =>
  purpose === 'read'
    ? reads
    : rateLimiter(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
        name: `store_${purpose}`,
        points: points[purpose],
        seconds,
      })

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
  await consume(limiter(container, cost), addressKey(ipAddress))
  if (cost !== 'read' && recordId) await consume(limiter(container, 'perCart'), recordId)
}
