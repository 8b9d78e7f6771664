import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { bind } from '../../engine/lists/listStatement'
import { CATEGORY, COLLECTION, TAG, TYPE } from './productDocument'
import { readPage, type Page } from './readPage'

/** By what the wines of the shop are ordered. */
const TERMS = {
  product_category: {
    alias: 'c',
    document: CATEGORY,
    sort: 'r.name',
    public: 'r.is_active and not r.is_internal',
  },
  product_collection: { alias: 'c', document: COLLECTION, sort: 'r.title', public: 'true' },
  product_tag: { alias: 't', document: TAG, sort: 'r.value', public: 'true' },
  product_type: { alias: 't', document: TYPE, sort: 'r.value', public: 'true' },
} as const

interface TermQuery {
  limit: number
  offset: number
  id?: string[] | undefined
  handle?: string[] | undefined
}

/** A page of categories, collections, tags or types. */
export async function listStoreTerms<Row>(
  knex: Knex,
  table: keyof typeof TERMS,
  query: TermQuery,
): Promise<Page<Row>> {
  const { alias, document, sort, public: isPublic } = TERMS[table]
  const values: unknown[] = []
  const where = ['r.deleted_at is null', isPublic]
  if (query.id) where.push(`r.id = any(${bind(values, query.id)})`)
  if (query.handle) where.push(`r.handle = any(${bind(values, query.handle)})`)
  return readPage<Row>(knex, {
    from: `${table} r where ${where.join(' and ')}`,
    sort: `${sort}, r.id`,
    document: (ids) =>
      `select ${alias}.id, ${document} as doc from ${table} ${alias} where ${alias}.id = any(${ids})`,
    values,
    query,
  })
}
