import { z } from 'zod'

import { INVOICE_KEY_TYPED_MAX, ORDER_BATCH_MAX } from '../limits'
import { id, text, timestamp } from '../wire/common'
import { trackingNumber } from './fulfillmentWire'
import { order } from './orderWire'

/** POST /vendor/orders/batch/accept and …/fulfillments: one package each, of all bottles that are left. */
export const orderBatchRequest = z.strictObject({ ids: z.array(id).min(1).max(ORDER_BATCH_MAX) })

/**
 * POST /vendor/orders/batch/shipments: each package with its one code; without a package all that is left of the order is
 * packed first. The invoice's key goes first, and alone when there is no code yet; it replaces none that is set.
 */
export const shipmentBatchRequest = z.strictObject({
  shipments: z
    .array(
      z
        .strictObject({
          id,
          fulfillment_id: id.optional(),
          tracking_number: trackingNumber.optional(),
          access_key: text(INVOICE_KEY_TYPED_MAX).optional(),
        })
        .refine(({ tracking_number, access_key }) => tracking_number ?? access_key, {
          error: 'Informe o código ou a chave da nota.',
        }),
    )
    .min(1)
    .max(ORDER_BATCH_MAX),
  /** The codes that look wrong are meant: without it they are answered by a question (409). */
  confirmed: z.boolean().optional(),
})
export type ShipmentBatchRequest = z.infer<typeof shipmentBatchRequest>

/** POST /vendor/orders/codes: which of these codes another order of the seller than the one they are for has already, as they are kept. */
export const usedCodesRequest = z.strictObject({
  codes: z
    .array(z.strictObject({ code: trackingNumber, order_id: id }))
    .min(1)
    .max(ORDER_BATCH_MAX),
})
export const usedCodesResponse = z.object({ used: z.array(z.string()) })

/** What became of each, in the order of the request; `message` says why not. */
export const orderBatchResponse = z.object({
  results: z.array(z.object({ id: z.string(), ok: z.boolean(), message: z.string().nullable() })),
})
export type OrderBatchResult = z.infer<typeof orderBatchResponse>['results'][number]

/** GET /vendor/orders/slips?ids=a,b: the orders of one print; without `ids` those that are to be sent, the earliest promise first. */
export const orderSlipsQuery = z.object({
  ids: z
    .string()
    .transform((list) => [...new Set(list.split(',', ORDER_BATCH_MAX + 1))])
    .pipe(z.array(id).min(1).max(ORDER_BATCH_MAX))
    .optional(),
})
const orderSlip = order.extend({
  /** Whether the buyer's CPF or CNPJ is known, which is on one order's page only; and when it was last asked for. */
  has_tax_id: z.boolean().optional(),
  tax_id_asked_at: timestamp.nullish(),
})
export type OrderSlip = z.infer<typeof orderSlip>
export const orderSlipsResponse = z.object({ orders: z.array(orderSlip) })
