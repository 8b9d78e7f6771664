import { z } from 'zod'

import {
  ID_MAX,
  LIST_LIMIT_MAX,
  SEARCH_MAX,
  STORE_IDS_MAX,
  STORE_LIMIT_DEFAULT,
  STORE_OFFSET_MAX,
} from '../limits'
import { BRAZIL_SPELLINGS } from '../values/engineCountry'
import { publicSheet } from '../wines/sheet/publicSheet'
import { id, timestamp, text } from '../wire/common'
import { fieldsOf, partly } from '../wire/publicFields'

/** The store speaks decimal reais, as the engine's shops expect (docs/decisions/07-money-and-ledger.md). */
export const reais = z.number()

const term = { id: z.string(), created_at: timestamp, updated_at: timestamp }

/** What a shop shows of the producer; documents, people and addresses are left out. */
const storeSeller = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string(),
  description: z.string().nullable(),
  producer_history: z.string().nullable(),
  region: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  photo: z.string().nullable(),
})

export const storeCollection = z.object({
  ...term,
  title: z.string(),
  handle: z.string().nullable(),
})
export const storeCategory = z.object({
  ...term,
  name: z.string(),
  handle: z.string(),
  description: z.string().nullable(),
  parent_category_id: z.string().nullable(),
})
export const storeTag = z.object({ ...term, value: z.string() })
export const storeType = z.object({ ...term, value: z.string() })

const calculatedPrice = z.object({
  calculated_amount: reais.nullable(),
  original_amount: reais.nullable(),
  currency_code: z.string(),
})

/** Each price of a variant: from min_quantity bottles on, or from the first (R6). */
const storePrice = z.object({
  amount: reais,
  currency_code: z.string(),
  min_quantity: z.number().nullable(),
})

const optionValue = z.object({ id: z.string(), value: z.string() })

export const storeVariant = z.object({
  id: z.string(),
  product_id: z.string(),
  title: z.string().nullable(),
  sku: z.string().nullable(),
  calculated_price: calculatedPrice,
  prices: z.array(storePrice),
  options: z.array(optionValue),
  created_at: timestamp,
  updated_at: timestamp,
})
export type StoreVariant = z.infer<typeof storeVariant>

export const storeProduct = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  description: z.string().nullable(),
  handle: z.string(),
  status: z.string(),
  thumbnail: z.string().nullable(),
  origin_country: z.string().nullable(),
  /** Grams. */
  weight: z.number().nullable(),
  metadata: publicSheet.nullable(),
  collection_id: z.string().nullable(),
  type_id: z.string().nullable(),
  collection: storeCollection.nullable(),
  type: storeType.nullable(),
  tags: z.array(storeTag),
  categories: z.array(storeCategory),
  images: z.array(z.object({ id: z.string(), url: z.string(), rank: z.number() })),
  options: z.array(z.object({ id: z.string(), title: z.string(), values: z.array(optionValue) })),
  variants: z.array(storeVariant),
  seller: storeSeller,
  /**
   * While the producer is away ('Férias ou safra'): the last day of it, yyyy-MM-dd. Until then the wine is shown and cannot be
   * bought; it sells again on the day after. Null while it sells.
   */
  paused_until: z.string().nullable(),
  /** The code on its bottles: `GET /store/labels/{code}` and the page say what its label says. */
  label: z.object({ code: z.string(), page_url: z.string() }).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type StoreProduct = z.infer<typeof storeProduct>

/** GET /vendor/products/{id}/store: what the store answers of the wine; null when it shows none. */
export const storeViewResponse = z.object({ product: storeProduct.nullable() })

export const storeRegion = z.object({
  id: z.string(),
  name: z.string(),
  currency_code: z.string(),
  countries: z.array(z.object({ iso_2: z.string(), display_name: z.string() })),
})
export const storeCurrency = z.object({
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  symbol_native: z.string(),
  decimal_digits: z.number(),
})
export const storePaymentProvider = z.object({ id: z.string(), is_enabled: z.boolean() })

const number = (max: number, min = 0) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))

const paging = {
  limit: number(LIST_LIMIT_MAX, 1).default(STORE_LIMIT_DEFAULT),
  offset: number(STORE_OFFSET_MAX).default(0),
}

