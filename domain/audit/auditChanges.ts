import { EMPTY_VALUE } from './auditActions'
import { PAYOUT_STATUSES } from '../money/payouts'
import { PIX_KEY_KINDS } from '../money/pixKey'
import { isStaffRole, STAFF_ROLES } from '../staff/staffRoles'
import { APPLICATION_STATUSES } from '../applications/applicationStatus'
import { countryLabel } from '../values/countries'
import { formatDate, formatDateTime } from '../values/dates'
import { formatDecimal } from '../values/decimal'
import { memberRoleLabel } from '../team/memberRoles'
import { formatBRL, toCents } from '../values/money'
import { orderStatusLabel } from '../orders/orderStatus'
import { PACKAGE_STEPS } from '../orders/packageStep'
import { productStatusLabel } from '../wines/productStatus'
import { RETURN_REASONS } from '../returns/returnReasons'
import { RETURN_STATES } from '../returns/returnState'
import { regionLabel } from '../sellers/regions'
import { SELLER_APPROVALS } from '../orders/sellerApproval'
import type { SettingName } from '../site/settings'
import { SETTING_LABELS } from '../site/settingLabels'
import { storeStatusLabel } from '../sellers/storeStatus'
import { flatSheetLabel, formatFlatSheet } from '../wines/sheet/index'

/** One changed field, in words; '' where there was, or is, nothing. */
export interface AuditChange {
  field: string
  label: string
  before: string
  after: string
}

type Values = Record<string, unknown> | null

interface Change {
  resource: string
  before: Values
  after: Values
}

/** What staff read of an entry: only the fields whose value differs, by their names in Portuguese. */
export function auditChanges({ resource, before, after }: Change): AuditChange[] {
  const old = spread(before)
  const now = spread(after)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !POINTERS.has(field))
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(now[field] ?? null))
    .map((field) => ({
      field,
      label: fieldLabel(field),
      before: inWords(resource, field, old[field]),
      after: inWords(resource, field, now[field]),
    }))
}

/** They lead a program to another record, and say nothing to people. */
const POINTERS = new Set(['fulfillment_id', 'import_id', 'location_id', 'order_id', 'return_id'])

/** 'Status: de Rascunho para Publicado'. */
export const changeInWords = ({ label, before, after }: AuditChange): string =>
  before === ''
    ? `${label}: ${after || EMPTY_VALUE}`
    : `${label}: de ${before} para ${after || EMPTY_VALUE}`

/** Fields of the audit trail; one that is missing here is shown by the name it is kept under. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  access_key: 'Chave da nota fiscal',
  address_line: 'Endereço',
  amount_cents: 'Valor',
  arrived: 'Garrafas recebidas',
  asked_at: 'Pedido em',
  asked_by: 'Pedido por',
  brand: 'Marca',
  canceled: 'Garrafas canceladas',
  captured: 'Valor recebido',
  captured_cents: 'Valor recebido',
  certifications: 'Certificações',
  city: 'Cidade',
  code: 'Código do QR',
  contract_signed: 'Contrato assinado',
  contract_signed_at: 'Contrato assinado em',
  country_code: 'País',
  description: 'Descrição',
  device: 'Aparelho',
  elsewhere: 'Reembolsado de outra forma',
  email: 'E-mail',
  end_to_end_id: 'Identificador do PIX',
  fields: 'Campos alterados',
  attempts: 'Tentativas',
  bottles_cents: 'Valor das garrafas',
  freight_cents: 'Frete reembolsado',
  free_above_cents: 'Frete grátis a partir de',
  handling_days: 'Dias úteis até a saída',
  has_tax_id: 'CPF ou CNPJ informado',
  hectares: 'Área (hectares)',
  hs_code: 'Código HS',
  images: 'Imagens',
  include_tax: 'Inclui impostos',
  invited_at: 'Convidada em',
  items: 'Itens',
  low_stock: 'Avisar com (garrafas)',
  name: 'Nome',
  notes: 'Observações',
  on_behalf_of: 'Em nome de',
  origin_country: 'País de origem',
  package_step: 'Situação do envio',
  payout_status: 'Situação do repasse',
  pause_from: 'Primeiro dia da pausa',
  pause_to: 'Último dia da pausa',
  payouts: 'Repasses',
  percentage_rate: 'Taxa',
  phone: 'Telefone',
  photo: 'Foto',
  pix_key_kind: 'Tipo da chave PIX',
  postal_code: 'CEP',
  producer_history: 'História do produtor',
  reason: 'Motivo',
  refunded_cents: 'Valor reembolsado',
  region: 'Região',
  requested_on: 'Pedida pelo cliente em',
  restocked: 'De volta ao estoque',
  retail_price: 'Preço de varejo',
  return_reason: 'Motivo da devolução',
  return_state: 'Situação da devolução',
  role: 'Papel',
  seller_status: 'Situação do pedido',
  sha256: 'Código do documento (SHA-256)',
  state: 'Estado',
  status: 'Status',
  status_reason: 'Motivo do status',
  stocked_quantity: 'Garrafas em estoque',
  store_status: 'Status da loja',
  thumbnail: 'Imagem principal',
  title: 'Nome do vinho',
  tracking_numbers: 'Códigos de rastreio',
  volume: 'Volume',
  weight: 'Peso',
  wholesale_minimum: 'Mínimo do atacado',
  wholesale_price: 'Preço de atacado',
}

/** The field's name; a line of the technical sheet has its own, and so has the freight to a state. */
const fieldLabel = (field: string): string =>
  FIELD_LABELS[field] ??
  siteFieldLabel(field) ??
  flatSheetLabel(field) ??
  field.replace(/^freight_(?=[A-Z]{2}$)/, 'Frete ')

