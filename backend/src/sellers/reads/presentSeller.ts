import type { Seller } from '#domain/sellers/sellerWire'

/** A row of the seller module, with members when loaded. */
export interface SellerRow {
  id: string
  name: string
  handle: string
  description: string | null
  tax_id: string
  country_code: string
  state: string
  city: string
  postal_code: string
  address_line: string
  region: string
  hectares: number | null
  producer_history: string | null
  phone: string | null
  photo: string | null
  certifications: unknown
  email: string
  store_status: string
  status_reason?: string | null
  contract_signed: boolean
  contract_signed_at: Date | string | null
  created_at: Date | string
  updated_at: Date | string
}

/** A seller on the wire: a whitelist, dates as ISO 8601 (spec §3). */
export function presentSeller(row: SellerRow): Seller {
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    description: row.description,
    tax_id: row.tax_id,
    country_code: row.country_code,
    state: row.state,
    city: row.city,
    postal_code: row.postal_code,
    address_line: row.address_line,
    region: row.region,
    hectares: row.hectares,
    producer_history: row.producer_history,
    phone: row.phone,
    photo: row.photo,
    certifications: Array.isArray(row.certifications) ? row.certifications.map(String) : [],
    contract_signed: row.contract_signed,
    contract_signed_at: row.contract_signed_at ? isoDate(row.contract_signed_at) : null,
    store_status: row.store_status,
    status_reason: row.status_reason ?? null,
    email: row.email,
    created_at: isoDate(row.created_at),
    updated_at: isoDate(row.updated_at),
  }
}

function isoDate(value: Date | string): string {
  return new Date(value).toISOString()
}
