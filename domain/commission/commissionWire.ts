import { z } from 'zod'

import { parseRate } from './commission'
import { roundDecimal } from '../values/decimal'
import { FREE_TEXT_MAX, NAME_MAX, RATE_DECIMALS, RATE_MAX_PERCENT } from '../limits'
import { WIRE_STORE_STATUSES } from '../sellers/storeStatus'
import { id, longText, requiredText, text } from '../wire/common'

/** A percentage from 0 to 100 with at most 3 decimals (R9). */
export const rate = z
  .number()
  .min(0)
  .max(RATE_MAX_PERCENT)
  .refine((rate) => roundDecimal(rate, RATE_DECIMALS) === rate, {
    error: 'Use no máximo 3 casas decimais',
  })

/**
 * A percentage as staff send it: a number, or a text as typed. Rounded half up to 3 decimals, refused with the words of
 * the form (spec §5 Commission rule form).
 */
const sentRate = z.union([z.number(), z.string().max(40)]).transform((sent, context) => {
  const rate = parseRate(typeof sent === 'number' ? plainDigits(sent) : sent)
  if (rate.ok) return rate.payload
  context.addIssue({ code: 'custom', message: rate.reason })
  return z.NEVER
})

/** Without an exponent, which nobody types: 1e-7 is 0,0000001. */
const plainDigits = (value: number): string =>
  Math.abs(value) < 1e-6 ? value.toFixed(12) : String(value)

/** The rate on the wire. Ours carries unit 'percent'; a rate without it follows the old reading (R9). */
const commissionRate = z.object({
  id: z.string().nullish(),
  type: z.string().default('percentage'),
  percentage_rate: z.number().nullable(),
  include_tax: z.boolean().nullish(),
  unit: z.string().nullish(),
})

export const commissionRule = z
  .object({
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
  .meta({ id: 'CommissionRule' })
export type CommissionRule = z.infer<typeof commissionRule>

/** GET /admin/commission/rules/reference/{id}. */
export const commissionRulesResponse = z.object({ commission_rules: z.array(commissionRule) })
export type CommissionRulesResponse = z.infer<typeof commissionRulesResponse>

/** GET /vendor/commission: the rules, and what a sale is charged now (R56): percent 0-100, null without a rate. */
export const sellerCommissionResponse = commissionRulesResponse.extend({
  rate_in_force: z.number().nullish(),
})

export const commissionRuleResponse = z.object({ commission_rule: commissionRule })

/**
 * POST /admin/commission/rules. A seller has one active rule: where there is another one already, the answer is 409 with
 * `current {percentage_rate, name}`.
 */
export const commissionRuleCreateRequest = z.strictObject({
  name: text(NAME_MAX).optional(),
  reference: z.literal('seller'),
  reference_id: id,
  is_active: z.literal(true).default(true),
  rate: z.strictObject({
    type: z.literal('percentage'),
    percentage_rate: sentRate,
    include_tax: z.boolean().default(false),
  }),
})

/**
 * POST /admin/sellers/{id}/approve: a registration is approved with its commission, both or neither. `expected_status` is the
 * status that was on the screen: another one now is 409 with `current {store_status}`.
 */
export const sellerApproveRequest = z.strictObject({
  commission_rate: sentRate,
  /** What the producer reads beside it. */
  reason: longText(FREE_TEXT_MAX).optional(),
  expected_status: z.enum(WIRE_STORE_STATUSES).default('PENDING'),
})

/**
 * POST /admin/commission/rate/{id}. `expected_percentage_rate` is the rate that was on the screen: when another member
 * of the staff has changed it since, the answer is 409 with `current {percentage_rate}` and nothing is stored.
 */
export const commissionRateUpdateRequest = z.strictObject({
  percentage_rate: sentRate,
  expected_percentage_rate: rate.optional(),
})

/** POST /admin/commission/rules/{id}: the name travels in metadata (spec §7); 409 as for the rate. */
export const commissionRuleUpdateRequest = z.strictObject({
  metadata: z.strictObject({ name: requiredText(NAME_MAX) }),
  /** As it was read, however it was stored. */
  expected_name: z.string().max(NAME_MAX).optional(),
})
