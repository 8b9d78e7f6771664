import { z } from 'zod'

import { ADDRESS_LINE_MAX, CITY_MAX, DESCRIPTION_MAX, POSTAL_CODE_MAX, STATE_MAX } from '../limits'
import { REGION_KEYS } from './regions'
import { formatPhone, phoneProblem } from '../values/phone'
import { formatPostalCode, postalCodeProblem } from '../values/postalCode'
import { formatCpf, isValidCpf } from '../values/taxId'
import { email, newPassword, tokenResponse } from '../account/authWire'
import { longText, requiredText } from '../wire/common'
import { name } from '../wire/name'
import { countryCode, hectares, phone } from './sellerWire'
import { taxId } from '../wire/taxId'

export const cpf = z
  .string()
  .max(40)
  .refine(isValidCpf, { error: 'CPF inválido' })
  .transform(formatCpf)

/** Acceptance of the terms at registration, kept as a consent record (R19). */
export const consent = z.strictObject({ terms_version: requiredText(40) })

const registration = z.strictObject({
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
  /** The form asks for it; the specification's payload has none (spec §3). */
  phone: phone.default(''),
  consent: consent.optional(),
  /** Token of the invitation that led here. */
  invitation: requiredText(200).optional(),
  member: z.strictObject({ name, email, password: newPassword, cpf }),
})
/** POST /public/vendor/register (spec §3, R12 phone, R19 consent). Phone and CEP are judged and kept as their country writes them. */
export const registerRequest = registration
  .superRefine(({ phone, postal_code, country_code }, context) => {
    const problems = {
      phone: phone === '' ? null : phoneProblem(phone, country_code),
      postal_code: postalCodeProblem(postal_code, country_code),
    }
    for (const [field, message] of Object.entries(problems)) {
      if (message) context.addIssue({ code: 'custom', path: [field], message })
    }
  })
  .overwrite((body) => ({
    ...body,
    phone: body.phone && formatPhone(body.phone, body.country_code),
    postal_code: formatPostalCode(body.postal_code, body.country_code),
  }))
export type RegisterRequest = z.infer<typeof registerRequest>

export const registerResponse = tokenResponse
