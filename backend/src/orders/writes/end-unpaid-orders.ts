import { MANUAL_PAYMENT } from '#domain/orders/orderCapture'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { settleNotices, writeNotice } from '../../notices'
import { engineTransaction } from '../../engine/database/engineTransaction'
import { cancelUnpaid } from './cancelUnpaid'
import { mailRejection } from './mailRejection'
import { ASKING_FOR_ANSWER } from './writeApproval'

/** How long bottles are kept for an order: hours without a payment, and hours that only the manual provider has authorized. */
export interface WaitingHours {
  unpaid: number
  unanswered: number
}

/**
 * Nobody has paid and nobody has promised to send, in the read model's own words (payment_status), asked under the lock.
 * What the manual provider authorizes is nobody's money yet; what is to be paid by PIX ends with its charge. $1, $2: hours.
 */
const UNPAID = `
  o.status = 'pending' and o.deleted_at is null
    and case when read_model.payment_status(o.id) in ('not_paid', 'awaiting', 'canceled', 'requires_action')
             then o.created_at < now() - make_interval(hours => $1)
             when read_model.payment_status(o.id) = 'authorized'
             then o.created_at < now() - make_interval(hours => $2)
               and not exists (select from order_payment_collection link
                     join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
                    where link.order_id = o.id and link.deleted_at is null and p.provider_id <> '${MANUAL_PAYMENT}')
             else false end
    and not exists (select from pix_charge c where c.order_id = o.id)
    and not exists (select from order_approval a where a.order_id = o.id)
    and not exists (select from order_fulfillment f where f.order_id = o.id and f.deleted_at is null)`

/**
 * Cancels the orders that nobody has paid or accepted after so many hours, and gives their bottles back to the shop (R61). One transaction per order; running it again changes nothing. An order that cannot be
 * ended (its stock level is missing, or has drifted) is logged, tried again with the next run, and stops no other.
 *
 * @returns the canceled orders
 */
export async function endUnpaidOrders(
  container: MedusaContainer,
  hours: WaitingHours,
): Promise<string[]> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runStatement<{ id: string }>(
    knex,
    `select o.id from read_model."order" r join "order" o on o.id = r.id
      where r.status = 'pending' and r.seller_status = 'pending'
        and r.payment_status in ('not_paid', 'awaiting', 'canceled', 'requires_action', 'authorized')
        and r.created_at < now() - make_interval(hours => least($1::int, $2::int)) and ${UNPAID} order by o.id`,
    [hours.unpaid, hours.unanswered],
  )
  const ended: string[] = []
  for (const { id } of rows) {
    try {
      if (await endOrder(container, id, hours)) ended.push(id)
    } catch (error) {
      logError('ending an unpaid order', error, { order: id })
    }
  }
  return ended
}

async function endOrder(
  container: MedusaContainer,
  orderId: string,
  { unpaid, unanswered }: WaitingHours,
): Promise<boolean> {
  return engineTransaction(container, async (engine) => {
    const transaction = engine.knex
    const locked = await runStatement(
      transaction,
      `select 1 from "order" where id = $1 for update skip locked`,
      [orderId],
    )
    if (locked.length === 0) return false
    // Read by a second statement: the first one's snapshot may be older than the lock.
    const [row] = await runStatement<{
      seller_id: string | null
      display_id: number
      was_authorized: boolean
    }>(
      transaction,
      `select o.display_id, read_model.payment_status(o.id) = 'authorized' as was_authorized,
              (select s.seller_id from seller_order s where s.order_id = o.id and s.deleted_at is null) as seller_id
         from "order" o where o.id = $3 and ${UNPAID}`,
      [unpaid, unanswered, orderId],
    )
    if (!row) return false
    await cancelUnpaid(container, engine, {
      orderId,
      sellerId: row.seller_id,
      ...(row.was_authorized && { action: 'order.unanswered' }),
      tell: async (order) => {
        // who has not paid has given an address that nobody has proved
        if (row.was_authorized)
          await mailRejection(container, transaction, order, {
            reason: NOBODY,
            refunded: 0,
            before: 0,
          })
        await settleNotices(transaction, { kinds: ASKING_FOR_ANSWER, subjectId: orderId })
        await writeNotice(transaction, {
          sellerId: order.seller.id,
          kind: 'order_canceled',
          sourceId: orderId,
          subjectId: orderId,
          data: { display_id: row.display_id, ...(row.was_authorized && { unanswered: true }) },
        })
      },
    })
    return true
  })
}

/** What the buyer reads. */
const NOBODY = 'o prazo para a resposta do produtor passou.'
