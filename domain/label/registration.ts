import { BRAZILIAN_STATES } from '../values/brazilianStates'

/**
 * 'RS 012345-6.000001', also with the words before it and without the blank; for JavaScript and PostgreSQL alike,
 * in any case.
 */
export const REGISTRATION_PATTERN = `^(registro no mapa:? *)?(${Object.keys(BRAZILIAN_STATES).join('|')})[ -]*[0-9]{6}-[0-9][.][0-9]{6}$`

const NUMBER = /([a-z]{2})[ -]*(\d{6}-\d\.\d{6})$/i

/** 'Registro no MAPA: RS 012345-6.000001', however it was typed; null for what is no such number. */
export function registrationText(typed: string): string | null {
  if (!new RegExp(REGISTRATION_PATTERN, 'i').test(typed)) return null
  const [, state = '', number = ''] = NUMBER.exec(typed) ?? []
  return `Registro no MAPA: ${state.toUpperCase()} ${number}`
}
