import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import type { Order } from '#domain/orders/orderWire'
import { AppError } from '../../engine/errors/AppError'
import { presentOrder } from './presentOrder'
import { SUMS_RELATIONS } from './sale'
import { readOrderDocument } from './orderDocument'

/**
 * One order of a seller for its page (spec §2, §3): amounts in cents, totals that add up, commission, timeline.
 *
 * @param isTaxIdWhole as presentOrder
 * @throws AppError not_found for a missing order and for another seller's (R42)
 */
export async function findOrder(
  container: MedusaContainer,
  orderId: string,
  sellerId: string,
  isTaxIdWhole?: boolean,
): Promise<Order> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const document = await readOrderDocument(knex, orderId, sellerId)
  if (!document) throw AppError.notFound('Pedido não encontrado')
  // Taxes and discounts of lines and deliveries are the engine's own sums.
  const totals = await container.resolve(Modules.ORDER).retrieveOrder(orderId, {
    select: ['id', 'item_subtotal', 'shipping_subtotal', 'tax_total', 'discount_subtotal'],
    relations: SUMS_RELATIONS,
  })
  const sums = {
    shipping: Number(totals.shipping_subtotal ?? 0),
    tax: Number(totals.tax_total ?? 0),
    discount: Number(totals.discount_subtotal ?? 0),
  }
  return presentOrder(document, sums, isTaxIdWhole)
}
