import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StoreVariant, StoreVariantListQuery } from '#domain/shop/storeCatalogueWire'
import { bind } from '../../engine/lists/listStatement'
import { IS_OPEN, OPEN_OFFERS, VARIANT, VARIANT_PRICES } from './productDocument'
import { readPage, type Page } from './readPage'

/** GET /store/product-variants: the variants of the open offers. */
export async function listStoreVariants(
  knex: Knex,
  query: StoreVariantListQuery,
): Promise<Page<StoreVariant>> {
  const values: unknown[] = []
  const where = [
    'r.deleted_at is null',
    `exists (select from ${OPEN_OFFERS} where p.id = r.product_id and ${IS_OPEN})`,
  ]
  if (query.id) where.push(`r.id = any(${bind(values, query.id)})`)
  if (query.product_id) where.push(`r.product_id = any(${bind(values, query.product_id)})`)
  return readPage<StoreVariant>(knex, {
    from: `product_variant r where ${where.join(' and ')}`,
    sort: 'r.created_at desc, r.id desc',
    document: (ids) =>
      `select v.id, ${VARIANT} as doc from product_variant v ${VARIANT_PRICES} where v.id = any(${ids})`,
    values,
    query,
  })
}
