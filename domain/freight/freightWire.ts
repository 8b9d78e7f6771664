import { z } from 'zod'
import { FREIGHT_STATES } from './freightRegions'
import { BOX_SIZES } from './splitIntoBoxes'
import {
  AMOUNT_MAX_CENTS,
  FREIGHT_DAYS_MAX,
  FREIGHT_PRICE_MAX_CENTS,
  HANDLING_DAYS_MAX,
} from '../limits'

const box = z.number().int().min(0).max(FREIGHT_PRICE_MAX_CENTS).optional()

const stateFreight = z.strictObject({
  /** Cents of a box of so many bottles; what is absent is not offered. */
  prices: z
    .strictObject({ 1: box, 2: box, 3: box, 6: box, 12: box })
    .refine((prices) => BOX_SIZES.some((size) => prices[size] !== undefined), {
      error: 'Informe o preço de uma caixa',
    }),
  /** Working days on the way. */
  days: z.number().int().min(0).max(FREIGHT_DAYS_MAX),
})

/** By state; one that is absent is not served. */
export const freightStates = z.partialRecord(z.enum(FREIGHT_STATES), stateFreight)

const table = {
  /** Cents of wine from which on the freight is free. */
  free_above: z.number().int().min(0).max(AMOUNT_MAX_CENTS).nullable(),
  /** Working days from the approval until the bottles leave. */
  handling_days: z.number().int().min(0).max(HANDLING_DAYS_MAX),
  states: freightStates,
}

/** `version` is that of the table on the screen: one that somebody has saved meanwhile is a conflict (409). */
export const freightRequest = z.strictObject({ ...table, version: z.number().int().min(0) })
export type FreightRequest = z.output<typeof freightRequest>

/** A seller's table; version 0 is the site's start table, in force until the seller saves one. */
export const freightResponse = z.object({
  freight: z.object({ ...table, version: z.number() }),
  /** What the form proposes: the operator's table, or an estimate by the distance from the seller's state. */
  suggestion: z.object(table),
})
export type FreightResponse = z.output<typeof freightResponse>