/** One id or several: `id=a&id=b`, `id[]=a`. */
const ids = z
  .union([id, z.array(id).min(1).max(STORE_IDS_MAX)])
  .transform((one) => (typeof one === 'string' ? [one] : one))
  .optional()

const handle = z
  .string()
  .max(ID_MAX * 3)
  .regex(/^[\w-]+$/)
const handles = z
  .union([handle, z.array(handle).min(1).max(STORE_IDS_MAX)])
  .transform((one) => (typeof one === 'string' ? [one] : one))
  .optional()

/** Where a price is asked for. There is one region and one currency, so they change nothing; others are refused. */
const place = {
  region_id: id.optional(),
  currency_code: z.enum(['brl', 'BRL']).optional(),
  country_code: z.enum(BRAZIL_SPELLINGS).optional(),
  cart_id: id.optional(),
}

/** The query of one record: nothing but the choice of its fields. */
export const storeRecordQuery = (record: z.ZodType) =>
  z.strictObject({ fields: fieldsOf(record).optional() })

/** The answer with one record, of which `fields` may have chosen parts. */
export const storeRecord = <Key extends string, Record extends z.ZodType>(
  key: Key,
  record: Record,
) => z.object({ [key]: partly(record) } as { [K in Key]: ReturnType<typeof partly<Record>> })

const storeListQuery = <Filters extends z.ZodRawShape>(record: z.ZodType, filters: Filters) =>
  z.strictObject({ ...paging, fields: fieldsOf(record).optional(), ...filters })

/** A page of records. `count` is exact up to the last record that a page can show. */
const storeList = <Key extends string, Record extends z.ZodType>(key: Key, record: Record) =>
  z.object({
    [key]: z.array(partly(record)),
    count: z.number(),
    limit: z.number(),
    offset: z.number(),
  } as { [K in Key]: z.ZodArray<ReturnType<typeof partly<Record>>> } & {
    count: z.ZodNumber
    limit: z.ZodNumber
    offset: z.ZodNumber
  })

export const storeProductQuery = z.strictObject({
  fields: fieldsOf(storeProduct).optional(),
  ...place,
})
export const storeProductListQuery = storeListQuery(storeProduct, {
  ...place,
  q: text(SEARCH_MAX).optional(),
  id: ids,
  handle: handles,
  seller_id: ids,
  collection_id: ids,
  category_id: ids,
  tag_id: ids,
  type_id: ids,
  order: z
    .enum(['created_at', '-created_at', 'updated_at', '-updated_at', 'title', '-title'])
    .default('-created_at'),
})
export type StoreProductListQuery = z.output<typeof storeProductListQuery>

export const storeVariantQuery = z.strictObject({
  fields: fieldsOf(storeVariant).optional(),
  ...place,
})
export const storeVariantListQuery = storeListQuery(storeVariant, {
  ...place,
  id: ids,
  product_id: ids,
})
export type StoreVariantListQuery = z.output<typeof storeVariantListQuery>

export const storeProductListResponse = storeList('products', storeProduct)
export const storeVariantListResponse = storeList('variants', storeVariant)

export const storeCategoryListQuery = storeListQuery(storeCategory, { id: ids, handle: handles })
export const storeCategoryListResponse = storeList('product_categories', storeCategory)
export const storeTagListQuery = storeListQuery(storeTag, { id: ids })
export const storeTagListResponse = storeList('product_tags', storeTag)
export const storeTypeListQuery = storeListQuery(storeType, { id: ids })
export const storeTypeListResponse = storeList('product_types', storeType)
export const storeCollectionListQuery = storeListQuery(storeCollection, {
  id: ids,
  handle: handles,
})
export const storeCollectionListResponse = storeList('collections', storeCollection)

export const storeRegionListQuery = storeListQuery(storeRegion, {})
export const storeRegionListResponse = storeList('regions', storeRegion)
export const storeCurrencyListQuery = storeListQuery(storeCurrency, {})
export const storeCurrencyListResponse = storeList('currencies', storeCurrency)
export const storePaymentProviderListQuery = storeListQuery(storePaymentProvider, { region_id: id })
export const storePaymentProviderListResponse = storeList('payment_providers', storePaymentProvider)
