import { POSTAL_CODE_MAX } from '#domain/limits'
import { maskCep } from '#domain/text/masks'
import { cepToLookUp, type AddressFields } from '#domain/values/postalCode'
import { useRef } from 'react'
import { postalCode } from './postalCodeTexts'
import { keepNewer } from './keepNewer'
import { useCepLookup } from './useCepLookup'

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
