import { z } from 'zod'
import { ORDER_BATCH_MAX } from '../limits'
import { ORDER_WAITING } from '../orders/orderWaiting'
import { WAITING_STEPS } from '../orders/waitingStep'
import { RETURN_REASON_KEYS } from '../returns/returnReasons'
import { RETURN_STATE_KEYS } from '../returns/returnState'
import { ONBOARDING_STEPS } from '../sellers/onboarding'
import { WINE_ATTENTIONS } from '../wines/wineAttention'
import { timestamp } from '../wire/common'

const counts = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.record(z.enum(keys), z.number())

/** GET /vendor/today: what waits for the seller. Counts are of everything; lines are the first few of each kind. */
export const todayResponse = z.object({
  orders: z.object({
    counts: counts(ORDER_WAITING),
    /** Of each kind the most urgent: to be answered, the paid ones; to be sent, those that are late, then by their promised day; else the oldest. */
    lines: z.array(
      z.object({
        id: z.string(),
        display_id: z.number().nullable(),
        waiting: z.enum(ORDER_WAITING),
        /** Of an order to be sent: whether its package is packed already. */
        step: z.enum(WAITING_STEPS).nullable(),
        customer: z.string().nullable(),
        /** Bottles that the buyer is to get; of an order to be sent, those that have not left. */
        item_count: z.number(),
        /** Cents. */
        total: z.number(),
        created_at: timestamp,
        /** From when the deadline of the answer counts. */
        due_from: timestamp,
        payment_status: z.string(),
        /** yyyy-MM-dd: promised to the buyer; for a return, when it was asked for. */
        day: z.string().nullable(),
        is_late: z.boolean(),
        reason: z.enum(RETURN_REASON_KEYS).nullable(),
        /** Of a return: asked, to be answered, or approved, its bottles on their way. */
        return_state: z.enum(RETURN_STATE_KEYS).nullable(),
        /** The team's message: its beginning, and when. */
        message: z.object({ text: z.string(), at: timestamp }).nullable(),
      }),
    ),
    /** All that 'Aprovar todos' takes, the paid ones first. */
    approvable: z
      .array(
        z.object({
          id: z.string(),
          display_id: z.number().nullable(),
          payment_status: z.string(),
        }),
      )
      .max(ORDER_BATCH_MAX),
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
  /** The steps of joining, and what stays of them for the account; null for who can only read. */
  account: z
    .object({
      done: z.record(z.enum(ONBOARDING_STEPS), z.boolean()),
      /** While nothing is in the store: the newest wine without a price or bottles, and the newest that could be published. */
      unpriced_wine: z.string().nullable(),
      publishable_wine: z.string().nullable(),
      /** Whether there is a commission, and so a contract to sign. */
      is_rated: z.boolean(),
      /** Cents that are due and cannot be paid without a PIX key, and cents that are still to come. */
      pix: z.object({ due: z.number(), to_come: z.number() }),
    })
    .nullable(),
  /** The newest spreadsheet that was checked and not imported, or whose import has stopped; null for who can only read. */
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
