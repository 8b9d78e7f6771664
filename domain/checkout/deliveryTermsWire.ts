import { z } from 'zod'

/** How an order's bottles travel, and working days until they leave and on the way: what its delivery was promised with. */
export const deliveryTerms = z.object({
  /** The largest boxes first. */
  boxes: z.array(z.object({ size: z.number(), count: z.number() })),
  handling_days: z.number(),
  delivery_days: z.number(),
})
export type DeliveryTerms = z.output<typeof deliveryTerms>

/**
 * The `data` of a delivery in a cart or an order. The checkout wrote it, but buyers of the first version could write there
 * as well.
 *
 * @returns null for a delivery of a fixed price
 */
export const readDeliveryTerms = (data: unknown): DeliveryTerms | null =>
  deliveryTerms.safeParse(data).data ?? null
