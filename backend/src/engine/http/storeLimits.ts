import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import { addressKey } from '#domain/account/network'
import type { StoreLimit } from '#domain/routes/declaration'
import { consume, rateLimiter } from '../limits/rateLimiter'
import { env } from '../../env'
import type { RequestOrigin } from '../actor/requestOrigin'
import { hashLinkToken } from '../secrets/linkToken'

type Counted = Exclude<StoreLimit, 'link'> | 'perCart'

const points: Record<Counted, number> = {
  cart: env.WINEX_STORE_LIMIT_CARTS,
  cartChange: env.WINEX_STORE_LIMIT_CHANGES,
  completion: env.WINEX_STORE_LIMIT_COMPLETIONS,
  perCart: env.WINEX_STORE_LIMIT_PER_CART,
}

const seconds = env.WINEX_STORE_WINDOW_S

/** Reads are counted in this engine's memory; what leaves something behind, in the database. */
const reads = new RateLimiterMemory({ points: env.WINEX_STORE_LIMIT_READS, duration: seconds })

/** So are the questions of open pages, by the hash of their link's secret; only of links that `countByLink` was told of. */
const links = new RateLimiterMemory({ points: env.WINEX_STORE_LIMIT_PER_LINK, duration: seconds })

/**
 * The link leads to what changes soon: until the window ends its page's questions are its own, as many such pages are open at
 * one address of a mobile network. What is asked of any other link stays the address's.
 */
export async function countByLink(token: string): Promise<void> {
  const link = hashLinkToken(token)
  if (!(await links.get(link))) await links.set(link, 1, seconds)
}

const limiter = (container: MedusaContainer, purpose: Counted | 'read'): RateLimiterAbstract =>
  purpose === 'read'
    ? reads
    : rateLimiter(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), {
        name: `store_${purpose}`,
        points: points[purpose],
        seconds,
      })

/**
 * Counts one request of a stranger: for the address by what it costs, and for the cart (or its payment, or the link of a
 * mail) that a change is of; of a page that waits (`link`) for its link alone.
 *
 * @throws AppError too_many_requests with Retry-After
 */
export async function limitStore(
  container: MedusaContainer,
  cost: StoreLimit | 'read',
  { ipAddress }: RequestOrigin,
  recordId: string | undefined,
): Promise<void> {
  if (cost === 'link') {
    const link = hashLinkToken(recordId ?? '')
    const isKnown = (await links.get(link)) !== null
    return isKnown ? consume(links, link) : consume(reads, addressKey(ipAddress))
  }
  await consume(limiter(container, cost), addressKey(ipAddress))
  if (cost !== 'read' && recordId) await consume(limiter(container, 'perCart'), recordId)
}
