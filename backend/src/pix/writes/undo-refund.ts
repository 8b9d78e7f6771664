import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { isGivenBack } from '#domain/orders/paymentStatus'
import { formatBRL } from '#domain/values/money'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import { ITSELF } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { undoBookedRefund } from '../../money'
import { writeNotice } from '../../notices'
import { endUnsent, holdForRefund, lockOrder } from '../../orders'
import { reopenReturn } from '../../returns'

interface FailedRefund {
  order_id: string | null
  refund_id: string | null
  amount: number
  seller_id: string | null
}

/**
 * The bank has not carried a refund out: in one transaction it is taken away from the payment, from the order's own transactions and
 * from the ledger, a return that it paid waits for its money again, the order's money is held, the seller is told, and staff find it in their
 * list. An order of which everything had been given back stays ended. What gives back a receipt that was booked for no order is in
 * that list again. Done already, nothing changes.
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
      `select f.order_id, f.refund_id, f.amount_cents::float8 as amount, link.seller_id from pix_refund f
         left join seller_order link on link.order_id = f.order_id and link.deleted_at is null where f.id = $1`,
      [id],
    )
    // the order first, as everywhere
    const order =
      row?.order_id && row.seller_id ? await lockOrder(knex, row.order_id, row.seller_id) : null
    const failed = await runStatement(
      knex,
      // the transaction may have waited for the order: what was asked for meanwhile does not ask for this one again
      `update pix_refund set state = 'failed', settled_at = clock_timestamp(), next_try_at = null, bank_reason = $2
        where id = $1 and state in ('asked', 'sent') returning id`,
      [id, reason?.slice(0, 500) ?? null],
    )
    if (failed.length === 0 || !order || !row?.refund_id) return
    const { refund_id: refundId, amount } = row
    const orderId = order.id
    const sellerId = order.seller.id
    const returnId = await takeFromPayment(container, transaction, { orderId, refundId })
    if (returnId) await reopenReturn(container, transaction, { orderId, returnId })
    // its bottles are for sale again since all was given back, and its buyer was told
    const isEnded = isGivenBack(order) && (await endUnsent(container, transaction, order))
    await undoBookedRefund(knex, { orderId, refundId }, ITSELF)
    await holdForRefund(knex, { orderId, sellerId })
    // who was told that it went back
    await writeNotice(knex, {
      sellerId,
      kind: 'staff_message',
      sourceId: id,
      subjectId: orderId,
      data: {
        display_id: order.display_id,
        reason: [
          `O banco não realizou o reembolso de ${formatBRL(amount)}: ele foi desfeito, e o valor do pedido fica retido até a equipe resolver com o comprador.`,
          ...(isEnded ? ['O que não saiu está cancelado: não o envie.'] : []),
        ].join(' '),
      },
    })
    await recordAudit(knex, {
      actor: ITSELF,
      action: 'order.refund_failed',
      resource: 'order',
      resourceId: orderId,
      sellerId,
      after: {
        // its seller reads it: the bank's words are for staff (`bank_reason`)
        reason: `O reembolso de ${formatBRL(amount)} foi desfeito.`,
        ...(returnId ? { return_id: returnId } : {}),
      },
    })
  })
}

/** @returns the return that it belonged to, if any */
async function takeFromPayment(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, refundId }: { orderId: string; refundId: string },
): Promise<string | null> {
  const { knex } = transaction
  const entered = await runStatement<{ id: string; return_id: string | null }>(
    knex,
    // the engine takes it from the account of the version that it was entered in, and the order may have come to others since
    `update order_transaction t set version = o.version from "order" o
      where o.id = $1 and t.order_id = o.id and t.reference = 'refund' and t.reference_id = $2 and t.deleted_at is null
      returning t.id, t.return_id`,
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
       from (select p.payment_collection_id as id, coalesce(sum(r.amount), 0) as amount
               from payment p left join refund r on r.payment_id = p.id and r.deleted_at is null
              where p.deleted_at is null and p.payment_collection_id =
                (select q.payment_collection_id from payment q join refund f on f.payment_id = q.id where f.id = $1)
              group by p.payment_collection_id) left_over
      where pc.id = left_over.id`,
    [refundId],
  )
  return entered[0]?.return_id ?? null
}
