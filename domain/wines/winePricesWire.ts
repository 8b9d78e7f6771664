import { z } from 'zod'
import { PRICE_ROWS_MAX, STOCK_MAX, WINES_AT_ONCE_MAX } from '../limits'
import { cents, id, timestamp } from '../wire/common'
import { sellerProductFilters, wholesaleInput } from './productWire'

const bottles = z.number().int().min(0).max(STOCK_MAX)

/** What the grid shows of a wine and what it changes. Amounts in cents. */
const values = {
  /** Null: the wine has no retail price yet. */
  retail: z.number().nullable(),
  wholesale: z.object({ amount: z.number(), min_quantity: z.number() }).nullable(),
  /** Bottles that can be sold; those reserved by orders come on top. */
  available: z.number(),
  /** Bottles at which the seller is told; null: the usual number, 0: never. */
  low_stock: z.number().nullable(),
}
const winePrices = z.object(values)
export type WinePrices = z.infer<typeof winePrices>

/** GET /vendor/products/prices: rows of the grid by title; one page is as long as `limit` until the last. */
export const winePricesQuery = z.object({
  limit: z.coerce.number().int().min(1).max(PRICE_ROWS_MAX).default(PRICE_ROWS_MAX),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  ...sellerProductFilters,
})
export type WinePricesQuery = z.infer<typeof winePricesQuery>

const winePriceRow = z.object({ id: z.string(), title: z.string(), status: z.string(), ...values })
export type WinePriceRow = z.infer<typeof winePriceRow>
export const winePricesResponse = z.object({ wines: z.array(winePriceRow) })

/** What may be changed, and with the same keys what the person saw; absent keys stay. */
const valuesInput = {
  retail: cents.nullable().optional(),
  wholesale: wholesaleInput.optional(),
  available: bottles.optional(),
  low_stock: bottles.nullable().optional(),
}

/** One wine of POST /vendor/products/prices. A value that is neither the expected nor the wanted one is a conflict. */
const winePriceChange = z.strictObject({
  id,
  ...valuesInput,
  retail: cents.optional(),
  expected: z.strictObject(valuesInput).optional(),
})
export type WinePriceChange = z.infer<typeof winePriceChange>

export const winePricesRequest = z.strictObject({
  wines: z.array(winePriceChange).min(1).max(WINES_AT_ONCE_MAX),
})

/** What became of one wine, in the order asked for. */
const winePriceResult = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** Why not. */
  message: z.string().nullable(),
  /** Somebody or a sale has changed it meanwhile: `current` is what is stored. */
  conflict: z.boolean(),
  /** What is stored now; null when it is not known. */
  current: winePrices.extend({ status: z.string() }).nullable(),
  /** Of a conflict over a price: who changed it, when it is known (`winex` for staff), and when. A sale has no name. */
  changed_by: z.object({ who: z.string(), at: timestamp }).nullish(),
})
export type WinePriceResult = z.infer<typeof winePriceResult>
export const winePricesResults = z.object({ results: z.array(winePriceResult) })
