import { normalizeRate } from '#domain/commission/commission'
import type { NewCommissionRule } from '#domain/commission/commissionForm'
import type { CommissionRule } from '#domain/commission/commissionWire'
import type { OwnResource } from '../../kit/dataProvider/EngineResource'
import { ApiError } from '../../kit/http/ApiError'
import { callRoute } from '../../kit/http/callRoute'
import { adminCommission } from '../commission/adminCommissionTexts'

/** What a form changes of a rule. */
export interface CommissionChange {
  name: string
  /** Percent 0-100. */
  percentage_rate: number
}

const ruleOf = async (answer: Promise<{ commission_rule: CommissionRule }>) =>
  (await answer).commission_rule

/**
 * Commission rules (spec §3, §5, §7): those of one seller (`filter.seller_id`), of which the first gives the rate. What was on
 * the screen (`previousData`) goes along with a change: 409 with `body.current` when somebody else changed the same meanwhile.
 */
export const commissionRules = {
  /** 404 is an empty list (spec §7). */
  async getList({ filter }) {
    const { seller_id: id = '' } = filter as { seller_id?: string }
    try {
      const { commission_rules: rules } = await callRoute(
        'GET /admin/commission/rules/reference/:id',
        { params: { id } },
      )
      return { data: rules, total: rules.length }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { data: [], total: 0 }
      throw error
    }
  },

  async getOne({ id }) {
    const rule = await ruleOf(
      callRoute('GET /admin/commission/rules/:id', { params: { id: String(id) } }),
    )
    return { data: rule }
  },

  async create({ data }) {
    const rule = await ruleOf(
      callRoute('POST /admin/commission/rules', { body: data as NewCommissionRule }),
    )
    return { data: rule }
  },

  /** The name only if changed, then the rate, always: one without unit becomes a marked one (R9). */
  async update({ data, previousData }) {
    const { name, percentage_rate } = data as CommissionChange
    const seen = previousData as CommissionRule
    let rule = seen
    if (name !== seen.name)
      rule = await ruleOf(
        callRoute('POST /admin/commission/rules/:id', {
          params: { id: seen.id },
          body: { metadata: { name }, expected_name: seen.name },
        }),
      )
    if (!seen.rate.id) {
      if (name !== seen.name) return { data: rule }
      throw new ApiError(adminCommission.admin_commission.incomplete, 0)
    }
    const known = normalizeRate(seen.rate)
    rule = await ruleOf(
      callRoute('POST /admin/commission/rate/:id', {
        params: { id: seen.rate.id },
        body: {
          percentage_rate,
          ...(known === null ? {} : { expected_percentage_rate: known }),
        },
      }),
    )
    return { data: rule }
  },
} satisfies OwnResource
