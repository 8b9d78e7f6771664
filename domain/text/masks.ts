import { cnpjCharacters } from '../values/taxId'

/**
 * Masks for inputs (spec §5): each takes the input's text and gives the formatted text, also while
 * only a part is typed. Extra characters are cut.
 */

/** '00.000.000/0000-00', also alphanumeric (R11). */
export function maskCnpj(typed: string): string {
  return fill(cnpjCharacters(typed), '##.###.###/####-##')
}

/** '000.000.000-00' */
export function maskCpf(typed: string): string {
  return fill(onlyDigits(typed), '###.###.###-##')
}

/** '00000-000' */
export function maskCep(typed: string): string {
  return fill(onlyDigits(typed), '#####-###')
}

/** 'dd/MM/yyyy'; a day or month of one digit gets its zero when the slash is typed: '1/3/2024'. */
export function maskDate(typed: string): string {
  const parts = typed.replace(/[.\-\s]/g, '/').split('/')
  const digits = onlyDigits(
    parts
      .map((part, at) => (at < 2 && at < parts.length - 1 && /^\d$/.test(part) ? `0${part}` : part))
      .join(''),
  )
  const endsInSlash = parts.at(-1) === '' && (digits.length === 2 || digits.length === 4)
  return fill(digits, '##/##/####') + (endsInSlash ? '/' : '')
}

export const onlyDigits = (typed: string): string => typed.replace(/\D/g, '')

/** Separators appear only once a character follows them, so that the backspace key is never stuck at one. */
export function fill(characters: string, mask: string): string {
  let masked = ''
  let used = 0
  for (const place of mask) {
    if (used === characters.length) break
    masked += place === '#' ? characters[used++] : place
  }
  return masked
}
