import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules, generateEntityId } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isGivenBack } from '#domain/orders/paymentStatus'
import { packageStep } from '#domain/orders/packageStep'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
import { releaseReservations } from './releaseReservations'
import { engineFulfillment, fulfillmentOf } from './engineFulfillment'
import { runStatement } from '../../engine/database/runStatement'
import { changeLevels } from '../../wines'

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

/** Puts the bottles of a package back where they were taken from, and reserves them for their lines again. */
async function putBottlesBack(transaction: Knex, one: OrderFulfillment): Promise<void> {
  const bottles = one.items.flatMap(({ inventory_item_id, line_item_id, quantity }) =>
    inventory_item_id ? [{ inventory_item_id, line_item_id, quantity }] : [],
  )
  for (const { inventory_item_id, line_item_id, quantity } of bottles) {
    const where = { inventory_item_id, line_item_id, location_id: one.location_id }
    const rows = await runStatement(
      transaction,
      `update reservation_item set quantity = quantity + $1, updated_at = now(),
         raw_quantity = jsonb_build_object('value', (quantity + $1)::text, 'precision', 20)
       where inventory_item_id = $2 and line_item_id = $3 and location_id = $4 and deleted_at is null returning 1`,
      [quantity, inventory_item_id, line_item_id, one.location_id],
    )
    if (rows.length > 0) continue
    await transaction('reservation_item').insert({
      id: generateEntityId(undefined, 'resitem'),
      ...where,
      quantity,
      raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
      allow_backorder: false,
    })
  }
  await changeLevels(
    transaction,
    bottles.map(({ inventory_item_id, quantity }) => ({
      inventoryItemId: inventory_item_id,
      locationId: one.location_id,
      stocked: quantity,
      reserved: quantity,
    })),
  )
}
