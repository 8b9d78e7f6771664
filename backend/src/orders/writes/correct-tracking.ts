import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import type { TrackingUpdateRequest } from '#domain/orders/fulfillmentWire'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { mailShipment } from './mailShipment'
import { fulfillmentOf } from './engineFulfillment'
import { codesOf, shipmentLabels, type ShipmentLabel } from './shipmentLabels'

/**
 * The seller corrects the tracking codes of a package that is on its way, and the buyer gets the right ones by e-mail
 * in the same transaction. Errors as `actOnOrder`; a delivered package is refused.
 */
export async function correctTracking(
  container: MedusaContainer,
  {
    request,
    fulfillmentId,
    ...input
  }: OrderActInput & { fulfillmentId: string; request: TrackingUpdateRequest },
): Promise<void> {
  const labels = shipmentLabels(request.labels)
  const codes = codesOf(labels)
  await actOnOrder(container, input, {
    action: 'correctTracking',
    auditAs: 'order.fulfillment.tracking',
    fulfillmentId,
    isDone: (order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      return Boolean(one.shipped_at) && String(one.tracking_numbers) === String(codes)
    },
    apply: async ({ knex }, order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      const correctionId = await replaceLabels(knex, fulfillmentId, labels)
      await mailShipment(container, knex, order, one, labels, correctionId)
      return {
        before: { tracking_numbers: one.tracking_numbers },
        after: { fulfillment_id: fulfillmentId, tracking_numbers: codes },
      }
    },
  })
}

/** @returns id of the first new label, which names this correction */
async function replaceLabels(
  transaction: Knex,
  fulfillmentId: string,
  labels: ShipmentLabel[],
): Promise<string> {
  await transaction('fulfillment_label')
    .where({ fulfillment_id: fulfillmentId })
    .whereNull('deleted_at')
    .update({ deleted_at: transaction.fn.now() })
  const rows = labels.map((label) => ({
    id: generateEntityId(undefined, 'fulla'),
    fulfillment_id: fulfillmentId,
    ...label,
  }))
  await transaction('fulfillment_label').insert(rows)
  return rows[0]?.id ?? fulfillmentId
}
