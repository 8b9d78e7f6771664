import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { mayStaff, type StaffRole } from '#domain/staff/staffRoles'
import { MANUAL_PAYMENT } from '#domain/orders/orderCapture'
import type { AdminOrder, OrderMail } from '#domain/orders/adminOrderWire'
import { runStatement } from '../../engine/database/runStatement'
import { findOrder } from './findOrder'
import { bankRefuses, paidOf, paymentsOfOrder } from './paymentsOfOrder'
import { sellerOfOrder } from './sellerOfOrder'

/**
 * One order for staff: as its seller sees it, with the money that moved and the mails about it. Whether the buyer's tax id
 * is whole depends on the reader's role alone.
 *
 * @throws AppError not_found
 */
export async function findOrderForStaff(
  container: MedusaContainer,
  orderId: string,
  role: StaffRole,
): Promise<AdminOrder> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const sellerId = await sellerOfOrder(knex, orderId)
  const [order, payments, heldFor, mails] = await Promise.all([
    findOrder(container, orderId, sellerId, mayStaff(role, 'readBuyerTaxId')),
    paymentsOfOrder(knex, orderId),
    reasonOfHold(knex, orderId),
    mailsOf(knex, orderId),
  ])
  return {
    ...order,
    paid: paidOf(payments),
    bank_refuses: bankRefuses(payments),
    is_paid_by_hand: payments.some((one) => one.provider_id === MANUAL_PAYMENT && !one.is_canceled),
    held_for: heldFor,
    mails,
  }
}

async function reasonOfHold(knex: Knex, orderId: string): Promise<string | null> {
  const [hold] = await runStatement<{ reason: string }>(
    knex,
    `select reason from ledger_hold where order_id = $1 and closed_at is null`,
    [orderId],
  )
  return hold?.reason ?? null
}

/**
 * The newest mails about an order to its buyer and its seller, the oldest of them first: as they were written, for one
 * that waited may leave after a later one.
 */
async function mailsOf(knex: Knex, orderId: string): Promise<OrderMail[]> {
  const rows = await runStatement<Omit<OrderMail, 'at'> & { at: Date }>(
    knex,
    `select id, "to", subject, coalesce(sent_at, created_at) as at, status from (
     select m.id, m."to", m.subject, m.sent_at, m.created_at,
            case when m.sent_at is not null then 'sent'
                 when m.gave_up_at is not null or m.discarded_at is not null then 'failed' else 'waiting' end as status
       from mail_outbox m
      where m.order_id = $1 and m.template <> 'staff-order-message'
      order by m.created_at desc, m.id desc limit 50) newest order by created_at, id`,
    [orderId],
  )
  return rows.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() }))
}
