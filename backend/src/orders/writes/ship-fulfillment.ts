import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { packageStep } from '#domain/orders/packageStep'
import type { ShipmentCreateRequest } from '#domain/orders/fulfillmentWire'
import { AppError } from '../../engine/errors/AppError'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { refuseWithoutInvoice } from './refuseWithoutInvoice'
import type { LockedOrder } from './lockOrder'
import { mailShipment } from './mailShipment'
import { engineFulfillment, fulfillmentOf } from './engineFulfillment'
import { codesOf, shipmentLabels } from './shipmentLabels'

/**
 * The seller sends a package with its tracking codes, and the buyer gets an e-mail in the same transaction.
 *
 * @throws as `actOnOrder` (a package that is on its way with other codes is a conflict), and AppError invalid_data for
 *   lines of another order
 */
export async function shipFulfillment(
  container: MedusaContainer,
  {
    request,
    fulfillmentId,
    ...input
  }: OrderActInput & { fulfillmentId: string; request: ShipmentCreateRequest },
): Promise<void> {
  const labels = shipmentLabels(request.labels)
  const codes = codesOf(labels)
  await actOnOrder(container, input, {
    action: 'ship',
    auditAs: 'order.fulfillment.ship',
    fulfillmentId,
    isDone: (order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      return (
        !one.canceled_at &&
        Boolean(one.shipped_at) &&
        String(one.tracking_numbers) === String(codes)
      )
    },
    apply: async (transaction, order) => {
      refuseWithoutInvoice(order)
      refuseForeignLines(order, request.items ?? [])
      const one = fulfillmentOf(order, fulfillmentId)
      await container
        .resolve(Modules.FULFILLMENT)
        .updateFulfillment(
          fulfillmentId,
          { labels, shipped_at: new Date(), marked_shipped_by: input.actor.id } as object,
          transaction.context(Modules.FULFILLMENT),
        )
      await container
        .resolve(Modules.ORDER)
        .registerShipment(
          engineFulfillment(order, one, input.actor.id),
          transaction.context(Modules.ORDER),
        )
      await mailShipment(container, transaction.knex, order, one, labels)
      return {
        before: { package_step: packageStep(one) },
        after: { fulfillment_id: fulfillmentId, package_step: 'shipped', tracking_numbers: codes },
      }
    },
  })
}

function refuseForeignLines(order: LockedOrder, items: { id: string; quantity: number }[]): void {
  for (const [index, { id, quantity }] of items.entries()) {
    const line = order.items.find((item) => item.id === id)
    const message = !line
      ? 'Este vinho não é deste pedido.'
      : quantity > line.quantity
        ? `${line.title}: o pedido tem só ${line.quantity}.`
        : null
    if (message)
      throw AppError.invalid(message, { [`items.${index}.${line ? 'quantity' : 'id'}`]: message })
  }
}
