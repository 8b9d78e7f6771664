import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { PaidFacts } from '#domain/orders/orderRefund'
import { pixRefundProblem } from '#domain/pix/pixRefund'
import { toCents } from '#domain/values/money'
import { runStatement } from '../../engine/database/runStatement'

/** A payment of an order with what was taken and given back, in decimal reais as the engine keeps amounts (R5). */
export interface PaidPayment {
  id: string
  currency_code: string
  provider_id: string
  is_canceled: boolean
  captured: string
  refunded: string
  /** Refunds that were undone: the bank did not carry them out. */
  undone: number
  /** Of a payment by PIX: the bank's id of it. */
  end_to_end_id: string | null
  /** When it came in by PIX, and whether the bank did not carry the last refund of it out. */
  received_at: Date | null
  has_failed: boolean
}

/** All payments of an order, canceled ones included. */
export const paymentsOfOrder = (knex: Knex, orderId: string): Promise<PaidPayment[]> =>
  runStatement<PaidPayment>(
    knex,
    `select p.id, p.currency_code, p.provider_id, p.canceled_at is not null as is_canceled,
            coalesce((select sum(amount) from capture c where c.payment_id = p.id and c.deleted_at is null), 0) as captured,
            coalesce((select sum(amount) from refund r where r.payment_id = p.id and r.deleted_at is null), 0) as refunded,
            (select count(*)::int from refund r where r.payment_id = p.id and r.deleted_at is not null) as undone,
            p.data ->> 'end_to_end_id' as end_to_end_id, x.received_at,
            coalesce((select f.state in ('failed', 'elsewhere') from pix_refund f where f.end_to_end_id = x.end_to_end_id
                       order by f.asked_at desc limit 1), false) as has_failed
       from order_payment_collection link
       join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
       left join pix_receipt x on x.end_to_end_id = p.data ->> 'end_to_end_id'
      where link.order_id = $1 and link.deleted_at is null order by p.id`,
    [orderId],
  )

/** Whether nothing was taken and nothing can be any more. */
export const isNeverPaid = (payments: readonly PaidPayment[]): boolean =>
  payments.every(({ is_canceled, captured }) => is_canceled && toCents(captured) === 0)

/** What was taken and given back; cents. */
export const paidOf = (payments: readonly PaidPayment[]): PaidFacts => ({
  captured: payments.reduce((sum, { captured }) => sum + toCents(captured), 0),
  refunded: payments.reduce((sum, { refunded }) => sum + toCents(refunded), 0),
})

/** How many refunds were undone: tells an equal one that follows from them. */
export const undoneRefunds = (payments: readonly PaidPayment[]): number =>
  payments.reduce((sum, { undone }) => sum + undone, 0)

/** Whether the bank gives what was paid back no more, or did not when it was asked the last time. */
export const bankRefuses = (payments: readonly PaidPayment[], now = new Date()): boolean =>
  payments.some(
    (one) => one.has_failed || (one.received_at && pixRefundProblem(one.received_at, now)),
  )
