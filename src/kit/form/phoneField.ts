import { PHONE_MAX } from '#domain/limits'
import { maskPhone } from '#domain/values/phone'

/** What every phone field is, whatever draws it: a mask belongs to Brasil only (R15). */
export const phoneField = (country: string) => ({
  type: 'tel',
  inputMode: 'tel' as const,
  autoComplete: 'tel',
  placeholder: country === 'BR' ? '(00) 00000-0000' : undefined,
  mask: country === 'BR' ? maskPhone : undefined,
  maxLength: PHONE_MAX,
})
