/**
 * CPF and CNPJ (spec §5, R11). Sources: Receita Federal, cálculo dos dígitos verificadores; Instrução Normativa
 * RFB 2.229/2024 for the alphanumeric CNPJ in force since July 2026.
 */

const CPF_DIGITS = 11
const CNPJ_CHARACTERS = 14
const CNPJ_SHAPE = /^[0-9A-Z]{12}[0-9]{2}$/

/** A masked CNPJ has 18 characters, and 18 characters mean a legal entity (spec §3). */
const CNPJ_MASKED_LENGTH = 18

/** The digits of a CPF as typed. */
const cpfDigits = (typed: string): string => typed.replace(/\D/g, '')

/** The characters of a CNPJ as typed: 0-9 and A-Z, lower case raised (R11). */
export const cnpjCharacters = (typed: string): string =>
  typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Exactly 11 digits, not all the same, both check digits right by modulo 11. */
export function isValidCpf(typed: string): boolean {
  const digits = cpfDigits(typed)
  if (digits.length !== CPF_DIGITS || isRepeated(digits)) return false
  const first = checkDigit(digits.slice(0, 9), 11)
  return digits.endsWith(`${first}${checkDigit(`${digits.slice(0, 9)}${first}`, 11)}`)
}

/** 12 characters 0-9A-Z and two numeric check digits; value of a character = ASCII code - 48 (R11). */
export function isValidCnpj(typed: string): boolean {
  const characters = cnpjCharacters(typed)
  if (!CNPJ_SHAPE.test(characters) || isRepeated(characters)) return false
  const first = checkDigit(characters.slice(0, 12), 9)
  return characters.endsWith(`${first}${checkDigit(`${characters.slice(0, 12)}${first}`, 9)}`)
}

/** Whether a stored, masked tax id is a CNPJ: 18 characters (spec §3). */
export const isLegalEntity = (taxId: string | null | undefined): boolean =>
  taxId?.length === CNPJ_MASKED_LENGTH

/** '529.982.247-25' from 11 digits; what is not 11 digits comes back unchanged. */
export function formatCpf(cpf: string): string {
  const digits = cpfDigits(cpf)
  if (digits.length !== CPF_DIGITS) return cpf
  return digits.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
}

/** '12.ABC.345/01DE-35' from 14 characters; what is not 14 characters comes back unchanged. */
export function formatCnpj(cnpj: string): string {
  const characters = cnpjCharacters(cnpj)
  if (characters.length !== CNPJ_CHARACTERS) return cnpj
  return characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}

/** The masked form in which a tax id is stored (R11), or null when it is neither a valid CNPJ nor a valid CPF. */
export function normalizeTaxId(typed: string): string | null {
  if (isValidCnpj(typed)) return formatCnpj(typed)
  return isValidCpf(typed) && cnpjCharacters(typed).length === CPF_DIGITS ? formatCpf(typed) : null
}

/** '***.***.***-25' from a stored tax id: that there is one, of which kind, and its last two characters. */
export const hideTaxId = (taxId: string): string => taxId.replace(/[0-9A-Z](?=.*.{2}$)/g, '*')

/**
 * Check digit by modulo 11 with weights that grow from 2 at the right and start again after `lastWeight`
 * (9 for the CNPJ; never reached for the CPF).
 */
function checkDigit(characters: string, lastWeight: number): number {
  let total = 0
  let weight = 2
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    total += (characters.charCodeAt(index) - 48) * weight
    weight = weight === lastWeight ? 2 : weight + 1
  }
  const rest = total % 11
  return rest < 2 ? 0 : 11 - rest
}

const isRepeated = (characters: string): boolean => /^(.)\1*$/.test(characters)
