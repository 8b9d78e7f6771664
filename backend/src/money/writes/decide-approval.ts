import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { decideProblem, type ApprovalDecision } from '#domain/money/secondPerson'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { AppError } from '../../engine/errors/AppError'
import type { Asked } from './askSecondPerson'
import { enterAdjustment, lockAdjustable } from './enterAdjustment'
import { lockBatches } from './lockBatches'
import { makeBatch } from './makeBatch'

type Approval = Asked & {
  id: string
  cents: string
  asked_by: string
  asked_by_email: string
  decided_by: string | null
  decision: ApprovalDecision | null
}

/**
 * A second person confirms what one person of the staff asked for, and it is done in the same transaction; or refuses it,
 * and nothing is. The same word of the same person again changes nothing (R31).
 *
 * @returns id of the batch that the confirmation made, or null
 * @throws AppError not_found · conflict for who asked, for what was decided already, or when what it is about has changed
 */
export async function decideApproval(
  container: MedusaContainer,
  { id, decision, actor }: { id: string; decision: ApprovalDecision; actor: Actor },
): Promise<string | null> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const approval = (await transaction('money_approval').where({ id }).forUpdate().first()) as
      | Approval
      | undefined
    if (!approval) throw AppError.notFound()
    const problem = decideProblem(approval, { decision, by: actor })
    if (problem) throw AppError.conflict(problem)
    if (approval.decision !== null) return null
    await transaction('money_approval').where({ id }).update({
      decision,
      decided_by: actor.id,
      decided_by_email: actor.email,
      decided_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: decision === 'confirmed' ? 'payout.confirm' : 'payout.refuse',
      resource: 'money_approval',
      resourceId: id,
      sellerId: approval.kind === 'adjustment' ? approval.payload.seller_id : null,
      after: { amount_cents: Number(approval.cents), asked_by: approval.asked_by_email },
    })
    return decision === 'confirmed' ? carryOut(transaction, approval, actor) : null
  })
}

/** @returns id of the batch that it made */
async function carryOut(
  transaction: Knex,
  approval: Approval,
  actor: Actor,
): Promise<string | null> {
  const askedBy = approval.asked_by_email
  if (approval.kind === 'batch') {
    const { seller_ids: sellerIds, digest } = approval.payload
    await lockBatches(transaction)
    return makeBatch(transaction, {
      sellerIds,
      expected: { digest, otherwise: BATCH_CHANGED },
      actor,
      askedBy,
    })
  }
  const { seller_id: sellerId, reason } = approval.payload
  await lockAdjustable(transaction, sellerId).catch((error: unknown) => {
    throw error instanceof AppError ? AppError.conflict(SELLER_GONE) : error
  })
  await enterAdjustment(transaction, {
    sellerId,
    cents: Number(approval.cents),
    reason,
    actor,
    askedBy,
  })
  return null
}

const BATCH_CHANGED =
  'O que há a repassar mudou desde o pedido (valores, chaves PIX ou retenções). Recuse este lote e prepare outro.'
const SELLER_GONE = 'A conta do produtor foi excluída desde o pedido. Recuse este ajuste.'
