import type { SellerCountry } from '../values/countries'
import { formatPhone, phoneProblem } from '../values/phone'
import { formatPostalCode, postalCodeProblem } from '../values/postalCode'
import { isEmail, normalizeEmail } from '../values/email'
import { cleanLine, cleanText, textProblem as required } from '../text/plainText'
import type { Region } from './regions'
import { hectaresProblem, parseHectares } from './hectares'
import { fieldErrors, type FieldErrors } from '../result'
import type { SellerUpdateRequest } from './sellerWire'

/** 'Configurações da Conta' as typed (spec §5 Profile form). Name, tax id and e-mail are shown, not editable. */
export interface ProfileForm {
  name: string
  tax_id: string
  email: string
  userName: string
  description: string
  phone: string
  country_code: string
  state: string
  city: string
  postal_code: string
  address_line: string
  region: string
  hectares: string
  producer_history: string
}

export const READ_ONLY_PROFILE_FIELDS = ['name', 'tax_id', 'email'] as const

export function profileErrors(form: ProfileForm): FieldErrors<keyof ProfileForm> {
  return fieldErrors<string>({
    name: required(form.name, 'Nome é obrigatório'),
    tax_id: required(form.tax_id, 'CNPJ/CPF é obrigatório'),
    country_code: required(form.country_code, 'País é obrigatório'),
    state: required(form.state, 'Estado é obrigatório'),
    city: required(form.city, 'Cidade é obrigatória'),
    userName: required(form.userName, 'Nome é obrigatório'),
    email:
      required(form.email, 'Email é obrigatório') ??
      (isEmail(normalizeEmail(form.email)) ? null : 'Email inválido'),
    description: required(form.description),
    phone: required(form.phone) ?? unlessEmpty(form.phone, form.country_code, phoneProblem),
    postal_code:
      required(form.postal_code) ??
      unlessEmpty(form.postal_code, form.country_code, postalCodeProblem),
    address_line: required(form.address_line),
    producer_history: required(form.producer_history),
    hectares: form.hectares.trim() === '' ? null : hectaresProblem(form.hectares),
  }) as FieldErrors<keyof ProfileForm>
}

/** Phone and postal code may stay empty in the profile. */
const unlessEmpty = (
  typed: string,
  country: string,
  problem: (typed: string, country: string) => string | null,
): string | null => (typed.trim() === '' ? null : problem(typed, country))

/** Body of POST /vendor/sellers/me; hectares as number or null (spec §5). The photo has its own call. */
export function profileRequest(form: ProfileForm): SellerUpdateRequest {
  return {
    name: cleanLine(form.name),
    description: cleanText(form.description) || null,
    country_code: form.country_code as SellerCountry,
    state: cleanLine(form.state),
    city: cleanLine(form.city),
    postal_code: formatPostalCode(cleanLine(form.postal_code), form.country_code) || null,
    address_line: cleanLine(form.address_line) || null,
    region: (form.region || null) as Region | null,
    hectares: parseHectares(form.hectares),
    producer_history: cleanText(form.producer_history) || null,
    phone: formatPhone(cleanLine(form.phone), form.country_code) || null,
  }
}
