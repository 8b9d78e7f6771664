import { z } from 'zod'
import { FREE_TEXT_MAX, PIX_WEBHOOK_MAX } from '../limits'
import { PAYOUT_REASON_MIN, PAYOUT_REASON_PROBLEM } from '../money/payouts'
import { isDateOnly } from '../values/dates'
import { cents, listQuery, listResponse, longText, timestamp } from '../wire/common'
import { bankEndToEndIdSchema } from './bankApi'
import { BUYER_ORDER_STATES } from './buyerOrderState'
import { PIX_PROBLEM_KEYS } from './pixProblems'
import { DIFFERENCE_KINDS } from './reconcile'

const day = z.string().refine(isDateOnly, { error: 'Data inválida' })

/** GET /store/orders/by-link/{token}/state: what the buyer's page asks every second and a half. */
export const buyerOrderStateResponse = z.object({ state: z.enum(BUYER_ORDER_STATES) })

/**
 * GET /store/orders/by-link/{token}: an order as its buyer sees it, cents. Nothing of who bought and where to: the link may be
 * passed on.
 */
export const buyerOrderResponse = z.object({
  order: z.object({
    display_id: z.number(),
    created_at: timestamp,
    seller_name: z.string(),
    state: z.enum(BUYER_ORDER_STATES),
    /** To be paid until then; null once it is over. `copy_paste`: null while the bank has not made it. */
    charge: z
      .object({ amount: z.number(), copy_paste: z.string().nullable(), expires_at: timestamp })
      .nullable(),
    items: z.array(
      z.object({
        title: z.string(),
        quantity: z.number(),
        /** Of these, bottles that were given back and are not sent. */
        canceled_quantity: z.number(),
        unit_price: z.number(),
        total: z.number(),
      }),
    ),
    subtotal: z.number(),
    shipping_total: z.number(),
    discount_total: z.number(),
    tax_total: z.number(),
    total: z.number(),
    /** yyyy-MM-dd, as it was promised; null before the approval, and when nothing is left to come. */
    promised_on: z.string().nullable(),
    packages: z.array(
      z.object({
        bottles: z.number(),
        shipped_at: timestamp.nullable(),
        delivered_at: timestamp.nullable(),
        codes: z.array(z.object({ code: z.string().nullable(), link: z.string().nullable() })),
      }),
    ),
    /** The access key of its invoice. */
    invoice_key: z.string().nullable(),
    /** What was paid and booked for it. */
    receipts: z.array(z.object({ amount: z.number(), at: timestamp, end_to_end_id: z.string() })),
    /** `settled_at`: when it was carried out; null while it is under way. */
    refunds: z.array(
      z.object({ amount: z.number(), asked_at: timestamp, settled_at: timestamp.nullable() }),
    ),
    /** Path of the page on which bottles are given back, while that is possible. */
    return_path: z.string().nullable(),
  }),
})
export type BuyerOrder = z.infer<typeof buyerOrderResponse>['order']

/** Money that waits for a decision of staff; cents. */
export const pixReceipt = z.object({
  /** The bank's end-to-end id. */
  id: z.string(),
  problem: z.enum(PIX_PROBLEM_KEYS),
  amount: z.number(),
  received_at: timestamp,
  txid: z.string().nullable(),
  /** `amount`: what the order asked for. */
  order: z
    .object({ id: z.string(), display_id: z.number(), amount: z.number().nullable() })
    .nullable(),
  /** Of `refund_failed`, and of a receipt whose giving back failed: the bank's words. */
  bank_reason: z.string().nullable(),
})
export type PixReceipt = z.infer<typeof pixReceipt>

/** GET /admin/pix/receipts: what waits, the oldest first. */
export const pixReceiptListQuery = listQuery(['received_at'], {})
export type PixReceiptListQuery = z.infer<typeof pixReceiptListQuery>
export const pixReceiptListResponse = listResponse(
  'receipts',
  pixReceipt,
  z.object({ waiting: z.number(), amount: z.number() }),
)
export type PixReceiptListResponse = z.infer<typeof pixReceiptListResponse>

/** The answer of every act: the receipt has left the list. */
export const pixDecisionResponse = z.object({ id: z.string() })

/** POST …/refund: the cents that the screen showed; others are a conflict. */
export const pixRefundRequest = z.strictObject({ amount: cents })
export const pixDismissRequest = z.strictObject({
  reason: longText(FREE_TEXT_MAX).min(PAYOUT_REASON_MIN, { error: PAYOUT_REASON_PROBLEM }),
})

/** What the bank sends (WebhookPixBody): hints, of which the ids are read one by one and asked for (`endToEndIdOf`). */
export const pixWebhookRequest = z.object({ pix: z.array(z.unknown()).max(PIX_WEBHOOK_MAX) })

/** GET /admin/pix/reconciliation?day=yyyy-MM-dd */
export const reconciliationQuery = z.object({ day })
const orderName = z.object({ id: z.string(), display_id: z.number() })
export const reconciliationResponse = z.object({
  day: z.string(),
  bank: z.object({ receipts: z.number(), received: z.number(), given_back: z.number() }),
  ours: z.object({
    receipts: z.number(),
    received: z.number(),
    booked: z.number(),
    waiting: z.number(),
    other: z.number(),
    given_back: z.number(),
  }),
  differences: z.array(
    z.object({
      kind: z.enum(DIFFERENCE_KINDS),
      end_to_end_id: z.string(),
      refund_id: z.string().nullable(),
      order: orderName.nullable(),
      bank: z.number().nullable(),
      ours: z.number().nullable(),
    }),
  ),
})
export type Reconciliation = z.infer<typeof reconciliationResponse>

/** POST /admin/pix/reconciliation/receipts: end-to-end ids of what the bank shows and we do not have. */
export const missingReceiptsRequest = z.strictObject({
  ids: z.array(bankEndToEndIdSchema).min(1).max(PIX_WEBHOOK_MAX),
})
/** What became of them: booked for an order, waiting for a decision, and not known yet, which a job goes on asking for. */
export const missingReceiptsResponse = z.object({
  booked: z.number(),
  waiting: z.number(),
  asked: z.number(),
})
export type MissingReceipts = z.infer<typeof missingReceiptsResponse>
