import type { CommissionPlan } from '#domain/commission/commissionForm'
import type { CommissionRule } from '#domain/commission/commissionWire'
import { callRoute } from '../../kit/http/callRoute'
import { ApiError } from '../../kit/http/ApiError'
import { adminCommission } from '../commission/adminCommissionTexts'

/** What was on the screen when the form opened, so that nobody overwrites what they have not seen. */
export interface KnownCommission {
  /** Percent 0-100. */
  rate: number | null
  name: string
}

const ruleOf = async (
  answer: Promise<{ commission_rule: CommissionRule }>,
): Promise<CommissionRule> => (await answer).commission_rule

/** Commission of a seller (spec §5, §7). All throw ApiError. */
export const commissionVerbs = {
  /** The seller's rules; the first gives the rate. 404 is an empty list (spec §7). */
  async getCommissionRules(sellerId: string): Promise<CommissionRule[]> {
    try {
      const { commission_rules: rules } = await callRoute(
        'GET /admin/commission/rules/reference/:id',
        { params: { id: sellerId } },
      )
      return rules
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return []
      throw error
    }
  },

  /**
   * Carries a plan out: the whole rule when there is none yet, else the rate, and the name only if changed (spec §5).
   * 409 with `body.current` when somebody else changed the same meanwhile.
   */
  async saveCommission(plan: CommissionPlan, known: KnownCommission): Promise<CommissionRule> {
    if (plan.kind === 'create')
      return ruleOf(callRoute('POST /admin/commission/rules', { body: plan.body }))
    const renamed =
      plan.name === null
        ? undefined
        : await ruleOf(
            callRoute('POST /admin/commission/rules/:id', {
              params: { id: plan.ruleId },
              body: { metadata: { name: plan.name }, expected_name: known.name },
            }),
          )
    if (plan.rateId === null) {
      if (renamed) return renamed
      throw new ApiError(adminCommission.admin_commission.incomplete, 0)
    }
    return ruleOf(
      callRoute('POST /admin/commission/rate/:id', {
        params: { id: plan.rateId },
        body: {
          percentage_rate: plan.rate,
          ...(known.rate === null ? {} : { expected_percentage_rate: known.rate }),
        },
      }),
    )
  },
}
