import { maskCep, onlyDigits } from '../text/masks'
import type { CepResponse } from '../site/configWire'

/** The CEP to look up, once 8 digits are typed for a Brazilian address (spec §5, R15); null before. */
export function cepToLookUp(typed: string, countryCode: string): string | null {
  const digits = onlyDigits(typed)
  return countryCode === 'BR' && digits.length === 8 ? digits : null
}

export interface AddressFields {
  address_line: string
  state: string
  city: string
  country_code: string
}

/**
 * The address after an answer of the postal-code service. An empty street, or any other empty part, never erases
 * what was typed (R16); an answer with `erro` changes nothing. The caller drops answers for older CEPs.
 */
export function fillAddress<Form extends AddressFields>(form: Form, answer: CepResponse): Form {
  if (answer.erro) return form
  return {
    ...form,
    address_line: answer.logradouro?.trim() || form.address_line,
    state: answer.uf?.trim() || form.state,
    city: answer.localidade?.trim() || form.city,
    country_code: 'BR',
  }
}

/** Problem of a postal code as typed, or null: a CEP has eight digits; other countries write theirs as they like (R15). */
export const postalCodeProblem = (typed: string, country: string): string | null =>
  country !== 'BR' || isCep(typed) ? null : 'CEP inválido'

export const isCep = (typed: string): boolean => /^\d{2}\.?\d{3}-?\d{3}$/.test(typed.trim())

/** A postal code as it is kept: a CEP in its mask, another one as typed. */
export const formatPostalCode = (typed: string, country: string): string =>
  country === 'BR' ? maskCep(typed) : typed

/** The country, and no state that belongs to another: those of Brasil are picked, foreign ones typed. */
export function changeCountry<Country extends string>(
  before: string,
  country_code: Country,
): { country_code: Country; state?: '' } {
  return (before === 'BR') === (country_code === 'BR')
    ? { country_code }
    : { country_code, state: '' }
}
