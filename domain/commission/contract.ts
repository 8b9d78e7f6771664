import { formatRate } from './commission'
import { countryLabel } from '../values/countries'
import { contractClauses } from './contractClauses'
import { cleanLine } from '../text/plainText'
import { companyInFull } from '../site/companyInFull'
import type { SiteConfig } from '../site/siteConfig'
import { MONTHS } from '../values/monthNames'
import { isLegalEntity } from '../values/taxId'

export interface ContractFacts {
  seller: {
    name: string
    tax_id: string
    address_line?: string | null
    city?: string | null
    state?: string | null
    postal_code?: string | null
    country_code?: string | null
  }
  /** Who signs: the owner member. */
  member: { name: string; cpf?: string | null; email?: string | null }
  /** Normalised rate in percent (R9, R34). */
  rate: number
  /** Day of the contract in São Paulo, yyyy-MM-dd. */
  date: string
  config: Pick<SiteConfig, 'brand' | 'email' | 'payoutTerm' | 'contractVenue' | 'company'>
}

/**
 * The intermediation contract in plain text (spec §9, R34): 12 months with automatic renewal, 30 days' notice,
 * the seller's rate, venue São Paulo. The same facts always give the same text, byte for byte, so that its SHA-256
 * proves what was signed.
 */
export function contractText(facts: ContractFacts): string {
  const { seller, member, config, date } = facts
  const clauses = contractClauses({
    brand: config.brand,
    email: config.email,
    rate: formatRate(facts.rate),
    payoutTerm: config.payoutTerm,
    venue: config.contractVenue,
  })
  return [
    'CONTRATO DE INTERMEDIAÇÃO DE VENDAS E COMISSÃO',
    [
      'Pelo presente instrumento particular, as partes:',
      `INTERMEDIADORA: ${companyInFull(config.company)}, responsável pela plataforma ${config.brand}, e-mail ${config.email}; e`,
      `PRODUTOR: ${party(seller, member)};`,
      'têm entre si justo e contratado o que segue.',
    ].join('\n\n'),
    ...clauses.map(({ title, items }, index) => clauseText(index + 1, title, items)),
    `${config.contractVenue}, ${longDate(date)}.`,
    [
      `INTERMEDIADORA: ${config.company.name}`,
      `PRODUTOR: ${line(seller.name)}`,
      `Representado por: ${line(member.name)}`,
    ].join('\n'),
  ].join('\n\n')
}

function party(seller: ContractFacts['seller'], member: ContractFacts['member']): string {
  const signer = `${line(member.name)}, inscrito(a) no CPF sob o nº ${given(member.cpf)}, e-mail ${given(member.email)}`
  if (isLegalEntity(seller.tax_id)) {
    return `${line(seller.name)}, pessoa jurídica inscrita no CNPJ sob o nº ${seller.tax_id}, com sede em ${address(seller)}, neste ato representada por ${signer}`
  }
  return `${line(seller.name)}, pessoa física inscrita no CPF sob o nº ${seller.tax_id}, com endereço em ${address(seller)}, neste ato por ${signer}`
}

function address(seller: ContractFacts['seller']): string {
  const place = [seller.city, seller.state].map(line).filter(Boolean).join('/')
  const parts = [
    line(seller.address_line),
    place,
    seller.postal_code ? `CEP ${line(seller.postal_code)}` : '',
    countryLabel(seller.country_code),
  ].filter(Boolean)
  return parts.join(', ') || 'endereço não informado'
}

const clauseText = (number: number, title: string, items: readonly string[]): string =>
  [
    `CLÁUSULA ${number}ª - ${title.toUpperCase()}`,
    ...items.map((item, index) => `${number}.${index + 1}. ${item}`),
  ].join('\n')

/** '1º de março de 2026' from 2026-03-01; written out by hand, so that no locale data can change a signed text. */
function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${day === 1 ? '1º' : day} de ${MONTHS[(month ?? 1) - 1]} de ${year}`
}

/** Typed data on one line: a name with line breaks must not forge a clause. */
const line = (typed: string | null | undefined): string =>
  cleanLine(typed ?? '').replace(/ +/g, ' ')

const given = (typed: string | null | undefined): string => line(typed) || 'não informado'
