import { BRAZILIAN_STATES } from '../values/brazilianStates'

/**
 * 'RS 012345-6.000001', also with the words before it and without the blank; in any case. For JavaScript and
 * PostgreSQL alike, and without a question mark, which the database's client would take for a value's place.
 */
export const REGISTRATION_PATTERN = `^(registro no mapa:{0,1} *){0,1}(${Object.keys(BRAZILIAN_STATES).join('|')})[ -]*[0-9]{6}-[0-9][.][0-9]{6}$`

const NUMBER = /([a-z]{2})[ -]*(\d{6}-\d\.\d{6})$/i

/** 'Registro no MAPA: RS 012345-6.000001', however it was typed; null for what is no such number. */
export function registrationText(typed: string): string | null {
  if (!new RegExp(REGISTRATION_PATTERN, 'i').test(typed)) return null
  const [, state = '', number = ''] = NUMBER.exec(typed) ?? []
  return `Registro no MAPA: ${state.toUpperCase()} ${number}`
}
