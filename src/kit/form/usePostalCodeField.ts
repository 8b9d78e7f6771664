import { POSTAL_CODE_MAX } from '#domain/limits'
import { maskCep } from '#domain/text/masks'
import { cepToLookUp, type AddressFields, fillAddress } from '#domain/values/postalCode'
import { useRef } from 'react'
import { useCepLookup } from './useCepLookup'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import type { CepResponse } from '#domain/site/configWire'

/** Said under the CEP, also by the registration. None of them stops anybody: lookup failures are ignored (spec §5). */
const postalCode = {
  idle: '',
  searching: 'Buscando endereço...',
  found: 'Endereço preenchido. Confira e complete o número.',
  unknown: 'CEP não encontrado. Confira os números ou preencha o endereço.',
  unavailable: 'A busca de CEP não respondeu. Preencha o endereço.',
} as const

const FILLED = ['address_line', 'state', 'city'] as const

/**
 * The form after an answer of the postal-code service. What was typed while the service was thinking is newer
 * than its answer and stays (R16); a state that does not exist is not taken.
 *
 * @param before the form as it was when the service was asked
 */
function keepNewer<Form extends AddressFields>(
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

interface Address extends AddressFields {
  postal_code: string
}

/**
 * What every postal-code field is, whatever draws it. Mask and look-up belong to Brasil only (R15); eight digits fill
 * the address, and what was typed meanwhile stays (R16).
 *
 * @param form as it is before a letter is typed
 * @param fill changes the form as it is when the answer comes
 */
export function usePostalCodeField<Form extends Address>(
  form: Form,
  fill: (change: (now: Form) => Form) => void,
) {
  const atLookup = useRef(form)
  const cep = useCepLookup((answer) => fill((now) => keepNewer(now, atLookup.current, answer)))
  const isBrazil = form.country_code === 'BR'
  return {
    autoComplete: 'postal-code',
    inputMode: isBrazil ? ('numeric' as const) : ('text' as const),
    placeholder: isBrazil ? '00000-000' : undefined,
    mask: isBrazil ? maskCep : undefined,
    maxLength: POSTAL_CODE_MAX,
    hint: isBrazil ? postalCode[cep.state] : '',
    /** The field's current value; '' also when another country was chosen, and no answer may come any more. */
    onTyped: (typed: string) => {
      const before = cepToLookUp(form.postal_code, form.country_code)
      const wanted = cepToLookUp(typed, form.country_code)
      if (wanted === before && typed !== '') return
      atLookup.current = form
      if (wanted) void cep.lookUp(wanted)
      else cep.cancel()
    },
  }
}
