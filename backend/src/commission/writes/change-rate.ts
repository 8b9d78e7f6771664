import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { requireSignature } from './require-signature'
import { findSellerOfRule } from './findSellerOfRule'
import { changedMeanwhile, lockCommission } from './lockCommission'

export interface ChangeRateInput {
  rateId: string
  /** Percent 0-100, at most 3 decimals (R9). */
  rate: number
  /** The rate that was on the screen, when the caller knows it. */
  expectedRate?: number | undefined
  actor: Actor
}

/**
 * Changes a commission rate; a changed one asks the seller to sign again, and what was signed stays on record (R34).
 * The rate that is in force already changes nothing.
 *
 * @returns id of the seller
 * @throws AppError not_found · conflict when somebody else changed it meanwhile, with `current {percentage_rate}`
 */
export async function changeRate(
  container: MedusaContainer,
  { rateId, rate, expectedRate, actor }: ChangeRateInput,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const sellerId = await findSellerOfRule(transaction, { rateId })
    const { rule } = await lockCommission(transaction, sellerId)
    if (!rule || rule.rate === rate) return sellerId
    if (expectedRate !== undefined && expectedRate !== rule.rate) {
      throw changedMeanwhile({ percentage_rate: rule.rate })
    }
    await transaction('commission_rate').where({ id: rateId }).update({
      percentage_rate: rate,
      unit: 'percent',
      updated_at: transaction.fn.now(),
    })
    await recordAudit(transaction, {
      actor,
      action: 'commission.rate',
      resource: 'commission_rule',
      resourceId: rule.id,
      sellerId,
      before: { percentage_rate: rule.rate },
      after: { percentage_rate: rate },
    })
    await requireSignature(transaction, { sellerId, actor })
    return sellerId
  })
}
