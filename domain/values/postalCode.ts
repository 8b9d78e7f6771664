import { onlyDigits } from '../text/masks'
import type { CepResponse } from '../wire/config'

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
