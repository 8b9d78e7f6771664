import { z } from 'zod'

import { AMOUNT_MAX_CENTS, FREE_TEXT_MAX, PASSWORD_MAX } from '../limits'
import { END_TO_END_LENGTH, END_TO_END_PROBLEM, isEndToEndId } from './endToEndId'
import { LEDGER_KIND_KEYS } from './ledger'
import { isMonth } from './payoutDates'
import {
  adjustmentProblem,
  HELD_REASON_KEYS,
  PAYOUT_REASON_MIN,
  PAYOUT_REASON_PROBLEM,
  PAYOUT_FILTERS,
  PAYOUT_STATUS_KEYS,
} from './payouts'
import { PIX_KEY_KIND_KEYS, PIX_KEY_MAX } from './pixKey'
import { APPROVAL_KINDS } from './secondPerson'
import { isDateOnly } from '../values/dates'
import { id, listQuery, listResponse, longText, timestamp, requiredText } from '../wire/common'

/** Cents with a sign. */
const signed = z.number().int()
const day = z.string().refine(isDateOnly, { error: 'Data inválida' })
const month = z.string().refine(isMonth, { error: 'Mês inválido' })
const heldReasons = z.array(z.enum(HELD_REASON_KEYS))
const reason = longText(FREE_TEXT_MAX).min(PAYOUT_REASON_MIN, { error: PAYOUT_REASON_PROBLEM })

/** What a seller has with winex, in cents. `available` and `receivable` can be below zero. */
const balance = z.object({
  /** Sold and captured, but not yet delivered for long enough. */
  receivable: signed,
  /** What the next batch pays. */
  available: signed,
  /** Available, were it not held. */
  held: signed,
  /** In a batch that the bank has not confirmed. */
  in_payment: signed,
  /** All that was ever paid. */
  paid: signed,
  held_reasons: heldReasons,
})
export type Balance = z.infer<typeof balance>

/** A key as its owner recognises it. */
const maskedKey = z.object({
  kind: z.enum(PIX_KEY_KIND_KEYS),
  masked: z.string(),
  usable_at: timestamp,
})

/** GET /vendor/payouts/summary */
export const payoutSummary = z.object({
  balance,
  /** Days after the last delivery. */
  payout_days: z.number(),
  /** The smallest payout, in cents. */
  minimum: z.number(),
  /** What becomes available when; `day` null: when delivered, always the last one. The first 60 lines. */
  calendar: z.array(z.object({ day: z.string().nullable(), amount: signed, orders: z.number() })),
  /** What was earned per month, payouts apart; the last twelve months, the oldest first. */
  months: z.array(z.object({ month: z.string(), net: signed })),
})
export type PayoutSummary = z.infer<typeof payoutSummary>

const payoutRow = z.object({
  id: z.string(),
  number: z.number(),
  amount: signed,
  status: z.enum(PAYOUT_STATUS_KEYS),
  created_at: timestamp,
  paid_on: z.string().nullable(),
  end_to_end_id: z.string().nullable(),
  failure_reason: z.string().nullable(),
  pix_kind: z.enum(PIX_KEY_KIND_KEYS),
  pix_masked: z.string(),
})
export type PayoutRow = z.infer<typeof payoutRow>

/** One order in a payout. All cents; commission and refunds below zero. */
const payoutOrder = z.object({
  order_id: z.string(),
  display_id: z.number().nullable(),
  sale: signed,
  shipping: signed,
  commission: signed,
  /** Percent 0-100; null when no rate held. */
  percentage_rate: z.number().nullable(),
  refund: signed,
  commission_returned: signed,
  net: signed,
})
export type PayoutOrder = z.infer<typeof payoutOrder>

const payoutAdjustment = z.object({
  id: z.string(),
  reason: z.string(),
  amount: signed,
  at: timestamp,
})

/** The orders of one payout, and its adjustments, are shown up to this many each. */
export const PAYOUT_ORDERS_MAX = 1_000

export const payoutDetail = payoutRow.extend({
  orders: z.array(payoutOrder),
  adjustments: z.array(payoutAdjustment),
  /** Of all orders, also of those beyond `PAYOUT_ORDERS_MAX`. */
  order_count: z.number(),
  /** Of all adjustments, likewise. */
  adjustment_count: z.number(),
})
export type PayoutDetail = z.infer<typeof payoutDetail>

export const sellerPayoutListQuery = listQuery(['number'], {})
export const sellerPayoutListResponse = listResponse('payouts', payoutRow, z.object({}))
export const payoutResponse = z.object({ payout: payoutDetail })

