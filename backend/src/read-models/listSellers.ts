import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Seller, SellerListQuery, SellerListResponse } from '#domain/wire/seller'
import { countWhere } from './list/cards'
import { bind, listStatement, readSort, type ListRow } from './list/listStatement'
import { runStatement } from '../database/runStatement'

const COLUMNS = [
  'name',
  'handle',
  'email',
  'city',
  'state',
  'tax_id',
  'store_status',
  'contract_signed',
  'contract_signed_at',
  'photo',
  'phone',
  'region',
  'created_at',
  'updated_at',
  'name_folded',
] as const

const SORT = {
  name: 'name_folded',
  created_at: 'created_at',
  city: 'city',
  state: 'state',
  store_status: 'store_status',
} as const

interface SellerRow extends ListRow {
  id: string
  name: string
  handle: string
  email: string | null
  city: string | null
  state: string | null
  tax_id: string | null
  store_status: string | null
  contract_signed: boolean
  contract_signed_at: Date | null
  photo: string | null
  phone: string | null
  region: string | null
  created_at: Date
  updated_at: Date
}

/**
 * GET /admin/sellers: all sellers with exact total and cards, in one statement. Searches name, handle, e-mail, city,
 * state and tax id, masked or not (spec §9).
 */
export async function listSellers(knex: Knex, query: SellerListQuery): Promise<SellerListResponse> {
  const statuses = query.store_status?.map((status) => status.toUpperCase())
  const signed =
    query.contract === undefined || query.contract === 'all' ? null : query.contract === 'signed'
  const values: unknown[] = ['seller', '*']
  const where: string[] = []
  if (signed !== null) where.push(`r.contract_signed = ${bind(values, signed)}`)
  if (statuses?.length) where.push(`r.store_status = any(${bind(values, statuses)}::text[])`)
  if (query.q) where.push(`r.search like read_model.like_pattern(${bind(values, query.q)})`)
  const rows = await runStatement<SellerRow>(
    knex,
    listStatement({
      table: 'read_model.seller',
      columns: COLUMNS,
      sort: readSort(query.order, SORT),
      limit: query.limit,
      offset: query.offset,
      where,
      values: values.slice(2),
      cards: { kind: 'seller', scope: '*' },
      counted: Boolean(query.q),
    }),
  )
  const cards = rows[0]?.cards ?? {}
  const matches = (key: string): boolean => {
    const [status, contract] = key.split('|')
    return (
      (signed === null || contract === String(signed)) &&
      (!statuses?.length || statuses.includes(status ?? ''))
    )
  }
  return {
    sellers: rows.filter((row) => row.id !== null).map(present),
    count: query.q ? Number(rows[0]?.matches ?? 0) : countWhere(cards, matches),
    limit: query.limit,
    offset: query.offset,
    summary: {
      total: countWhere(cards, () => true),
      active: countWhere(cards, (key) => key.startsWith('ACTIVE|')),
      signed: countWhere(cards, (key) => key.endsWith('|true')),
      unsigned: countWhere(cards, (key) => key.endsWith('|false')),
    },
  }
}

function present(row: SellerRow): Seller {
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    email: row.email,
    city: row.city,
    state: row.state,
    tax_id: row.tax_id ?? '',
    store_status: row.store_status ?? '',
    contract_signed: row.contract_signed,
    contract_signed_at: row.contract_signed_at?.toISOString() ?? null,
    photo: row.photo,
    phone: row.phone,
    region: row.region,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
