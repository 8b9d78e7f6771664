import { saoPauloDate } from '../../values/dates'
import { cnpjCharacters } from '../../values/taxId'

/*
 * The access key of an electronic invoice (NF-e). Layout and check digit: Manual de Orientação do Contribuinte 7.0, anexo I;
 * letters of the alphanumeric CNPJ: NT Conjunta 2025.001, from July 2026 on by NT 2026.004.
 */

const LENGTH = 44
const SHAPE = /^[0-9]{6}[A-Z0-9]{12}[0-9]{26}$/
/** Year and month, as the key has them. */
const LETTERS_SINCE = '2607'
/** Only the invoice for goods has this model; 65 is the consumer's receipt of a shop's till. */
const MODEL = '55'

/** What fills the issuer's fourteen characters where a CPF stands. */
const BEFORE_CPF = '000'
/** Series 910 to 969 are those of issuers with a CPF. */
const isOfPerson = (key: string): boolean => /^9[1-6]/.test(key.slice(22, 25))

/** What can be read of a valid key. */
export interface AccessKey {
  /** yyyy-MM. */
  month: string
  /** A CNPJ's 14 characters or a CPF's 11 digits. */
  issuer: string
  series: number
  number: number
  /** Issued by the tax office in somebody's place: the issuer may be another than the seller. */
  isOfTaxOffice: boolean
}

/** What was typed or scanned, without spaces and points, in capital letters. */
export const accessKeyCharacters = (typed: string): string =>
  typed.toUpperCase().replace(/[\s.\-/]/g, '')

/** In groups of four, as it is printed. */
export const formatAccessKey = (key: string): string => key.replace(/(.{4})(?=.)/g, '$1 ')

/** Modulo 11 over ASCII code - 48, weights 2 to 9 from the right; 10 and 11 become 0. */
function checkDigit(characters: string): string {
  let sum = 0
  for (let index = 0; index < characters.length; index += 1)
    sum += (characters.charCodeAt(characters.length - 1 - index) - 48) * (2 + (index % 8))
  const digit = 11 - (sum % 11)
  return String(digit > 9 ? 0 : digit)
}

/** Why this is no key of an invoice for goods, in Portuguese, or null. */
export function accessKeyProblem(typed: string): string | null {
  const key = accessKeyCharacters(typed)
  if (key.length !== LENGTH)
    return `A chave de acesso tem ${LENGTH} caracteres; aqui há ${key.length}.`
  if (!SHAPE.test(key) || (/[A-Z]/.test(key) && key.slice(2, 6) < LETTERS_SINCE))
    return 'A chave de acesso tem um caractere onde só cabe um número. Confira a digitação.'
  if (key.at(-1) !== checkDigit(key.slice(0, -1)))
    return 'O dígito verificador não confere. Confira a digitação da chave.'
  const month = Number(key.slice(4, 6))
  if (month < 1 || month > 12) return 'O mês na chave de acesso não existe.'
  if (key.slice(20, 22) !== MODEL)
    return `A chave é de um documento do modelo ${key.slice(20, 22)}; a nota fiscal eletrônica de produtos é do modelo ${MODEL}.`
  if (isOfPerson(key) && !key.slice(6, 20).startsWith(BEFORE_CPF))
    return 'A série da chave é de quem emite com CPF, mas o emitente nela é um CNPJ.'
  return Number(key.slice(25, 34)) === 0 ? 'O número da nota na chave de acesso é zero.' : null
}

/** Reads a key that `accessKeyProblem` has nothing against. */
export function readAccessKey(typed: string): AccessKey {
  const key = accessKeyCharacters(typed)
  const series = Number(key.slice(22, 25))
  const issuer = key.slice(6, 20)
  return {
    month: `20${key.slice(2, 4)}-${key.slice(4, 6)}`,
    issuer: isOfPerson(key) ? issuer.slice(BEFORE_CPF.length) : issuer,
    series,
    number: Number(key.slice(25, 34)),
    isOfTaxOffice: series >= 890 && series <= 899,
  }
}

/** A CNPJ's first eight characters are the company's, the next four its branch's; a CPF is one person's. */
const personOf = (taxId: string): string => (taxId.length === 14 ? taxId.slice(0, 8) : taxId)

/** Why this key is not of this seller's sale, in Portuguese, or null. */
export function invoiceProblem(
  typed: string,
  { taxId, orderedAt }: { taxId: string; orderedAt: string | Date },
): string | null {
  const wrong = accessKeyProblem(typed)
  if (wrong) return wrong
  const { isOfTaxOffice, issuer, month } = readAccessKey(typed)
  if (!isOfTaxOffice && personOf(issuer) !== personOf(cnpjCharacters(taxId)))
    return `A nota foi emitida por outro CNPJ ou CPF, não pelo deste cadastro (${taxId}).`
  return month < (saoPauloDate(orderedAt) ?? '').slice(0, 7)
    ? 'A nota é de um mês anterior ao do pedido.'
    : null
}