/** Of 'Configurações'. */
const siteFieldLabel = (field: string): string | undefined =>
  field.startsWith('site.') ? SETTING_LABELS[field.slice('site.'.length) as SettingName] : undefined

interface KeptPrice {
  /** Cents (R5). */
  amount?: number
  min_quantity?: number | null
}

/** Prices become the two that people know (R6), everything else stays a field. */
function spread(values: Values): Record<string, unknown> {
  const { prices, ...fields } = values ?? {}
  if (!Array.isArray(prices)) return fields
  const retail = (prices as KeptPrice[]).find((price) => !price.min_quantity)
  const wholesale = (prices as KeptPrice[]).find((price) => price.min_quantity)
  return {
    ...fields,
    retail_price: retail?.amount,
    wholesale_price: wholesale?.amount,
    wholesale_minimum: wholesale?.min_quantity,
  }
}

function inWords(resource: string, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não'
  const words = WORDS[field]?.(value, resource) ?? formatFlatSheet(field, value)
  if (words !== null) return words
  if (Array.isArray(value)) return value.map((one) => inWords(resource, '', one)).join(', ')
  if (typeof value === 'number') return formatDecimal(value)
  return typeof value === 'string' ? (PICTURE.exec(value)?.[1] ?? value) : JSON.stringify(value)
}

/** Of the address of a picture its file's name. */
const PICTURE = /^(?:https?:\/)?\/\S*\/([^\s/]+\.\w{3,4})$/

const cents = (value: unknown): string => formatBRL(Number(value))
const timestamp = (value: unknown): string => formatDateTime(String(value))

const WORDS: Readonly<Record<string, (value: unknown, resource: string) => string>> = {
  // decimal reais, in entries of the first version
  captured: (value) => formatBRL(toCents(Number(value))),
  amount_cents: cents,
  asked_at: timestamp,
  arrived: (value) => arrivedInWords(value as KeptArrival[]),
  bottles_cents: cents,
  canceled: (value) => formatDecimal(bottlesOf(value as KeptBottles[])),
  captured_cents: cents,
  contract_signed_at: timestamp,
  country_code: (value) => countryLabel(String(value)),
  free_above_cents: cents,
  fields: (value) => (value as string[]).map(fieldLabel).join(', '),
  freight_cents: cents,
  invited_at: timestamp,
  items: (value) => `${Array.isArray(value) ? value.length : 0}`,
  origin_country: (value) => countryLabel(String(value)),
  package_step: (value) => labelIn(PACKAGE_STEPS, value),
  pause_from: (value) => formatDate(String(value)),
  pause_to: (value) => formatDate(String(value)),
  payout_status: (value) => labelIn(PAYOUT_STATUSES, value),
  percentage_rate: (value) => `${formatDecimal(Number(value))} %`,
  pix_key_kind: (value) => labelIn(PIX_KEY_KINDS, value),
  refunded_cents: cents,
  region: (value) => regionLabel(String(value)),
  requested_on: (value) => formatDate(String(value)),
  retail_price: cents,
  return_reason: (value) => labelIn(RETURN_REASONS, value),
  return_state: (value) => labelIn(RETURN_STATES, value),
  role: (value) => (isStaffRole(value) ? STAFF_ROLES[value].label : memberRoleLabel(String(value))),
  seller_status: (value) => labelIn(SELLER_APPROVALS, value),
  status: (value, resource) =>
    resource === 'product'
      ? productStatusLabel(String(value))
      : resource === 'application'
        ? labelIn(APPLICATION_STATUSES, value)
        : orderStatusLabel(String(value)),
  store_status: storeStatusLabel,
  weight: (value) => `${formatDecimal(Number(value))} g`,
  wholesale_price: cents,
}

interface KeptBottles {
  quantity: number
}
interface KeptArrival extends KeptBottles {
  asked: number
}

const bottlesOf = (lines: readonly KeptBottles[]): number =>
  lines.reduce((total, { quantity }) => total + quantity, 0)

function arrivedInWords(lines: readonly KeptArrival[]): string {
  const asked = lines.reduce((total, line) => total + line.asked, 0)
  return `${bottlesOf(lines)} de ${asked}`
}

function labelIn(table: Readonly<Record<string, { label: string }>>, value: unknown): string {
  const key = String(value)
  return (Object.hasOwn(table, key) ? table[key]?.label : undefined) ?? key
}
