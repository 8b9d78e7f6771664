import { z } from 'zod'

import { SHEET_LIST_MAX, STOCK_MAX, TRACKING_CODE_MAX, URL_MAX } from '../limits'
import { normalizeTrackingCode, TRACKING_CODE_REQUIRED, trackingCodeProblem } from './tracking'
import { id, timestamp, text } from '../wire/common'

export const label = z.object({
  id: z.string().nullish(),
  tracking_number: z.string().nullish(),
  code: z.string().nullish(),
  tracking_url: z.string().nullish(),
})
export type Label = z.infer<typeof label>

export const fulfillment = z.object({
  id: z.string(),
  created_at: timestamp,
  packed_at: timestamp.nullish(),
  shipped_at: timestamp.nullish(),
  delivered_at: timestamp.nullish(),
  canceled_at: timestamp.nullish(),
  labels: z.array(label).default([]),
  items: z.array(z.object({ line_item_id: z.string().nullish(), quantity: z.number() })).optional(),
})
export type Fulfillment = z.infer<typeof fulfillment>

const items = z
  .array(
    z.strictObject({
      id,
      quantity: z.number().int().min(1).max(STOCK_MAX),
      requires_shipping: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(SHEET_LIST_MAX * 2)

/** POST /vendor/orders/{id}/fulfillments (spec §7). */
export const fulfillmentCreateRequest = z.strictObject({
  items,
  location_id: id.optional(),
  requires_shipping: z.boolean().optional(),
})
export type FulfillmentCreateRequest = z.infer<typeof fulfillmentCreateRequest>

/** An address that a page may link to: http(s) only, so no script hides in it. */
const link = z
  .string()
  .max(URL_MAX)
  .regex(/^https?:\/\/[^\s\p{Cc}\p{Surrogate}"'<>]+$/u, { error: 'Endereço inválido' })

/** A code as it is kept; what cannot be one is refused with the reason. */
export const trackingNumber = text(TRACKING_CODE_MAX)
  .min(1, { error: TRACKING_CODE_REQUIRED })
  .superRefine((code, context) => {
    const problem = trackingCodeProblem(code)
    if (problem && code !== '') context.addIssue({ code: 'custom', message: problem })
  })
  .overwrite(normalizeTrackingCode)

const labels = z
  .array(
    z.strictObject({
      tracking_number: trackingNumber,
      tracking_url: z.union([link, z.literal('')]).optional(),
      label_url: z.union([link, z.literal('')]).optional(),
    }),
  )
  .min(1)
  .max(10)

/** POST /vendor/orders/{id}/fulfillments/{fid}/tracking: the right codes of a package that is on its way. */
export const trackingUpdateRequest = z.strictObject({ labels })
export type TrackingUpdateRequest = z.infer<typeof trackingUpdateRequest>

/** POST /vendor/orders/{id}/fulfillments/{fid}/shipments (spec §7). */
export const shipmentCreateRequest = z.strictObject({
  items: items.optional(),
  labels,
  /** False: what looks wrong is answered by a question. Absent, as spec §7 has it, or true: it is sent. */
  confirmed: z.boolean().optional(),
})
export type ShipmentCreateRequest = z.infer<typeof shipmentCreateRequest>
