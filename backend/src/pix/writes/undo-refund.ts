import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { formatBRL } from '#domain/values/money'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import { ITSELF } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { holdByItself, undoBookedRefund } from '../../money'
import { writeNotice } from '../../notices'

interface FailedRefund {
  order_id: string | null
  refund_id: string | null
  amount: number
  seller_id: string | null
  display_id: number
}

/**
 * The bank has not carried a refund out: in one transaction it is taken away from the payment, from the order's own transactions and
 * from the ledger, the order's money is held, the seller is told, and staff find it in their list. What gives back a receipt that was booked for no order
 * is in that list again. Done already, nothing changes.
 *
 * @param reason the bank's words
 */
export async function undoRefund(
  container: MedusaContainer,
  id: string,
  reason: string | null,
): Promise<void> {
  await engineTransaction(container, async (transaction) => {
    const { knex } = transaction
    const [row] = await runStatement<FailedRefund>(
      knex,
      `select f.order_id, f.refund_id, f.amount_cents::float8 as amount, link.seller_id, o.display_id from pix_refund f
         left join "order" o on o.id = f.order_id
         left join seller_order link on link.order_id = f.order_id and link.deleted_at is null where f.id = $1`,
      [id],
    )
    const {
      order_id: orderId,
      refund_id: refundId,
      seller_id: sellerId,
      amount,
      display_id,
    } = row ?? {}
    // the order first, as everywhere
    if (orderId)
      await runStatement(knex, `select 1 from "order" where id = $1 for update`, [orderId])
    const failed = await runStatement(
      knex,
      `update pix_refund set state = 'failed', settled_at = now(), next_try_at = null, bank_reason = $2
        where id = $1 and state in ('asked', 'sent') returning id`,
      [id, reason?.slice(0, 500) ?? null],
    )
    if (failed.length === 0 || !orderId || !refundId || !sellerId) return
    await takeFromPayment(container, transaction, { orderId, refundId })
    await undoBookedRefund(knex, { orderId, refundId }, ITSELF)
    await holdByItself(knex, { orderId, sellerId, reason: HELD })
    // who was told that it went back
    await writeNotice(knex, {
      sellerId,
      kind: 'staff_message',
      sourceId: id,
      subjectId: orderId,
      data: {
        display_id,
        reason: `O banco não realizou o reembolso de ${formatBRL(amount)}: ele foi desfeito, e o valor do pedido fica retido até a equipe resolver com o comprador.`,
      },
    })
    await recordAudit(knex, {
      actor: ITSELF,
      action: 'order.refund_failed',
      resource: 'order',
      resourceId: orderId,
      sellerId,
      after: { reason: [formatBRL(amount), reason].filter(Boolean).join(': ') },
    })
  })
}

const HELD = 'O banco não realizou um reembolso deste pedido.'

async function takeFromPayment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<void> {
  const { knex } = transaction
  const entered = await runStatement<{ id: string }>(
    knex,
    `select id from order_transaction
      where order_id = $1 and reference = 'refund' and reference_id = $2 and deleted_at is null`,
    [orderId, refundId],
  )
  if (entered.length === 0) throw new Error('a refund that the order does not know')
  await container.resolve(Modules.ORDER).softDeleteOrderTransactions(
    entered.map((one) => one.id),
    {},
    transaction.context(Modules.ORDER),
  )
  await transaction.flush()
  await runStatement(
    knex,
    `update refund set deleted_at = now(), updated_at = now() where id = $1`,
    [refundId],
  )
  await runStatement(
    knex,
    // a canceled order's collection is canceled, too: its money is here again
    `update payment_collection pc set refunded_amount = left_over.amount, updated_at = now(),
            status = case when pc.captured_amount >= pc.amount then 'completed' else pc.status end,
            raw_refunded_amount = jsonb_build_object('value', left_over.amount::text, 'precision', 20)
       from (select p.payment_collection_id as id,
                    coalesce(sum(r.amount) filter (where r.deleted_at is null), 0) as amount
               from payment p left join refund r on r.payment_id = p.id
              where p.deleted_at is null and p.payment_collection_id =
                (select q.payment_collection_id from payment q join refund f on f.payment_id = q.id where f.id = $1)
              group by p.payment_collection_id) left_over
      where pc.id = left_over.id`,
    [refundId],
  )
}
