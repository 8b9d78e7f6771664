import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { activeFulfillment, remainingItems } from '#domain/orders/orderActions'
import { hashRequest } from '../../engine/database/hashRequest'
import { AppError } from '../../engine/errors/AppError'
import { readOrderDocument } from '../reads/orderDocument'
import type { OrderActInput } from './actOnOrder'
import { createFulfillment } from './create-fulfillment'

/**
 * Packs everything that is left of an order into one package; an order that is packed already is done. Errors as
 * `createFulfillment`, which looks again under the order's lock.
 */
export async function packOrder(
  container: MedusaContainer,
  /** The key may be that of many orders: each has one of its own of it. */
  { idempotencyKey: key, ...input }: OrderActInput & { idempotencyKey: string | null },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const order = await readOrderDocument(knex, input.orderId, input.sellerId)
  if (!order) throw AppError.notFound('Pedido não encontrado')
  const left = remainingItems(order)
  if (left.length === 0 && activeFulfillment(order)) return
  await createFulfillment(container, {
    ...input,
    idempotencyKey: key && hashRequest([key, input.orderId]),
    request: {
      items: left.map(({ id, quantity, requires_shipping }) => ({
        id,
        quantity,
        requires_shipping,
      })),
      requires_shipping: true,
    },
  })
}
