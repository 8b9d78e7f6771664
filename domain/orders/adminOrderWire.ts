import { z } from 'zod'

import { CART_LINES_MAX, FREE_TEXT_MAX, STOCK_MAX } from '../limits'
import { LATE_FILTERS } from './orderDeadlines'
import { MESSAGE_FILTERS, OWED_FILTERS } from './orderFilter'
import { staffReasonProblem } from './orderRefund'
import { PAYMENT_STATUS_KEYS } from './paymentStatus'
import { cents, id, listResponse, longText, timestamp, oneOrMany } from '../wire/common'
import { fulfillmentCreateRequest, shipmentCreateRequest } from './fulfillmentWire'
import { order, orderSummary, sellerOrderListQuery } from './orderWire'

/**
 * GET /admin/orders: the seller's filters and more. `q` also finds the customer's name, the seller's name and a tracking
 * code; `late` the orders that wait too long for an answer or for leaving, or have missed their promised day; `messages` those with words of the seller
 * that staff have not read; `owed` those whose wines arrived and whose payment was not captured.
 */
export const adminOrderListQuery = sellerOrderListQuery.omit({ waiting: true }).extend({
  seller_id: id.optional(),
  payment: oneOrMany(PAYMENT_STATUS_KEYS).optional(),
  late: z.enum(LATE_FILTERS).optional(),
  messages: z.enum(MESSAGE_FILTERS).optional(),
  owed: z.enum(OWED_FILTERS).optional(),
})
export type AdminOrderListQuery = z.infer<typeof adminOrderListQuery>

export const adminOrderListResponse = listResponse('orders', order, orderSummary)

/** A mail about an order: to whom, of what, and what became of it. Its text is shown to nobody. */
const orderMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  at: timestamp,
  status: z.enum(['sent', 'waiting', 'failed']),
})
export type OrderMail = z.infer<typeof orderMail>

/** One order for staff: as its seller sees it, and beside it the money that moved and the mails. */
export const adminOrder = order
  .extend({
    /** Cents taken from the buyer and given back. */
    paid: z.object({ captured: z.number(), refunded: z.number() }),
    /** Paid by PIX, which the bank gives back no more or has not given back: staff may have done it elsewhere. */
    bank_refuses: z.boolean(),
    /** Nothing is charged by a capture: it records what somebody has received. */
    is_paid_by_hand: z.boolean(),
    /** Why the seller's money of it is held, while a return or a dispute is open. */
    held_for: z.string().nullable(),
    mails: z.array(orderMail),
  })
  .meta({ id: 'AdminOrder' })
export type AdminOrder = z.infer<typeof adminOrder>
export const adminOrderResponse = z.object({ order: adminOrder })

/** Why staff act in the seller's place; the seller reads it. */
const reason = longText(FREE_TEXT_MAX).superRefine((text, context) => {
  const problem = staffReasonProblem(text)
  if (problem) context.addIssue({ code: 'custom', message: problem })
})

/** POST /admin/orders/{id}/accept, /cancel, /invoice/remove and /fulfillments/{fid}/mark-as-delivered */
export const staffActRequest = z.strictObject({ reason })
export const staffFulfillmentRequest = fulfillmentCreateRequest.extend({ reason })
export const staffShipmentRequest = shipmentCreateRequest.extend({ reason })

/**
 * POST /admin/orders/{id}/refund: cents. `expected_refunded` is what was given back already as the screen showed it:
 * a repetition gives nothing back twice, and of two staff the second one is told. `canceled`: bottles of a line that are
 * never sent, all told; of such whose money went back before the amount may be 0. `elsewhere`: the money went back in another
 * way than by the bank, which refuses it.
 */
export const refundRequest = z
  .strictObject({
    amount: cents,
    expected_refunded: cents,
    canceled: z
      .array(z.strictObject({ id, quantity: z.number().int().min(1).max(STOCK_MAX) }))
      .max(CART_LINES_MAX)
      .default([]),
    elsewhere: z.boolean().default(false),
    reason,
  })
  .refine(({ amount, canceled }) => amount > 0 || canceled.length > 0, {
    path: ['amount'],
    error: 'Informe o valor a reembolsar.',
  })
export type RefundRequest = z.input<typeof refundRequest>
