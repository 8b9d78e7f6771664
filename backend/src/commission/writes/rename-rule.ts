import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { findSellerOfRule } from './findSellerOfRule'
import { changedMeanwhile, lockCommission } from './lockCommission'

/**
 * Renames a commission rule. The name travels in `metadata` (spec §7) and is kept there as well.
 *
 * @returns id of the seller
 * @throws AppError not_found · conflict when somebody else renamed it meanwhile, with `current {name}`
 */
export async function renameRule(
  container: MedusaContainer,
  input: { ruleId: string; name: string; expectedName?: string | undefined; actor: Actor },
): Promise<string> {
  const { ruleId, name, expectedName, actor } = input
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const sellerId = await findSellerOfRule(transaction, { ruleId })
    const { rule } = await lockCommission(transaction, sellerId)
    if (!rule || rule.name === name) return sellerId
    if (expectedName !== undefined && expectedName !== rule.name) {
      throw changedMeanwhile({ name: rule.name })
    }
    await transaction('commission_rule')
      .where({ id: ruleId })
      .update({
        name,
        metadata: JSON.stringify({ ...rule.metadata, name }),
        updated_at: transaction.fn.now(),
      })
    await recordAudit(transaction, {
      actor,
      action: 'commission.name',
      resource: 'commission_rule',
      resourceId: ruleId,
      sellerId,
      before: { name: rule.name },
      after: { name },
    })
    return sellerId
  })
}
