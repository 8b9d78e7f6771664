import { z } from 'zod'

/** One of a wine's values, before and after a change: cents for the prices, bottles for the stock; null: there is none. */
export const valueMove = z.object({
  field: z.enum(['retail', 'wholesale', 'quantity']),
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** How far it moves; null: as prices and stock do every day. */
  size: z.enum(['large', 'factor']).nullable(),
})
export type ValueMove = z.infer<typeof valueMove>
