import type { CommissionPlan } from '#domain/commissionForm'
import type {
  CommissionRateUpdateRequest,
  CommissionRule,
  CommissionRuleResponse,
  CommissionRulesResponse,
  CommissionRuleUpdateRequest,
} from '#domain/wire/commission'
import { apiClient } from '../../shared/http/apiClient'
import { ApiError } from '../../shared/http/ApiError'

/** What was on the screen when the form opened, so that nobody overwrites what they have not seen. */
export interface KnownCommission {
  /** Percent 0-100. */
  rate: number | null
  name: string
}

async function send<Body>(path: string, body: Body): Promise<CommissionRule> {
  const { commission_rule: rule } = await apiClient<CommissionRuleResponse>(
    `/admin/commission/${path}`,
    { method: 'POST', body },
  )
  return rule
}

/** Commission of a seller (spec §5, §7). All throw ApiError. */
export const commissionVerbs = {
  /** The seller's rules; the first gives the rate. 404 is an empty list (spec §7). */
  async getCommissionRules(sellerId: string): Promise<CommissionRule[]> {
    try {
      const { commission_rules: rules } = await apiClient<CommissionRulesResponse>(
        `/admin/commission/rules/reference/${encodeURIComponent(sellerId)}`,
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
    if (plan.kind === 'create') return send('rules', plan.body)
    const renamed =
      plan.name === null
        ? undefined
        : await send<CommissionRuleUpdateRequest>(`rules/${encodeURIComponent(plan.ruleId)}`, {
            metadata: { name: plan.name },
            expected_name: known.name,
          })
    if (plan.rateId === null) {
      if (renamed) return renamed
      throw new ApiError('Dados insuficientes para criar regra de comissao.', 0)
    }
    return send<CommissionRateUpdateRequest>(`rate/${encodeURIComponent(plan.rateId)}`, {
      percentage_rate: plan.percentageRate,
      ...(known.rate === null ? {} : { expected_percentage_rate: known.rate }),
    })
  },
}
