import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { FailureAdvice } from '#domain/money/cnabOccurrences'
import { failProblem } from '#domain/money/payouts'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { tellOfPayout } from './tellOfPayout'
import { lockPayout } from './lockPayout'

/**
 * Staff say that a payout could not be made: its orders are available again. The same word again changes nothing (R31).
 *
 * @param advice what helps against it, where the bank's file says so
 * @throws AppError not_found · conflict for a payout that was paid
 */
export async function failPayout(
  container: MedusaContainer,
  {
    payoutId,
    reason,
    advice,
    actor,
  }: { payoutId: string; reason: string; advice?: FailureAdvice; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const payout = await lockPayout(transaction, payoutId)
    const problem = failProblem(payout)
    if (problem) throw AppError.conflict(problem)
    if (payout.status === 'failed') return
    await transaction('payout').where({ id: payoutId }).update({
      status: 'failed',
      failure_reason: reason,
      decided_at: transaction.fn.now(),
      decided_by: actor.id,
    })
    await runStatement(transaction, FREE_ENTRIES, [payoutId])
    await transaction('ledger_entry').insert({
      seller_id: payout.seller_id,
      kind: 'payout_returned',
      amount: payout.amount,
      source_id: payoutId,
      reason,
      actor_type: actor.type,
      actor_id: actor.id,
    })
    await recordAudit(transaction, {
      actor,
      action: 'payout.fail',
      resource: 'payout',
      resourceId: payoutId,
      sellerId: payout.seller_id,
      before: { payout_status: payout.status },
      after: { payout_status: 'failed', amount_cents: payout.amount, reason },
    })
    await tellOfPayout(container, transaction, payoutId, advice)
  })
}

const FREE_ENTRIES = /* sql */ `
with freed as (update ledger_standing set payout_id = null where payout_id = $1 returning entry_id)
insert into payout_failed_entry (entry_id, payout_id) select entry_id, $1 from freed`
