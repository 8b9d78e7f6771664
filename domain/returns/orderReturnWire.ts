import { z } from 'zod'
import { CART_LINES_MAX, RETURN_NOTE_MAX, STOCK_MAX } from '../limits'
import { RETURN_REASON_KEYS } from './returnReasons'
import { refusalProblem, RETURN_STATE_KEYS } from './returnState'
import { isDateOnly } from '../values/dates'
import { staffReasonProblem } from '../orders/orderRefund'
import { cents, id, longText, timestamp } from '../wire/common'

const bottles = z.object({ id: z.string(), title: z.string(), quantity: z.number() })

/** A return as its buyer sees it; sums in cents. */
const buyerReturn = z.object({
  id: z.string(),
  state: z.enum(RETURN_STATE_KEYS),
  reason: z.enum(RETURN_REASON_KEYS),
  /** Bottles that count: those asked back, and once they have come back those that arrived of them. */
  items: z.array(bottles.extend({ asked: z.number() })),
  /** When it was registered, and the day on which the buyer asked, yyyy-MM-dd: seller and staff may register it later. */
  asked_at: timestamp,
  requested_on: z.string(),
  /** Why it was refused, or closed without bottles coming back. */
  refusal: z.string().nullable(),
  /** What goes back, or went: for the bottles, and of the freight. */
  amount: z.object({ bottles: z.number(), freight: z.number() }),
  /** How many photos there are. */
  photos: z.number(),
})
export type BuyerReturn = z.infer<typeof buyerReturn>

/** What can be asked for now: bottles left of each line, and reasons whose term is not over. */
const returnable = z.object({
  items: z.array(bottles),
  reasons: z.array(z.enum(RETURN_REASON_KEYS)),
  /** The last day of a withdrawal, yyyy-MM-dd; null before the delivery. */
  withdrawal_until: z.string().nullable(),
})

/** GET /store/returns/{token}: nothing of who bought and where to. */
export const buyerReturnsResponse = z.object({
  order: z.object({ display_id: z.number(), seller_name: z.string() }),
  returnable,
  returns: z.array(buyerReturn),
})
export type BuyerReturns = z.infer<typeof buyerReturnsResponse>

/** POST /store/returns/{token}: which return this request made, the first time or now; others may be newer. */
export const askedReturnResponse = buyerReturnsResponse.extend({ return_id: z.string() })

/** A return for seller and staff. */
export const orderReturn = buyerReturn.omit({ photos: true }).extend({
  /** Its number over all orders. */
  number: z.number(),
  opened_by: z.enum(['buyer', 'seller', 'staff']),
  /** In the words of who asked. */
  note: z.string(),
  decided_at: timestamp.nullable(),
  closed_at: timestamp.nullable(),
  /** Whether the bottles that came back are in stock again; null before they have. */
  restocked: z.boolean().nullable(),
  /** Asked for after the law's term for this reason: something to look at, no refusal. */
  is_late: z.boolean(),
  /** Cents of the whole order that were given back so far, in any way. */
  order_refunded: z.number(),
  /** As of the order: the bank gives back no more, or has not given back. */
  bank_refuses: z.boolean(),
  /** Nothing of the order was paid, and nothing can be any more. */
  never_paid: z.boolean(),
  photos: z.array(z.string()),
})
export type OrderReturn = z.infer<typeof orderReturn>

export const orderReturnsResponse = z.object({
  returns: z.array(orderReturn),
  returnable,
  /** The day of the first delivery, yyyy-MM-dd; null before it. */
  delivered_on: z.string().nullable(),
})
export type OrderReturns = z.infer<typeof orderReturnsResponse>

/** POST /store/returns/{token}: which bottles come back and why. */
export const returnRequest = z.strictObject({
  reason: z.enum(RETURN_REASON_KEYS),
  items: z
    .array(z.strictObject({ id, quantity: z.number().int().min(1).max(STOCK_MAX) }))
    .min(1, { error: 'Escolha ao menos uma garrafa.' })
    .max(CART_LINES_MAX),
  note: longText(RETURN_NOTE_MAX).default(''),
})

/** The same by seller and staff, who may register later what the buyer told them: the term counts to the day of the wish. */
export const registerReturnRequest = returnRequest.extend({
  requested_on: z.string().refine(isDateOnly, { error: 'Informe uma data válida.' }).optional(),
})
export type RegisterReturnRequest = z.input<typeof registerReturnRequest>

const problemAt =
  (problemOf: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
    const problem = problemOf(text)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }

const refusal = longText(RETURN_NOTE_MAX).superRefine(problemAt(refusalProblem))
const onBehalf = longText(RETURN_NOTE_MAX).superRefine(problemAt(staffReasonProblem))

export const refuseReturnRequest = z.strictObject({ refusal })
/** POST …/close: in words that the buyer reads. */
export const closeReturnRequest = z.strictObject({ reason: refusal })
/** POST …/receive: what arrived, all of it unless told; a line that is not named brought nothing. */
export const receiveReturnRequest = z.strictObject({
  restock: z.boolean(),
  items: z
    .array(z.strictObject({ id, quantity: z.number().int().min(0).max(STOCK_MAX) }))
    .max(CART_LINES_MAX)
    .optional(),
})
export type ReceiveReturnRequest = z.input<typeof receiveReturnRequest>

/** The same by staff; `approve` agrees to it at once, in words that the seller reads. */
export const staffRegisterReturnRequest = registerReturnRequest.extend({
  approve: onBehalf.optional(),
})
export type StaffRegisterReturnRequest = z.input<typeof staffRegisterReturnRequest>

/**
 * POST /admin/orders/{id}/returns/refund: money for bottles that arrived and stay with the buyer. `amount`: cents, no more than
 * they cost; `expected_refunded` and `elsewhere` as of a refund without bottles; `note`: why, in words that the seller reads.
 */
export const refundBottlesRequest = returnRequest.extend({
  note: onBehalf,
  amount: cents,
  expected_refunded: cents,
  elsewhere: z.boolean().default(false),
})
export type RefundBottlesRequest = z.input<typeof refundBottlesRequest>

/** The same by staff, with a reason that the seller reads; a refusal is one. */
export const staffReturnActRequest = z.strictObject({ reason: onBehalf })
export const staffReceiveReturnRequest = receiveReturnRequest.extend({ reason: onBehalf })

/**
 * POST …/refund: this return's cents, and those given back before, as the screen showed them; others are a conflict. `amount`:
 * what goes back when it is less; `elsewhere` as of a refund without a return.
 */
export const refundReturnRequest = z.strictObject({
  expected: cents,
  expected_refunded: cents,
  amount: cents.optional(),
  elsewhere: z.boolean().default(false),
})
