import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { bind } from '../../engine/lists/listStatement'
import { readPage, type Page } from './readPage'

const REGION = /* sql */ `jsonb_build_object('id', p.id, 'name', p.name, 'currency_code', p.currency_code,
  'countries', coalesce((select jsonb_agg(jsonb_build_object('iso_2', c.iso_2, 'display_name', c.display_name) order by c.iso_2)
     from region_country c where c.region_id = p.id and c.deleted_at is null), '[]'))`

const CURRENCY = /* sql */ `jsonb_build_object('code', p.code, 'name', p.name, 'symbol', p.symbol,
  'symbol_native', p.symbol_native, 'decimal_digits', p.decimal_digits)`

const PROVIDER = `jsonb_build_object('id', p.id, 'is_enabled', p.is_enabled)`

/** Where the shop sells, in what money, and how it is paid. */
const PLACES = {
  region: {
    document: REGION,
    from: `(select id, name as sort from region where deleted_at is null)`,
  },
  // Of the currencies of the world those that some region sells in.
  currency: {
    document: CURRENCY,
    from: `(select code as id, code as sort from currency where deleted_at is null
       and code in (select currency_code from region where deleted_at is null))`,
  },
  payment_provider: {
    document: PROVIDER,
    from: `(select p.id, p.id as sort, link.region_id from payment_provider p
       join region_payment_provider link on link.payment_provider_id = p.id and link.deleted_at is null
      where p.is_enabled and p.deleted_at is null)`,
  },
} as const

interface PlaceQuery {
  limit: number
  offset: number
  /** Of a region: the payment providers that it offers. */
  region_id?: string
  /** One of them. */
  id?: string
}

/** A page of regions, currencies or payment providers. */
export async function listStorePlaces<Row>(
  knex: Knex,
  table: keyof typeof PLACES,
  query: PlaceQuery,
): Promise<Page<Row>> {
  const { document, from } = PLACES[table]
  const key = table === 'currency' ? 'code' : 'id'
  const values: unknown[] = []
  const where = ['true']
  if (query.id !== undefined) where.push(`r.id = ${bind(values, query.id)}`)
  if (query.region_id !== undefined) where.push(`r.region_id = ${bind(values, query.region_id)}`)
  return readPage<Row>(knex, {
    from: `${from} r where ${where.join(' and ')}`,
    sort: 'r.sort, r.id',
    document: (ids) =>
      `select p.${key} as id, ${document} as doc from ${table} p where p.${key} = any(${ids})`,
    values,
    query,
  })
}
