import type { MedusaContainer } from '@medusajs/framework/types'
import { isDeepStrictEqual } from 'node:util'
import { toCents } from '#domain/values/money'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { deliveriesOf, type OfferedDelivery } from './deliveriesOf'
import { chosenDeliveries, putDelivery, type ChosenDelivery } from './putDelivery'

/**
 * Other bottles or another address are another freight: the chosen delivery gets the price, boxes and days of now. One that
 * the seller of the wines does not offer, or not to there, leaves the cart; the buyer chooses again.
 */
export async function matchDelivery(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<void> {
  const before = await chosenDeliveries(transaction, cartId)
  if (before.length === 0) return
  const { deliveries } = await deliveriesOf(container, transaction.knex, cartId)
  const delivery = deliveries.find(({ id }) => before.some((one) => one.shipping_option_id === id))
  if (delivery && before.every((one) => isDeliveryOf(one, delivery))) return
  await putDelivery(container, transaction, cartId, { before, delivery: delivery ?? null })
}

/** Whether a chosen delivery is this offer, with its price and all that it promises. */
export const isDeliveryOf = (chosen: ChosenDelivery, offer: OfferedDelivery): boolean =>
  chosen.shipping_option_id === offer.id &&
  toCents(chosen.amount) === toCents(offer.amount) &&
  isDeepStrictEqual(chosen.data, offer.terms)