/** GET /vendor/payouts/statements: a month's opening and closing balance; the newest first. `closed`: nothing can be added any more. */
export const statementsResponse = z.object({
  statements: z.array(
    z.object({
      month: z.string(),
      opening: signed,
      movement: signed,
      closing: signed,
      closed: z.boolean(),
    }),
  ),
})
export type Statements = z.infer<typeof statementsResponse>['statements']
export const statementQuery = z.object({ month })

/** GET /admin/ledger: the entries of one seller, the newest first. */
export const ledgerListQuery = listQuery(['at'], { seller_id: id })
export type LedgerListQuery = z.infer<typeof ledgerListQuery>
const ledgerEntry = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(LEDGER_KIND_KEYS),
  amount: signed,
  order: z.object({ id: z.string(), display_id: z.number().nullable() }).nullable(),
  payout: z.object({ id: z.string(), number: z.number() }).nullable(),
  /** Of an adjustment. */
  reason: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>
export const ledgerListResponse = listResponse('entries', ledgerEntry, z.object({}))
export type LedgerListResponse = z.infer<typeof ledgerListResponse>

/** A line of a statement, as its files write it. */
export interface StatementEntry {
  at: Date
  kind: (typeof LEDGER_KIND_KEYS)[number]
  amount: number
  order: number | null
  payout: number | null
  reason: string | null
}

/** GET /vendor/pix-key: the key in use, and the one that waits. Only its owner reads it whole. */
export const pixKeyResponse = z.object({
  current: maskedKey.extend({ key: z.string().nullable() }).nullable(),
  waiting: maskedKey.extend({ key: z.string().nullable() }).nullable(),
  /** How long a new key waits. */
  wait_hours: z.number(),
})
export type PixKeyResponse = z.infer<typeof pixKeyResponse>

export const pixKeyRequest = z.strictObject({
  kind: z.enum(PIX_KEY_KIND_KEYS),
  key: requiredText(PIX_KEY_MAX),
  password: z.string().min(1, { error: 'Senha é obrigatória' }).max(PASSWORD_MAX),
})
export type PixKeyRequest = z.infer<typeof pixKeyRequest>

/** GET /vendor/orders/:id/payout: where the order's money is. */
export const orderPayoutResponse = z.object({
  /** What the ledger holds of the order so far. */
  net: signed,
  /** Of that, what is in no payout; below zero, the next payout takes it. */
  open: signed,
  /** Whether the buyer has paid at all, and got everything back. */
  entered: z.boolean(),
  refunded: z.boolean(),
  /** When what is open becomes available; null: after the delivery. */
  available_on: z.string().nullable(),
  /** Why what is available waits; 'order_disputed' also for an order that is in a payout already. */
  held_reasons: heldReasons,
  /** Newest first: a refund after the first payout is in a later one. */
  payouts: z.array(payoutRow.pick({ id: true, number: true, status: true, paid_on: true })),
})
export type OrderPayout = z.infer<typeof orderPayoutResponse>

const sellerName = z.object({ id: z.string(), name: z.string() })

/** GET /admin/payouts/due: every seller with money open. */
export const duePayoutListQuery = listQuery(['available', 'receivable', 'name'], {
  status: z.enum(['ready', 'held', 'negative']).optional(),
})
export type DuePayoutListQuery = z.infer<typeof duePayoutListQuery>
const duePayout = balance.omit({ paid: true }).extend({
  id: z.string(),
  seller: sellerName,
  /** Whether the next batch pays the seller. */
  ready: z.boolean(),
})
export type DuePayout = z.infer<typeof duePayout>
export const duePayoutListResponse = listResponse(
  'due',
  duePayout,
  z.object({
    receivable: signed,
    /** What the next batch pays: neither what is held nor less than the smallest payout. */
    next_batch: signed,
    held: signed,
    in_payment: signed,
    /** What sellers below zero owe; zero or less. */
    debts: signed,
    /** Sellers whom the next batch pays. */
    ready: z.number(),
  }),
)
export type DuePayoutListResponse = z.infer<typeof duePayoutListResponse>

export const adminPayoutListQuery = listQuery(['number'], {
  status: z.enum(PAYOUT_FILTERS).optional(),
  batch_id: id.optional(),
  seller_id: id.optional(),
})
export type AdminPayoutListQuery = z.infer<typeof adminPayoutListQuery>
const adminPayoutRow = payoutRow.extend({
  seller: sellerName,
  batch: z.object({ id: z.string(), number: z.number() }),
})
export type AdminPayoutRow = z.infer<typeof adminPayoutRow>
export const adminPayoutListResponse = listResponse(
  'payouts',
  adminPayoutRow,
  // of all payouts, or of the batch that the list is of
  z.object({
    prepared: z.number(),
    prepared_amount: signed,
    paid: z.number(),
    failed: z.number(),
    batch_number: z.number().nullable(),
  }),
)
export type AdminPayoutListResponse = z.infer<typeof adminPayoutListResponse>

