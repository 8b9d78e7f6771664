import type { Handlers } from '../../engine/http/handlers'
import { findSeller } from '../../sellers'
import { rateInForce, readRule, rulesOfSeller } from '../reads/commissionRules'
import { changeRate } from '../writes/change-rate'
import { createRule } from '../writes/create-rule'
import { renameRule } from '../writes/rename-rule'

/** Commission rules (spec §7); a change answers with the rule that gives the rate now. */
export const commissionHandlers = {
  /** A seller's rules, the first one gives the rate (spec §3). */
  'GET /admin/commission/rules/reference/:id': async ({ knex, params }) => {
    const { id } = await findSeller(knex, params.id)
    return { commission_rules: await rulesOfSeller(knex, id) }
  },

  'GET /admin/commission/rules/:id': async ({ knex, params }) => ({
    commission_rule: await readRule(knex, { ruleId: params.id }),
  }),

  'POST /admin/commission/rules': async ({ container, knex, body, actor }) => {
    const { name, reference_id, rate } = body
    await createRule(container, {
      sellerId: reference_id,
      name,
      rate: rate.percentage_rate,
      includeTax: rate.include_tax,
      actor,
    })
    return { commission_rule: await readRule(knex, { sellerId: reference_id }) }
  },

  /** Its name. */
  'POST /admin/commission/rules/:id': async ({ container, knex, params, body, actor }) => {
    const sellerId = await renameRule(container, {
      ruleId: params.id,
      name: body.metadata.name,
      expectedName: body.expected_name,
      actor,
    })
    return { commission_rule: await readRule(knex, { sellerId }) }
  },

  /** The percentage. */
  'POST /admin/commission/rate/:id': async ({ container, knex, params, body, actor }) => {
    const sellerId = await changeRate(container, {
      rateId: params.id,
      rate: body.percentage_rate,
      expectedRate: body.expected_percentage_rate,
      actor,
    })
    return { commission_rule: await readRule(knex, { sellerId }) }
  },

  /** The seller's own rules; the first gives the rate (spec §3, §7). */
  'GET /vendor/commission': async ({ knex, seller }) => {
    const inForce = await rateInForce(knex, seller.id)
    return {
      commission_rules: await rulesOfSeller(knex, seller.id),
      rate_in_force: inForce === null ? null : Number(inForce),
    }
  },
} satisfies Partial<Handlers>
