import { z } from 'zod'

import { NAME_MAX, RATE_DECIMALS, RATE_MAX_PERCENT } from '../limits'
import { roundDecimal } from '../decimal'
import { id, requiredText } from './common'

/** A percentage from 0 to 100 with at most 3 decimals (R9). */
export const percentageRate = z
  .number()
  .min(0)
  .max(RATE_MAX_PERCENT)
  .refine((rate) => roundDecimal(rate, RATE_DECIMALS) === rate, {
    error: 'Use no máximo 3 casas decimais',
  })

/** The rate on the wire. Ours carries unit 'percent'; a rate without it follows the old reading (R9). */
export const commissionRate = z.object({
  id: z.string().nullish(),
  type: z.string().default('percentage'),
  percentage_rate: z.number().nullable(),
  include_tax: z.boolean().nullish(),
  unit: z.string().nullish(),
})
export type CommissionRate = z.infer<typeof commissionRate>

export const commissionRule = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string().nullish(),
  percentage_rate: z.number().nullish(),
  include_tax: z.boolean().nullish(),
  fee_value: z.number().nullish(),
  ref_value: z.string().nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  reference: z.string(),
  reference_id: z.string(),
  is_active: z.boolean(),
  rate: commissionRate,
})
export type CommissionRule = z.infer<typeof commissionRule>

/** GET /vendor/commission, GET /admin/commission/rules/reference/{id}. */
export const commissionRulesResponse = z.object({ commission_rules: z.array(commissionRule) })
export type CommissionRulesResponse = z.infer<typeof commissionRulesResponse>

export const commissionRuleResponse = z.object({ commission_rule: commissionRule })
export type CommissionRuleResponse = z.infer<typeof commissionRuleResponse>

/** POST /admin/commission/rules. */
export const commissionRuleCreateRequest = z.strictObject({
  name: requiredText(NAME_MAX),
  reference: z.literal('seller'),
  reference_id: id,
  is_active: z.boolean().default(true),
  rate: z.strictObject({
    type: z.literal('percentage'),
    percentage_rate: percentageRate,
    include_tax: z.boolean().default(false),
  }),
})
export type CommissionRuleCreateRequest = z.input<typeof commissionRuleCreateRequest>

/** POST /admin/commission/rate/{id}. */
export const commissionRateUpdateRequest = z.strictObject({ percentage_rate: percentageRate })
export type CommissionRateUpdateRequest = z.infer<typeof commissionRateUpdateRequest>

/** POST /admin/commission/rules/{id}: the name travels in metadata (spec §7). */
export const commissionRuleUpdateRequest = z.strictObject({
  metadata: z.strictObject({ name: requiredText(NAME_MAX) }),
})
export type CommissionRuleUpdateRequest = z.infer<typeof commissionRuleUpdateRequest>
