import { z } from 'zod'

/** What `workflows/checkout/quoteDelivery` wrote; buyers of the first version could write there as well. */
const terms = z.object({
  boxes: z.array(z.object({ size: z.number(), count: z.number() })),
  handling_days: z.number(),
  delivery_days: z.number(),
})

/** The boxes and days that a delivery was promised with; none for one of a fixed price. */
export function deliveryTerms(data: unknown): {
  boxes: { size: number; count: number }[]
  handling_days: number | null
  delivery_days: number | null
} {
  const read = terms.safeParse(data)
  return read.success ? read.data : { boxes: [], handling_days: null, delivery_days: null }
}
