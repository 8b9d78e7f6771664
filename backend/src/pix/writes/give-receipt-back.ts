import { randomBytes } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { pixRefundProblem } from '#domain/pix/pixRefund'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { AppError } from '../../engine/errors/AppError'
import { lockReceipt } from './lockReceipt'

/**
 * Staff give the whole of a receipt back that was booked for no order; a job carries the refund to the bank. The ledger never
 * had it.
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
    if (receipt.amount !== amount)
      throw AppError.conflict('O valor deste PIX é outro. Recarregue a lista.')
    const problem = pixRefundProblem(receipt.received_at, new Date())
    if (problem) throw AppError.conflict(problem)
    await transaction('pix_refund').insert({
      id: randomBytes(16).toString('hex'),
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
  })
}
