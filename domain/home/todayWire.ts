import { z } from 'zod'
import { WAITING_STEPS } from '../orders/waitingStep'
import { WINE_ATTENTIONS } from '../wines/wineAttention'
import { timestamp } from '../wire/common'

const counts = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.record(z.enum(keys), z.number())

/** GET /vendor/today: what waits for the seller. Counts are of everything; lines are the first few of each kind. */
export const todayResponse = z.object({
  orders: z.object({
    counts: counts(WAITING_STEPS),
    /** The oldest of each step. */
    lines: z.array(
      z.object({
        id: z.string(),
        display_id: z.number().nullable(),
        step: z.enum(WAITING_STEPS),
        customer: z.string().nullable(),
        /** Bottles. */
        item_count: z.number(),
        /** Cents. */
        total: z.number(),
        created_at: timestamp,
      }),
    ),
  }),
  wines: z.object({
    counts: counts(WINE_ATTENTIONS),
    /** Those with the fewest bottles of each kind. */
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        attention: z.enum(WINE_ATTENTIONS),
        /** Bottles available. */
        stock: z.number(),
        /** What staff wrote. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  account: z.object({ profile_open: z.boolean(), contract_open: z.boolean() }),
  /** The newest spreadsheet that was checked and not imported, or whose import has stopped. */
  stopped_import: z
    .object({
      id: z.string(),
      filename: z.string(),
      status: z.enum(['checked', 'importing']),
      created_at: timestamp,
    })
    .nullable(),
  /** Since Sunday in São Paulo (R52): orders that are not canceled, and sales as the ledger entered them, net of what was given back; cents. */
  week: z.object({ orders: z.number(), amount: z.number() }),
})
export type Today = z.infer<typeof todayResponse>
