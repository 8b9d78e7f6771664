import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isGivenBack } from '#domain/orders/paymentStatus'
import { packageStep } from '#domain/orders/packageStep'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { releaseReservations } from './releaseReservations'
import { engineFulfillment, fulfillmentOf } from './engineFulfillment'
import { putBottlesBack } from './putBottlesBack'

/**
 * The seller unpacks a package that was not sent: its bottles are in stock again, reserved for the order as before unless
 * all its money was given back. Errors as `actOnOrder`.
 */
export async function cancelFulfillment(
  container: MedusaContainer,
  { fulfillmentId, ...input }: OrderActInput & { fulfillmentId: string },
): Promise<void> {
  await actOnOrder(container, input, {
    action: 'cancelFulfillment',
    auditAs: 'order.fulfillment.cancel',
    fulfillmentId,
    movesStock: true,
    isDone: (order) => Boolean(fulfillmentOf(order, fulfillmentId).canceled_at),
    apply: async (transaction, order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      await putBottlesBack(transaction.knex, one)
      if (isGivenBack(order)) await releaseReservations(transaction.knex, order.id)
      await container
        .resolve(Modules.ORDER)
        .cancelFulfillment(
          engineFulfillment(order, one, input.actor.id),
          transaction.context(Modules.ORDER),
        )
      await container
        .resolve(Modules.FULFILLMENT)
        .cancelFulfillment(fulfillmentId, transaction.context(Modules.FULFILLMENT))
      return {
        before: { package_step: packageStep(one) },
        after: { fulfillment_id: fulfillmentId, package_step: 'canceled' },
      }
    },
  })
}
