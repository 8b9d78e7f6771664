import { z } from 'zod'

import { ADDRESS_LINE_MAX, CITY_MAX, DESCRIPTION_MAX, POSTAL_CODE_MAX, STATE_MAX } from '../limits'
import { REGION_KEYS } from '../sellers/regions'
import { formatCpf, isValidCpf, normalizeTaxId } from '../values/taxId'
import { email, newPassword, tokenResponse } from './auth'
import { longText, requiredText } from './common'
import { name } from './name'
import { countryCode, hectares, phone } from './seller'

/** A CPF or CNPJ in any writing; stored masked (R11). */
const taxId = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const masked = normalizeTaxId(typed)
    if (masked === null) {
      context.addIssue({ code: 'custom', message: 'CNPJ/CPF inválido' })
      return z.NEVER
    }
    return masked
  })

export const cpf = z
  .string()
  .max(40)
  .refine(isValidCpf, { error: 'CPF inválido' })
  .transform(formatCpf)

/** Acceptance of the terms at registration, kept as a consent record (R19). */
export const consent = z.strictObject({ terms_version: requiredText(40) })

/** POST /public/vendor/register (spec §3, R12 phone, R19 consent). */
export const registerRequest = z.strictObject({
  name,
  description: longText(DESCRIPTION_MAX).nullish(),
  address_line: requiredText(ADDRESS_LINE_MAX),
  city: requiredText(CITY_MAX),
  state: requiredText(STATE_MAX),
  postal_code: requiredText(POSTAL_CODE_MAX),
  country_code: countryCode,
  tax_id: taxId,
  region: z.enum(REGION_KEYS),
  hectares,
  producer_history: longText(DESCRIPTION_MAX).nullish(),
  phone: phone.refine((value) => value !== '', { error: 'Telefone é obrigatório' }),
  consent: consent.optional(),
  /** Token of the invitation that led here. */
  invitation: requiredText(200).optional(),
  member: z.strictObject({ name, email, password: newPassword, cpf }),
})
export type RegisterRequest = z.infer<typeof registerRequest>

export const registerResponse = tokenResponse
