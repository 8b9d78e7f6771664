import { isEmail } from '../values/email'
import { maskPhone } from '../values/phone'
import {
  cnpjCharacters,
  formatCnpj,
  formatCpf,
  isLegalEntity,
  isValidCnpj,
  isValidCpf,
} from '../values/taxId'
import { failure, success, type Result } from '../result'

/** Kinds of PIX keys (Banco Central, Regulamento do Pix), with their words and an example. */
export const PIX_KEY_KINDS = {
  cpf: { label: 'CPF', example: '529.982.247-25' },
  cnpj: { label: 'CNPJ', example: '12.ABC.345/01DE-35' },
  phone: { label: 'Celular', example: '(54) 99123-4567' },
  email: { label: 'E-mail', example: 'financeiro@vinicola.com.br' },
  random: { label: 'Chave aleatória', example: '123e4567-e12b-12d1-a456-426655440000' },
} as const
export type PixKeyKind = keyof typeof PIX_KEY_KINDS
export const PIX_KEY_KIND_KEYS = Object.keys(PIX_KEY_KINDS) as [PixKeyKind, ...PixKeyKind[]]

/** The kind that a company's own number is (spec §3: 18 characters are a CNPJ). */
export const ownPixKind = (taxId: string): 'cnpj' | 'cpf' => (isLegalEntity(taxId) ? 'cnpj' : 'cpf')

/** How a key of this kind looks: the company's own number where it is one, as no other may be used; else an example. */
export const pixKeyHint = (kind: PixKeyKind, taxId: string): string =>
  kind === ownPixKind(taxId) ? taxId : PIX_KEY_KINDS[kind].example

/** A key as typed, in characters. */
export const PIX_KEY_MAX = 100
/** E-mail keys are shorter than e-mail addresses. */
const PIX_EMAIL_MAX = 77

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** The code's lengths are counted in characters and its check sum in bytes: they agree in these alone. */
const ASCII = /^[\x21-\x7e]+$/
const MOBILE = /^[1-9]{2}9\d{8}$/

const REFUSED: Record<PixKeyKind, string> = {
  cpf: 'CPF inválido',
  cnpj: 'CNPJ inválido',
  phone: 'Informe o celular com DDD, como (54) 99123-4567',
  email: 'E-mail inválido, ou com mais de 77 caracteres',
  random: 'A chave aleatória tem 32 letras e números, em cinco grupos separados por hífen',
}

/** The key as the banks keep it, from what was typed; or why it is none of its kind. */
export function readPixKey(kind: PixKeyKind, typed: string): Result<string> {
  const key = NORMALIZE[kind](typed)
  return key === null ? failure(REFUSED[kind]) : success(key)
}

const NORMALIZE: Record<PixKeyKind, (typed: string) => string | null> = {
  cpf: (typed) => (isValidCpf(typed) ? typed.replace(/\D/g, '') : null),
  cnpj: (typed) => (isValidCnpj(typed) ? cnpjCharacters(typed) : null),
  phone: (typed) => {
    const digits = typed.replace(/\D/g, '')
    const national = digits.length === 13 && digits.startsWith('55') ? digits.slice(2) : digits
    return MOBILE.test(national) ? `+55${national}` : null
  },
  email: (typed) => {
    const address = typed.trim().toLowerCase()
    return isEmail(address) && ASCII.test(address) && address.length <= PIX_EMAIL_MAX
      ? address
      : null
  },
  random: (typed) => {
    const key = typed.trim().toLowerCase()
    return UUID.test(key) ? key : null
  },
}

/** A key as people read it, from the one that the banks keep: '12.345.678/0001-95', '(54) 99123-4567'. */
export const formatPixKey = (kind: PixKeyKind, key: string): string => FORMAT[kind](key)

const FORMAT: Record<PixKeyKind, (key: string) => string> = {
  cpf: formatCpf,
  cnpj: formatCnpj,
  phone: maskPhone,
  email: (key) => key,
  random: (key) => key,
}

/**
 * Why a key may not receive this company's money, or null. A CPF or CNPJ says whose it is, so it must be the company's
 * own; of the other kinds only the bank knows.
 *
 * @param taxId of the seller, masked or not
 */
export function foreignKeyProblem(kind: PixKeyKind, key: string, taxId: string): string | null {
  if (kind !== 'cpf' && kind !== 'cnpj') return null
  const number = cnpjCharacters(taxId)
  if (key === number) return null
  const own = ownPixKind(taxId)
  const named = `${PIX_KEY_KINDS[own].label} ${formatPixKey(own, number)}`
  // a company's owner may own the CPF, but is another person
  if (kind !== own)
    return `O repasse só vai para ${own === 'cnpj' ? 'a empresa' : 'a pessoa'} do cadastro: use o ${named}, ou uma chave de outro tipo.`
  return `Use o ${PIX_KEY_KINDS[kind].label} do seu cadastro, ou uma chave de outro tipo: o repasse só pode ir para a mesma pessoa.`
}

/** Enough of a key to recognise one's own, and no more: '***4725', 'fi***@vinicola.com.br'. */
export function maskPixKey(kind: PixKeyKind, key: string): string {
  if (kind === 'email') {
    const [name = '', host = ''] = key.split('@')
    return `${name.slice(0, Math.min(2, Math.floor(name.length / 3)))}***@${host}`
  }
  return `***${key.slice(-4)}`
}
