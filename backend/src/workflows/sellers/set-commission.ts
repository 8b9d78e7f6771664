import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { AppError } from '../../errors/AppError'
import { requireSignature } from '../contract/require-signature'

export interface SetCommissionInput {
  sellerId: string
  /** Percent from 0 to 100, at most 3 decimals (R9). */
  percentageRate: number
  /** Default 'Comissao {seller name}' (spec §5). */
  name?: string | undefined
}

/**
 * Gives a seller a commission rate, or changes it, in one transaction. A changed rate asks the seller to
 * sign again; what was signed stays on record (issue 5, R34).
 *
 * @returns id of the rule
 * @throws AppError not_found for an unknown seller
 */
export async function setCommission(
  container: MedusaContainer,
  input: SetCommissionInput,
): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const seller = (await transaction('seller')
      .where({ id: input.sellerId })
      .whereNull('deleted_at')
      .forUpdate()
      .first('name')) as { name: string } | undefined
    if (!seller) throw AppError.notFound('Vendedor nao encontrado.')
    const rule = (await transaction('commission_rule')
      .where({ reference: 'seller', reference_id: input.sellerId, is_active: true })
      .whereNull('deleted_at')
      .first('id')) as { id: string } | undefined
    const ruleId = rule?.id ?? generateEntityId(undefined, 'crule')
    if (!rule) {
      await transaction('commission_rule').insert({
        id: ruleId,
        name: input.name?.trim() || `Comissao ${seller.name}`,
        reference_id: input.sellerId,
      })
    }
    const changed = (await transaction.raw(
      `insert into commission_rate (id, rule_id, percentage_rate) values (?, ?, ?)
       on conflict (rule_id) where deleted_at is null do update
         set percentage_rate = excluded.percentage_rate, updated_at = now()
       where commission_rate.percentage_rate is distinct from excluded.percentage_rate
       returning id`,
      [generateEntityId(undefined, 'crate'), ruleId, input.percentageRate],
    )) as { rows: { id: string }[] }
    if (changed.rows.length > 0) {
      await requireSignature(transaction, { sellerId: input.sellerId, actor: null })
    }
    return ruleId
  })
}
