import { z } from 'zod'

import { ORDER_BATCH_MAX } from '../limits'
import { id } from '../wire/common'
import { trackingNumber } from './fulfillmentWire'
import { order } from './orderWire'

/** POST /vendor/orders/batch/accept and …/fulfillments: one package each, of all bottles that are left. */
export const orderBatchRequest = z.strictObject({ ids: z.array(id).min(1).max(ORDER_BATCH_MAX) })

/** POST /vendor/orders/batch/shipments: each package with its one code. */
export const shipmentBatchRequest = z.strictObject({
  shipments: z
    .array(z.strictObject({ id, fulfillment_id: id, tracking_number: trackingNumber }))
    .min(1)
    .max(ORDER_BATCH_MAX),
})
export type ShipmentBatchRequest = z.infer<typeof shipmentBatchRequest>

/** What became of each, in the order of the request; `message` says why not. */
export const orderBatchResponse = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
})
export type OrderBatchResult = z.infer<typeof orderBatchResponse>['results'][number]

/** GET /vendor/orders/slips?ids=a,b: the orders of one print. */
export const orderSlipsQuery = z.object({
  ids: z
    .string()
    .transform((list) => [...new Set(list.split(',', ORDER_BATCH_MAX + 1))])
    .pipe(z.array(id).min(1).max(ORDER_BATCH_MAX)),
})
export const orderSlipsResponse = z.object({ orders: z.array(order) })
