import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { bottlePageUrl } from '#domain/labels/bottle/labelCode'
import { pausedUntil, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import type { StoreProduct, StoreProductListQuery } from '#domain/shop/storeCatalogueWire'
import { env } from '../../env'
import { bind } from '../../engine/lists/listStatement'
import { IS_OPEN, OPEN_OFFERS, PRODUCT } from './productDocument'
import { readPage, type Page } from './readPage'

const SORT = {
  created_at: 'r.created_at, r.id',
  '-created_at': 'r.created_at desc, r.id desc',
  updated_at: 'r.updated_at, r.id',
  '-updated_at': 'r.updated_at desc, r.id desc',
  title: 'r.title_folded, r.id',
  '-title': 'r.title_folded desc, r.id desc',
} satisfies Record<StoreProductListQuery['order'], string>

/** GET /store/products: a page of the open offers, chosen in the read model and then written out. */
export async function listStoreProducts(
  knex: Knex,
  query: StoreProductListQuery,
): Promise<Page<StoreProduct>> {
  const values: unknown[] = []
  const any = (column: string, wanted: string[] | undefined): string[] =>
    wanted ? [`${column} = any(${bind(values, wanted)})`] : []
  const linked = (table: string, column: string, wanted: string[] | undefined): string[] =>
    wanted
      ? [
          `exists (select from ${table} link where link.product_id = r.id and link.${column} = any(${bind(values, wanted)}))`,
        ]
      : []
  const own = (column: string, wanted: string[] | undefined): string[] =>
    wanted
      ? [
          `exists (select from product own where own.id = r.id and own.${column} = any(${bind(values, wanted)}))`,
        ]
      : []
  const where = [
    `r.status = 'published'`,
    `exists (select from seller s where s.id = r.seller_id and s.store_status = 'ACTIVE' and s.deleted_at is null)`,
    ...any('r.id', query.id),
    ...any('r.handle', query.handle),
    ...any('r.seller_id', query.seller_id),
    ...own('collection_id', query.collection_id),
    ...own('type_id', query.type_id),
    ...linked('product_category_product', 'product_category_id', query.category_id),
    ...linked('product_tags', 'product_tag_id', query.tag_id),
    ...(query.q
      ? [
          `r.id in (select found.id from read_model.product_search found
             where found.status = 'published' and found.search like read_model.like_pattern(${bind(values, query.q)}))`,
        ]
      : []),
  ]
  const page = await readPage<Written>(knex, {
    from: `read_model.product r where ${where.join(' and ')}`,
    sort: SORT[query.order],
    document: (ids) =>
      `select p.id, ${PRODUCT} as doc from ${OPEN_OFFERS} where ${IS_OPEN} and p.id = any(${ids})`,
    values,
    query,
  })
  const today = saoPauloDate(new Date()) ?? ''
  return { ...page, rows: page.rows.map((wine) => withPage(withPause(wine, today))) }
}

/** A wine as it is written out of the database. */
type Written = Omit<StoreProduct, 'paused_until'> & { pause: Pause | null }

const withPause = ({ pause, ...wine }: Written, today: string): StoreProduct => ({
  ...wine,
  paused_until: pausedUntil(pause, today),
})

/** The database knows the code on a bottle; where its page is, we do. */
const withPage = (wine: StoreProduct): StoreProduct => ({
  ...wine,
  label: wine.label && {
    ...wine.label,
    page_url: bottlePageUrl(env.WINEX_PUBLIC_URL, wine.label.code),
  },
})
