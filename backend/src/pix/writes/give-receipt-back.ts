import { randomBytes } from 'node:crypto'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { pixRefundProblem } from '#domain/pix/pixRefund'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { givenBackMail } from '../mails/givenBackMail'
import { lockReceipt } from './lockReceipt'

/**
 * Staff give the whole of a receipt back that was booked for no order, or what the bank has left of it; a job carries the refund to the bank, and the buyer of
 * the order that it was meant for is told. The ledger never had it.
 *
 * @param amount cents that the person has seen
 * @throws AppError not_found · conflict when somebody has decided, for another amount, or when it is too long ago
 */
export async function giveReceiptBack(
  container: MedusaContainer,
  { endToEndId, amount, actor }: { endToEndId: string; amount: number; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const receipt = await lockReceipt(transaction, endToEndId, 'refund')
    if (receipt.rest !== amount)
      throw AppError.conflict('O valor deste PIX é outro. Recarregue a lista.')
    const problem = pixRefundProblem(receipt.received_at, new Date())
    if (problem) throw AppError.conflict(problem)
    const refundId = randomBytes(16).toString('hex')
    await transaction('pix_refund').insert({
      id: refundId,
      end_to_end_id: endToEndId,
      amount_cents: amount,
    })
    await transaction('pix_receipt').where({ end_to_end_id: endToEndId }).update({
      state: 'given_back',
      decided_by: actor.id,
      decided_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: 'pix.refund',
      resource: 'pix_receipt',
      resourceId: endToEndId,
      sellerId: null,
      after: { amount_cents: amount, order_id: receipt.order_id },
    })
    const buyer = receipt.order_id && (await findBuyer(transaction, receipt.order_id))
    if (buyer)
      await queueMail(
        container,
        transaction,
        givenBackMail({ ...buyer, received: receipt.amount, amount, refundId }),
      )
  })
}

/** @returns null for an order without an address to write to */
async function findBuyer(transaction: Knex, orderId: string) {
  const [buyer] = await runStatement<{
    to: string
    sellerId: string | null
    orderId: string
    displayId: number
    buyerName: string | null
  }>(
    transaction,
    `select o.email as "to", link.seller_id as "sellerId", o.id as "orderId", o.display_id::int as "displayId",
            a.first_name as "buyerName"
       from "order" o
       left join seller_order link on link.order_id = o.id and link.deleted_at is null
       left join order_address a on a.id = o.shipping_address_id
      where o.id = $1 and o.email <> ''`,
    [orderId],
  )
  return buyer ?? null
}
