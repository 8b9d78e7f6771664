import type { Product } from '#domain/wines/productWire'
import { toCents } from '#domain/values/money'
import type { ListRow } from '../../../engine/lists/listStatement'
import { PRODUCT_SORT } from './productSort'

/** Columns of read_model.product that a list shows; the sort columns come along for the outer order. */
const PRODUCT_COLUMNS = [
  'seller_id',
  'seller_name',
  'title',
  'handle',
  'status',
  'thumbnail',
  'created_at',
  'updated_at',
  'retail_price',
  'lowest_price',
  'stock',
  'title_folded',
  'seller_folded',
  'doc',
] as const

export const PRODUCT_LIST = {
  table: 'read_model.product',
  columns: PRODUCT_COLUMNS,
  sorts: PRODUCT_SORT,
} as const

export interface ProductRow extends ListRow {
  id: string
  seller_id: string | null
  seller_name: string | null
  title: string
  handle: string
  status: string
  thumbnail: string | null
  created_at: Date
  updated_at: Date
  doc: {
    metadata: Product['metadata']
    images: Product['images']
    /** Amounts in decimal reais. */
    variants: Product['variants']
  }
}

/** A wine in a list: what the wire names, nothing else; amounts in cents (R5). */
export function presentProductRow(row: ProductRow): Product {
  return {
    id: row.id,
    title: row.title,
    handle: row.handle,
    status: row.status,
    thumbnail: row.thumbnail,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    seller_id: row.seller_id,
    metadata: row.doc.metadata,
    images: row.doc.images,
    variants: row.doc.variants.map((variant) => ({
      ...variant,
      prices: variant.prices.map((price) => ({ ...price, amount: toCents(price.amount) })),
    })),
  }
}
