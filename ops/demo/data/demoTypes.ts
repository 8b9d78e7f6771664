import type { FreightTable } from '#domain/freight/freightTable'
import type { ProductStatus } from '#domain/wines/productStatus'
import type { Region } from '#domain/sellers/regions'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'
import type { DemoOrderState } from '../../../backend/src/scripts/demo/demoPlan'

export type SellerKey = 'pevarello' | 'velhoChico' | 'araucaria' | 'coxilha'

/** A producer of the demonstration as registration takes it (spec §7), with what staff do to it afterwards. */
export interface DemoSeller {
  key: SellerKey
  name: string
  description: string
  /** Masked: CNPJ of a legal entity or CPF of a person, with valid check digits. */
  tax_id: string
  address_line: string
  city: string
  state: string
  postal_code: string
  region: Region
  hectares: number
  producer_history: string
  phone: string
  member: { name: string; email: string; password: string; cpf: string }
  /** Percent of a sale (R9); absent while staff have not agreed on one. */
  commission?: number
  /** The table that the producer has saved; absent: the start table. */
  freight?: FreightTable
  signed: boolean
  status: 'ACTIVE' | 'PENDING' | 'INACTIVE'
  /** Days before the load at which the producer registered. */
  daysAgo: number
}

/** A wine with its whole technical sheet. Prices in cents. */
export interface DemoWine {
  key: string
  seller: SellerKey
  title: string
  status: ProductStatus
  description: string
  /** Grams, bottle included. */
  weight: number
  hs_code: string
  /** Cents; 0 as on a new wine, until the producer sets one (spec §3). */
  price: number
  wholesale?: { amount: number; min_quantity: number }
  stock: number
  metadata: WineMetadata
}

export interface DemoCustomer {
  email: string
  /** CPF or CNPJ; the numbers are valid and made up. */
  tax_id: string
  first_name: string
  last_name: string
  company?: string
  address_1: string
  address_2?: string
  city: string
  /** Two letters of the state. */
  province: string
  postal_code: string
  phone: string
}

export interface DemoOrder {
  customer: keyof typeof import('./customers').CUSTOMERS
  seller: SellerKey
  state: DemoOrderState
  /** Whole days before the load, and the time of day in minutes after midnight, São Paulo. */
  daysAgo: number
  minute: number
  items: { wine: string; quantity: number }[]
}
