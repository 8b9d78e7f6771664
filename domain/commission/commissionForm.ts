import { NAME_MAX } from '../limits'
import { cutText } from '../text/cutText'
import { parseRate } from './commission'
import { failure, success, type Result } from '../result'

export interface CommissionForm {
  name: string
  /** As typed. */
  percentage: string
}

/** The body of POST /admin/commission/rules (spec §7). */
export interface NewCommissionRule {
  name: string
  reference: 'seller'
  reference_id: string
  is_active: true
  rate: { type: 'percentage'; percentage_rate: number; include_tax: false }
}

/** The calls that saving the form needs (spec §5, §7). */
export type CommissionPlan =
  | {
      kind: 'create'
      body: NewCommissionRule
    }
  | {
      kind: 'update'
      ruleId: string
      name: string
      /** Percent. */
      percentage_rate: number
    }

/** 'Comissao {seller name}', or 'Regra de comissao' without a name (spec §5); no longer than a rule's name may be. */
export const defaultRuleName = (sellerName: string | null | undefined): string =>
  sellerName?.trim() ? cutText(`Comissao ${sellerName.trim()}`, NAME_MAX) : 'Regra de comissao'

/**
 * What the commission form asks for: the whole rule when there is none yet, otherwise its name and rate (spec §5). The
 * reason is the text for the person.
 */
export function planCommission(
  form: CommissionForm,
  seller: { id?: string | null; name?: string | null },
  existing: { id: string } | null | undefined,
): Result<CommissionPlan> {
  const rate = parseRate(form.percentage)
  if (!rate.ok) return rate
  const name = form.name.trim() || defaultRuleName(seller.name)
  if (existing)
    return success({
      kind: 'update',
      ruleId: existing.id,
      name,
      percentage_rate: rate.payload,
    })
  if (!seller.id) return failure('Dados insuficientes para criar regra de comissao.')
  return success({
    kind: 'create',
    body: {
      name,
      reference: 'seller',
      reference_id: seller.id,
      is_active: true,
      rate: { type: 'percentage', percentage_rate: rate.payload, include_tax: false },
    },
  })
}
