import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { payProblem } from '#domain/money/payouts'
import { saoPauloDate } from '#domain/values/dates'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { tellOfPayout } from './tellOfPayout'
import { lockPayout } from './lockPayout'

const uniqueViolation = '23505'

/**
 * Staff say that the bank has paid a payout, with the bank's end-to-end id. The same word again changes nothing (R31).
 *
 * @param paidOn yyyy-MM-dd; absent: today in São Paulo
 * @throws AppError not_found · invalid_data for a day in the future or before the payout · conflict for a payout that failed or was paid with another id, or an id used before
 */
export async function payPayout(
  container: MedusaContainer,
  {
    payoutId,
    endToEndId,
    paidOn,
    actor,
  }: { payoutId: string; endToEndId: string; paidOn?: string | undefined; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const today = saoPauloDate(new Date()) ?? ''
  if (paidOn !== undefined && paidOn > today)
    throw AppError.invalid('Confira os dados.', { paid_on: 'A data do pagamento está no futuro.' })
  await knex.transaction(async (transaction) => {
    const payout = await lockPayout(transaction, payoutId)
    const problem = payProblem(payout, endToEndId)
    if (problem) throw AppError.conflict(problem)
    if (payout.status === 'paid') return
    if (paidOn !== undefined && paidOn < (saoPauloDate(payout.created_at) ?? ''))
      throw AppError.invalid('Confira os dados.', {
        paid_on: 'A data do pagamento é anterior ao repasse.',
      })
    await transaction('payout')
      .where({ id: payoutId })
      .update({
        status: 'paid',
        end_to_end_id: endToEndId,
        paid_on: paidOn ?? today,
        decided_at: transaction.fn.now(),
        decided_by: actor.id,
      })
      .catch((error: unknown) => {
        if ((error as { code?: string }).code !== uniqueViolation) throw error
        const message = 'Este identificador do PIX já está em outro repasse.'
        throw AppError.conflict(message, { end_to_end_id: message })
      })
    await recordAudit(transaction, {
      actor,
      action: 'payout.pay',
      resource: 'payout',
      resourceId: payoutId,
      sellerId: payout.seller_id,
      before: { payout_status: payout.status },
      after: { payout_status: 'paid', amount_cents: payout.amount, end_to_end_id: endToEndId },
    })
    await tellOfPayout(container, transaction, payoutId)
  })
}
