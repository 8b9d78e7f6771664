import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { defaultRuleName } from '#domain/commission/commissionForm'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { requireSignature } from './require-signature'
import { lockCommission } from './lockCommission'

export interface CreateRuleInput {
  sellerId: string
  /** Blank gives 'Comissao {seller name}' (spec §5). */
  name?: string | undefined
  /** Percent 0-100, at most 3 decimals (R9). */
  rate: number
  includeTax: boolean
  actor: Actor
}

/**
 * Gives a seller their commission rule. The same rule asked for again is the one that exists (R31).
 *
 * @returns id of the rule
 * @throws AppError not_found for an unknown seller · conflict for an inactive one, and with `current` when there is
 *   another rule already
 */
export function createRule(container: MedusaContainer, input: CreateRuleInput): Promise<string> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction((transaction) => giveRule(transaction, input))
}

/** `createRule` within a transaction. */
export async function giveRule(
  transaction: Knex,
  { sellerId, rate, includeTax, actor, ...input }: CreateRuleInput,
): Promise<string> {
  const { seller, rule } = await lockCommission(transaction, sellerId)
  const name = input.name?.trim() || defaultRuleName(seller.name)
  if (rule) {
    if (rule.name === name && rule.rate === rate) return rule.id
    throw new AppError(
      'conflict',
      'Este produtor já tem uma regra de comissão. Confira o valor atual e salve de novo.',
      { current: { percentage_rate: rule.rate, name: rule.name } },
    )
  }
  const id = generateEntityId(undefined, 'crule')
  await transaction('commission_rule').insert({ id, name, reference_id: sellerId })
  await transaction('commission_rate').insert({
    id: generateEntityId(undefined, 'crate'),
    rule_id: id,
    percentage_rate: rate,
    include_tax: includeTax,
  })
  await recordAudit(transaction, {
    actor,
    action: 'commission.created',
    resource: 'commission_rule',
    resourceId: id,
    sellerId,
    after: { name, percentage_rate: rate, include_tax: includeTax },
  })
  await requireSignature(transaction, { sellerId, actor })
  return id
}
