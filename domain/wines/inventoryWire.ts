import { z } from 'zod'

import { STOCK_MAX } from '../limits'
import { id } from '../wire/common'

/** Bottles in stock at one location. */
const stockedQuantity = z.number().int().min(0).max(STOCK_MAX)

/** What the person saw: when the stock is neither this nor the wanted one, the answer is 409 and nothing is stored. */
const expectation = { expected_stocked_quantity: stockedQuantity.optional() }

/** POST /vendor/inventory-items/{id}/location-levels. */
export const levelCreateRequest = z.strictObject({
  location_id: id,
  variant_id: id.optional(),
  stocked_quantity: stockedQuantity,
  ...expectation,
})

/** POST /vendor/inventory-items/{id}/location-levels/{locationId}. */
export const levelUpdateRequest = z.strictObject({
  stocked_quantity: stockedQuantity,
  ...expectation,
})

/** The level after the write, and the wine's status, which a stock of 0 may have changed (R21). */
export const levelResponse = z.object({
  location_level: z.object({
    location_id: z.string(),
    stocked_quantity: z.number(),
    /** Bottles reserved by orders that have not left yet: stocked = available + reserved. */
    reserved_quantity: z.number(),
    available_quantity: z.number(),
  }),
  product_status: z.string().optional(),
})
export type LevelResponse = z.infer<typeof levelResponse>