/** GET /admin/payouts/:id: with all that the bank needs. */
export const adminPayoutResponse = z.object({
  payout: payoutDetail.extend({
    seller: sellerName,
    batch: z.object({ id: z.string(), number: z.number() }),
    /** Null for who may not move money, as is the code. */
    pix_key: z.string().nullable(),
    receiver_name: z.string(),
    receiver_city: z.string(),
    txid: z.string(),
    /** The copy-and-paste text, which is also the QR code's; null when the payout is decided, or must not be paid. */
    pix_code: z.string().nullable(),
    /** Why one that is not decided must not be paid any more. */
    pay_problem: z.string().nullable(),
  }),
})
export type AdminPayout = z.infer<typeof adminPayoutResponse>['payout']

const BATCH_SELLERS_MAX = 1_000
export const payoutBatchRequest = z
  .strictObject({
    seller_ids: z.array(id).min(1).max(BATCH_SELLERS_MAX).optional(),
    everybody: z.literal(true).optional(),
    /** What the screen asked about; another batch by then is refused. */
    expected: z
      .strictObject({ payouts: z.number().int().min(1), amount: z.number().int().min(1) })
      .optional(),
  })
  .refine((batch) => (batch.seller_ids === undefined) !== (batch.everybody === undefined), {
    path: ['seller_ids'],
    message: 'Escolha os produtores, ou todos',
  })
const payoutBatch = z.object({
  id: z.string(),
  number: z.number(),
  payouts: z.number(),
  amount: signed,
  created_at: timestamp,
})
export type PayoutBatch = z.infer<typeof payoutBatch>
/** `batch` null: it waits for a second person. */
export const payoutBatchResponse = z.object({ batch: payoutBatch.nullable() })

const endToEndId = z
  .string()
  .trim()
  .max(END_TO_END_LENGTH * 2)
  .refine(isEndToEndId, { error: END_TO_END_PROBLEM })
export const payoutPaidRequest = z.strictObject({
  end_to_end_id: endToEndId,
  paid_on: day.optional(),
})
export const payoutFailedRequest = z.strictObject({ reason })

export const payoutResultsRequest = z.strictObject({ content: z.string().min(1).max(1_000_000) })
export const payoutResultsResponse = z.object({
  paid: z.number(),
  failed: z.number(),
  refused: z.number(),
  rows: z.array(
    z.object({
      line: z.number(),
      txid: z.string(),
      outcome: z.enum(['paid', 'failed', 'known', 'waiting', 'refused']),
      message: z.string(),
      /** Of one that was not made: whose it is, and what to do. */
      failure: z.object({ seller: sellerName, amount: signed, advice: z.string() }).nullable(),
    }),
  ),
})
export type PayoutResults = z.infer<typeof payoutResultsResponse>

const adjustment = {
  error: ({ input }: { input?: unknown }) => adjustmentProblem(Number(input)) ?? undefined,
}
export const adjustmentRequest = z.strictObject({
  amount: signed
    .min(-AMOUNT_MAX_CENTS, adjustment)
    .max(AMOUNT_MAX_CENTS, adjustment)
    .refine((cents) => cents !== 0, adjustment),
  reason,
})
export const holdRequest = z.strictObject({ reason })
/** The balance after an adjustment. `waits`: it is entered when a second person confirms it. */
export const adjustmentResponse = z.object({ balance, waits: z.boolean() })

/** GET /admin/payouts/approvals: what waits for a second person, the oldest first. */
export const moneyApprovalsResponse = z.object({
  approvals: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(APPROVAL_KINDS),
      cents: signed,
      /** Of an adjustment. */
      seller: sellerName.nullable(),
      reason: z.string().nullable(),
      /** Of a batch. */
      payouts: z.number().nullable(),
      asked_by: z.string(),
      asked_at: timestamp,
      /** Asked by the caller, who cannot confirm it. */
      is_own: z.boolean(),
    }),
  ),
})
/** After a decision. `batch_id`: the batch that it made. */
export const approvalDecisionResponse = moneyApprovalsResponse.extend({
  batch_id: z.string().nullable(),
})
export type MoneyApproval = z.infer<typeof moneyApprovalsResponse>['approvals'][number]

/** GET /admin/commission/revenue: what winex kept per month; the last twelve months, the oldest first. */
export const commissionRevenueResponse = z.object({
  months: z.array(z.object({ month: z.string(), amount: signed })),
})
export type CommissionRevenue = z.infer<typeof commissionRevenueResponse>
