import { fill, onlyDigits } from '../text/masks'

const BRAZIL = 'BR'
/** Area codes in use (Anatel, Plano Geral de Códigos Nacionais). */
const AREA = /^(1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])/
/** After the area code: a mobile number of nine digits, or eight. */
const SUBSCRIBER = /^(9\d{8}|[2-9]\d{7})$/

/**
 * A phone number as its field shows it, also while it is typed: '(00) 00000-0000', or '(00) 0000-0000' with ten
 * digits (spec §5). The country code 55 and a zero before the area code go. What is no number of Brasil keeps its
 * digits: cut to eleven, it would be another number.
 */
export function maskPhone(typed: string): string {
  const digits = brazilianDigits(typed)
  if (digits === null || digits.length > 11) return typed.replace(/[^\d+() -]/g, '').trimStart()
  return fill(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####')
}

/** Problem of a phone as typed, or null; numbers of other countries have eight to fifteen digits (ITU-T E.164). */
export function phoneProblem(typed: string, country: string): string | null {
  const digits = country === BRAZIL ? brazilianDigits(typed) : null
  const isRight =
    digits === null
      ? /^\D*(\d\D*){8,15}$/.test(typed)
      : AREA.test(digits) && SUBSCRIBER.test(digits.slice(2))
  return isRight ? null : 'Telefone inválido'
}

/** A phone as it is kept: in its mask for Brasil, as typed elsewhere. */
export const formatPhone = (typed: string, country: string): string =>
  country === BRAZIL ? maskPhone(typed) : typed

/** Area code and number; null for a number that names another country, or whose country is still being typed. */
function brazilianDigits(typed: string): string | null {
  const digits = onlyDigits(typed)
  if (/^\s*(\+|00)/.test(typed)) {
    const international = digits.replace(/^00/, '')
    return /^55\d{10}/.test(international) ? withoutZero(international.slice(2)) : null
  }
  const national = withoutZero(digits)
  // In brackets 55 is the area code of Santa Maria, and a digit too many behind it a slip.
  const isCountry = /^55\d{10}/.test(national) && !/^\s*\(0?55\)/.test(typed)
  return isCountry ? withoutZero(national.slice(2)) : national
}

const withoutZero = (digits: string): string => digits.replace(/^0+/, '')
