import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env, hasPix } from '../env'
import { endAbandonedCarts } from '../checkout'
import { endUnpaidOrders, forgetOldTaxIds } from '../orders'
import { endLeftCharges } from '../pix'

/**
 * Ends what buyers left behind: orders without a payment, carts that nobody came back to, tax ids after their time.
 * Each runs although another one fails, which is logged.
 */
export default async function endAbandonedCheckouts(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const parts = {
    'ending unpaid orders': async () => {
      const hours = { unpaid: env.WINEX_UNPAID_HOURS, unanswered: env.WINEX_UNANSWERED_HOURS }
      for (const id of await endUnpaidOrders(container, hours))
        logger.info(
          `Nobody paid or accepted ${id}: it is canceled, and its bottles are for sale again`,
        )
    },
    'ending charges of a bank that is not configured any more': async () => {
      if (!hasPix(env)) await endLeftCharges(container)
    },
    'ending abandoned carts': () => endAbandonedCarts(container, env.WINEX_CART_DAYS),
    'forgetting old tax ids': () =>
      forgetOldTaxIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION)),
  }
  for (const [what, act] of Object.entries(parts)) {
    try {
      await act()
    } catch (error) {
      logger.error(what, error instanceof Error ? error : new Error(String(error)))
    }
  }
}

/** Every thirty seconds. */
export const config = { name: 'end-abandoned-checkouts', schedule: '*/30 * * * * *' }
