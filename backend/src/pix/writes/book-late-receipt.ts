import type { MedusaContainer } from '@medusajs/framework/types'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { AppError } from '../../engine/errors/AppError'
import { reserveBottles } from '../../orders'
import { bookPayment, lockCharge, type LockedCharge } from './book-receipt'
import { lockReceipt } from './lockReceipt'

/**
 * Staff book a payment that came after its time: the order that ended without it is open again, with bottles reserved once more, and
 * is paid.
 *
 * @throws AppError not_found · conflict when somebody has decided, when it is not such a payment, when the order was ended by
 *   somebody, or when the wines or their bottles are gone
 */
export async function bookLateReceipt(
  container: MedusaContainer,
  { endToEndId, actor }: { endToEndId: string; actor: Actor },
): Promise<void> {
  await engineTransaction(container, async (transaction) => {
    const { knex } = transaction
    // in the sequence in which a receipt is booked: charge, order, receipt
    const [own] = await runStatement<{ txid: string | null }>(
      knex,
      'select txid from pix_receipt where end_to_end_id = $1',
      [endToEndId],
    )
    const charge = own?.txid == null ? null : await lockCharge(knex, own.txid)
    const receipt = await lockReceipt(knex, endToEndId, 'book')
    if (!charge || receipt.amount !== charge.amount || charge.state === 'paid') throw otherwise()
    await openAgain(transaction, charge)
    await knex('pix_receipt').where({ end_to_end_id: endToEndId }).update({
      state: 'booked',
      decided_by: actor.id,
      decided_at: knex.fn.now(),
    })
    await bookPayment(container, transaction, charge, { endToEndId, actor })
    await recordAudit(knex, {
      actor,
      action: 'pix.book',
      resource: 'pix_receipt',
      resourceId: endToEndId,
      sellerId: charge.seller_id,
      after: { amount_cents: receipt.amount, order_id: charge.order_id },
    })
  })
}

const otherwise = (): AppError =>
  AppError.conflict('Este pagamento não pode ser registrado em um pedido.')

async function openAgain({ knex }: EngineTransaction, charge: LockedCharge): Promise<void> {
  const { order_id: orderId, seller_id: sellerId } = charge
  const open = await runStatement(
    knex,
    `update "order" o set status = 'pending', canceled_at = null, updated_at = now()
      where o.id = $1 and o.status = 'canceled'
        and not exists (select from order_approval a where a.order_id = o.id)
        and exists (select from seller s where s.id = $2 and s.deleted_at is null and s.store_status = 'ACTIVE') returning o.id`,
    [orderId, sellerId],
  )
  if (open.length === 0)
    throw AppError.conflict(
      'Este pedido não pode ser reaberto: foi rejeitado, ou o produtor não vende mais. Reembolse o valor.',
    )
  const lines = await runStatement<{
    id: string
    variant_id: string
    title: string
    quantity: number
    is_sold: boolean
  }>(
    knex,
    `select li.id, li.variant_id, coalesce(li.product_title, li.title) as title, oi.quantity::float8 as quantity,
            v.id is not null as is_sold
       from order_item oi join order_line_item li on li.id = oi.item_id
       left join product_variant v on v.id = li.variant_id and v.deleted_at is null
       join "order" o on o.id = oi.order_id and o.version = oi.version
      where o.id = $1 and oi.deleted_at is null order by li.created_at, li.id`,
    [orderId],
  )
  // a wine that was deleted has no stock that would say so
  const gone = lines.find((line) => !line.is_sold)
  if (gone) throw AppError.conflict(`${gone.title} não está mais à venda. Reembolse o valor.`)
  await reserveBottles(knex, lines, sellerId)
}
