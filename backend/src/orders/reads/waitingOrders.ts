import {
  ANSWER_ASKED_DAYS,
  ANSWERABLE_PAYMENTS,
  INVOICE_ASKED_DAYS,
  type OrderWaiting,
} from '#domain/orders/orderWaiting'
import { isAwaited } from '#domain/returns/returnState'
import { returnsInState } from './returnsInState'

const answerable = `r.payment_status in (${ANSWERABLE_PAYMENTS.map((one) => `'${one}'`).join(', ')})`

/** A return `t` that its seller answers, or whose bottles its seller takes in or does without. */
export const AWAITED_RETURN = returnsInState(isAwaited)

/**
 * What an order asks of its seller, as a condition on `read_model."order" r`; the same for 'Hoje' and for the list that it
 * leads to. Each is answered by an index that grows with what waits, or with the last weeks.
 *
 * @param seller place of the seller's id among the values, such as '$1'
 */
export function waitingOrders(waiting: OrderWaiting, seller: string): string {
  switch (waiting) {
    case 'approve':
      return `r.waiting_step = 'approve' and ${answerable}`
    case 'unpaid':
      return `r.waiting_step = 'approve' and not ${answerable}`
    case 'send':
      return `r.waiting_step in ('ship', 'pack')`
    case 'returns':
      return `r.id in (select t.order_id from order_return t where t.seller_id = ${seller} and ${AWAITED_RETURN})`
    case 'invoice':
      // what is still to be sent gets its invoice with the sending
      return `r.stage in ('send', 'transit', 'delivered') and r.shipped_count > 0
        and r.created_at > now() - interval '${INVOICE_ASKED_DAYS} days'
        and not exists (select from order_invoice i where i.order_id = r.id)`
    case 'messages':
      return `r.id in (${unanswered(seller)})`
  }
}

/** Orders whose newest message is the team's. */
const unanswered = (seller: string): string => `
  select last.order_id from (
    select distinct on (m.order_id) m.order_id, m.side, m.created_at from order_message m
     where m.seller_id = ${seller} and not m.internal
       and m.created_at > now() - interval '${ANSWER_ASKED_DAYS} days'
     order by m.order_id, m.id desc) last
   where last.side = 'staff'`
