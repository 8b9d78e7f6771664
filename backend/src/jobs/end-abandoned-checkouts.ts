import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { env } from '../env'
import { endAbandonedCarts } from '../workflows/checkout/end-abandoned-carts'
import { endUnpaidOrders } from '../workflows/orders/end-unpaid-orders'
import { forgetOldTaxIds } from '../workflows/privacy/forgetTaxIds'

/** Ends what buyers left behind: orders without a payment, carts that nobody came back to, tax ids after their time. */
export default async function endAbandonedCheckouts(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  for (const id of await endUnpaidOrders(container, env.WINEX_UNPAID_HOURS))
    logger.info(`Nobody paid for ${id}: it is canceled, and its bottles are for sale again`)
  await endAbandonedCarts(container, env.WINEX_CART_DAYS)
  await forgetOldTaxIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
}

/** Every thirty seconds. */
export const config = { name: 'end-abandoned-checkouts', schedule: '*/30 * * * * *' }
