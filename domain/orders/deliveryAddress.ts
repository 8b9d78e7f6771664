import { BRAZILIAN_STATES } from '../values/brazilianStates'
import { isEmail } from '../values/email'
import { ENGINE_BRAZIL, toEngineCountry } from '../values/engineCountry'
import { isCep } from '../values/postalCode'
import { onlyDigits } from '../text/masks'
import { fieldErrors, type FieldErrors } from '../result'

/** A buyer's address, in the store API's words. */
export interface DeliveryAddress {
  first_name?: string | null
  address_1?: string | null
  city?: string | null
  province?: string | null
  postal_code?: string | null
  country_code?: string | null
}

const FIELDS = [
  'first_name',
  'address_1',
  'city',
  'province',
  'postal_code',
  'country_code',
] as const

/**
 * What an order cannot be sent without: e-mail, name, street, number or its explicit absence ('s/n'), city, state
 * and CEP, all of Brasil. Messages by field ('shipping_address.city'); empty when the parcel will arrive.
 */
export function deliveryErrors(
  email: string | null | undefined,
  address: DeliveryAddress | null | undefined,
): FieldErrors {
  const problems: Record<(typeof FIELDS)[number], string | null> = {
    first_name: isBlank(address?.first_name) ? 'Informe o nome de quem recebe' : null,
    address_1: streetProblem(address?.address_1),
    city: isBlank(address?.city) ? 'Informe a cidade' : null,
    province: stateProblem(address?.province),
    postal_code: postalCodeProblem(address?.postal_code, address?.province),
    country_code:
      toEngineCountry(address?.country_code ?? ENGINE_BRAZIL) === ENGINE_BRAZIL
        ? null
        : 'Entregamos só no Brasil',
  }
  return fieldErrors({
    email: isBlank(email) ? 'Informe o e-mail' : isEmail(email ?? '') ? null : 'E-mail inválido',
    ...Object.fromEntries(
      FIELDS.map((field) => [`shipping_address.${field}`, problems[field]] as const),
    ),
  })
}

/** The code of a federative unit, typed as code ('SP', 'BR-SP') or as name, with or without accents; null for none. */
export function readState(typed: string | null | undefined): string | null {
  const folded = fold(typed ?? '').replace(/^br-/, '')
  const found = Object.entries(BRAZILIAN_STATES).find(
    ([code, name]) => code.toLowerCase() === folded || fold(name) === folded,
  )
  return found?.[0] ?? null
}

/**
 * A number of the house, the block or the square, or the words for there being none. A number that belongs to the
 * street's name ('Rua 7 de Setembro', '2ª Travessa') is none.
 */
const NUMBER = /\d+(?![\dªº]|\s+de\s)/i
const NO_NUMBER = /(^|[\s,.-])(s\/n[º°]?|s\.n\.|sem n[uú]mero)([\s,.-]|$)/i

function streetProblem(line: string | null | undefined): string | null {
  const street = (line ?? '').replace(NO_NUMBER, ' ')
  if (!/\p{L}/u.test(street)) return 'Informe a rua'
  const isNumbered = NUMBER.test(line ?? '') || NO_NUMBER.test(line ?? '')
  return isNumbered ? null : "Informe o número, depois de uma vírgula, ou 's/n'"
}

function stateProblem(typed: string | null | undefined): string | null {
  if (isBlank(typed)) return 'Informe o estado'
  return readState(typed) ? null : 'Use a sigla do estado, como SP'
}

function postalCodeProblem(
  typed: string | null | undefined,
  province: string | null | undefined,
): string | null {
  if (isBlank(typed)) return 'Informe o CEP'
  if (!isCep(typed ?? '')) return 'CEP inválido: use 8 dígitos'
  const state = readState(province)
  const owner = stateOfCep(typed)
  if (!owner) return 'Este CEP não existe'
  return state && owner !== state ? `Este CEP é de ${owner}, e não de ${state}` : null
}

/** The code of the state in which a CEP lies; null for what is none. */
export function stateOfCep(typed: string | null | undefined): string | null {
  if (!isCep(typed ?? '')) return null
  const prefix = Number(onlyDigits(typed ?? '').slice(0, 5))
  return POSTAL_RANGES.find(([, from, to]) => prefix >= from && prefix <= to)?.[0] ?? null
}

/** First five digits of the CEPs of each federative unit, both included (Correios, faixas de CEP por UF). */
const POSTAL_RANGES: readonly [state: string, from: number, to: number][] = [
  ['SP', 1000, 19999],
  ['RJ', 20000, 28999],
  ['ES', 29000, 29999],
  ['MG', 30000, 39999],
  ['BA', 40000, 48999],
  ['SE', 49000, 49999],
  ['PE', 50000, 56999],
  ['AL', 57000, 57999],
  ['PB', 58000, 58999],
  ['RN', 59000, 59999],
  ['CE', 60000, 63999],
  ['PI', 64000, 64999],
  ['MA', 65000, 65999],
  ['PA', 66000, 68899],
  ['AP', 68900, 68999],
  ['AM', 69000, 69299],
  ['RR', 69300, 69399],
  ['AM', 69400, 69899],
  ['AC', 69900, 69999],
  ['DF', 70000, 72799],
  ['GO', 72800, 72999],
  ['DF', 73000, 73699],
  ['GO', 73700, 76799],
  ['RO', 76800, 76999],
  ['TO', 77000, 77999],
  ['MT', 78000, 78899],
  ['MS', 79000, 79999],
  ['PR', 80000, 87999],
  ['SC', 88000, 89999],
  ['RS', 90000, 99999],
]

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === ''

const fold = (value: string): string =>
  value.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
