import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { ITSELF } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { logError } from '../../engine/errors/logError'
import { writeNotice } from '../../notices'
import { forgetTaxIdOfCanceled } from './forgetTaxIds'
import { releaseReservations } from './releaseReservations'

/**
 * Nobody pays and nobody has promised to send: the read model's own words (payment_status), asked under the lock.
 * $1: hours.
 */
const UNPAID = `
  o.status = 'pending' and o.deleted_at is null and o.created_at < now() - make_interval(hours => $1)
    and read_model.payment_status(o.id) in ('not_paid', 'awaiting', 'canceled', 'requires_action')
    and not exists (select from order_approval a where a.order_id = o.id)
    and not exists (select from order_fulfillment f where f.order_id = o.id and f.deleted_at is null)`

/**
 * Cancels the orders that are still unpaid after so many hours and that their seller has not accepted, and gives their
 * bottles back to the shop. One transaction per order; running it again changes nothing. An order that cannot be
 * ended (its stock level is missing, or has drifted) is logged, tried again with the next run, and stops no other.
 *
 * @returns the canceled orders
 */
export async function endUnpaidOrders(
  container: MedusaContainer,
  hours: number,
): Promise<string[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runStatement<{ id: string }>(
    knex,
    `select o.id from read_model."order" r join "order" o on o.id = r.id
      where r.status = 'pending' and r.seller_status = 'pending'
        and r.payment_status in ('not_paid', 'awaiting', 'canceled', 'requires_action')
        and r.created_at < now() - make_interval(hours => $1) and ${UNPAID} order by o.id`,
    [hours],
  )
  const ended: string[] = []
  for (const { id } of rows) {
    try {
      if (await endOrder(knex, id, hours)) ended.push(id)
    } catch (error) {
      logError('ending an unpaid order', error, { order: id })
    }
  }
  return ended
}

async function endOrder(knex: Knex, orderId: string, hours: number): Promise<boolean> {
  return knex.transaction(async (transaction) => {
    const locked = await runStatement(
      transaction,
      `select 1 from "order" where id = $1 for update skip locked`,
      [orderId],
    )
    if (locked.length === 0) return false
    // Read by a second statement: the first one's snapshot may be older than the lock.
    const [order] = await runStatement<{ seller_id: string | null; display_id: number }>(
      transaction,
      `select o.display_id, (select s.seller_id from seller_order s where s.order_id = o.id and s.deleted_at is null) as seller_id
         from "order" o where o.id = $2 and ${UNPAID}`,
      [hours, orderId],
    )
    if (!order) return false
    await releaseReservations(transaction, orderId)
    await runStatement(
      transaction,
      `update "order" set status = 'canceled', canceled_at = now(), updated_at = now() where id = $1`,
      [orderId],
    )
    await forgetTaxIdOfCanceled(transaction, orderId)
    await recordAudit(transaction, {
      actor: ITSELF,
      action: 'order.unpaid',
      resource: 'order',
      resourceId: orderId,
      sellerId: order.seller_id,
      before: { status: 'pending' },
      after: { status: 'canceled' },
    })
    if (order.seller_id) {
      await writeNotice(transaction, {
        sellerId: order.seller_id,
        kind: 'order_canceled',
        sourceId: orderId,
        subjectId: orderId,
        data: { display_id: order.display_id },
      })
    }
    return true
  })
}
