import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isGivenBack } from '#domain/orders/paymentStatus'
import { packageStep } from '#domain/orders/packageStep'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
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
      await unpack(container, transaction, { order, one, actorId: input.actor.id })
      if (isGivenBack(order)) await releaseReservations(transaction.knex, order.id)
      return {
        before: { package_step: packageStep(one) },
        after: { fulfillment_id: fulfillmentId, package_step: 'canceled' },
      }
    },
  })
}

/** Cancels a package that was not sent: its bottles are in stock again, reserved for the order. */
export async function unpack(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { order, one, actorId }: { order: LockedOrder; one: OrderFulfillment; actorId: string },
): Promise<void> {
  await putBottlesBack(transaction.knex, one)
  await container
    .resolve(Modules.ORDER)
    .cancelFulfillment(engineFulfillment(order, one, actorId), transaction.context(Modules.ORDER))
  await container
    .resolve(Modules.FULFILLMENT)
    .cancelFulfillment(one.id, transaction.context(Modules.FULFILLMENT))
}
