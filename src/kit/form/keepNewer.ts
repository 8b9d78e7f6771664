import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { fillAddress, type AddressFields } from '#domain/values/postalCode'
import type { CepResponse } from '#domain/site/configWire'

const FILLED = ['address_line', 'state', 'city'] as const

/**
 * The form after an answer of the postal-code service. What was typed while the service was thinking is newer
 * than its answer and stays (R16); a state that does not exist is not taken.
 *
 * @param before the form as it was when the service was asked
 */
export function keepNewer<Form extends AddressFields>(
  now: Form,
  before: Form,
  { uf, ...answer }: CepResponse,
): Form {
  const state = uf?.trim().toUpperCase() ?? ''
  const filled = fillAddress(now, {
    ...answer,
    ...(Object.hasOwn(BRAZILIAN_STATES, state) ? { uf: state } : {}),
  })
  const newer = FILLED.filter((field) => now[field] !== before[field])
  return { ...filled, ...Object.fromEntries(newer.map((field) => [field, now[field]])) }
}
