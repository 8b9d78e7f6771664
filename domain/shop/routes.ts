import * as shop from './storeCatalogueWire'
import type { RouteTable } from '../routes/declaration'

/** Strangers call all of these: everything in and out is named (R44, docs/decisions/06-checkout.md). */
const record = <Key extends string, Record extends Parameters<typeof shop.storeRecord>[1]>(
  key: Key,
  one: Record,
) =>
  ({
    actor: 'anyone',
    query: shop.storeRecordQuery(one),
    response: shop.storeRecord(key, one),
  }) as const

/** A consumer's catalogue. Strangers call all of these: everything in and out is named (R44, docs/decisions/06-checkout.md). */
export const shopRoutes = {
  'GET /store/products': {
    actor: 'anyone',
    query: shop.storeProductListQuery,
    response: shop.storeProductListResponse,
    weight: 2,
  },
  'GET /store/products/:id': {
    ...record('product', shop.storeProduct),
    query: shop.storeProductQuery,
    ids: { id: 'product' },
  },
  'GET /store/product-variants': {
    actor: 'anyone',
    query: shop.storeVariantListQuery,
    response: shop.storeVariantListResponse,
  },
  'GET /store/product-variants/:id': {
    ...record('variant', shop.storeVariant),
    query: shop.storeVariantQuery,
    ids: { id: 'variant' },
  },
  'GET /store/product-categories': {
    actor: 'anyone',
    query: shop.storeCategoryListQuery,
    response: shop.storeCategoryListResponse,
  },
  'GET /store/product-categories/:id': {
    ...record('product_category', shop.storeCategory),
    ids: { id: 'product_category' },
  },
  'GET /store/product-tags': {
    actor: 'anyone',
    query: shop.storeTagListQuery,
    response: shop.storeTagListResponse,
  },
  'GET /store/product-tags/:id': {
    ...record('product_tag', shop.storeTag),
    ids: { id: 'product_tag' },
  },
  'GET /store/product-types': {
    actor: 'anyone',
    query: shop.storeTypeListQuery,
    response: shop.storeTypeListResponse,
  },
  'GET /store/product-types/:id': {
    ...record('product_type', shop.storeType),
    ids: { id: 'product_type' },
  },
  'GET /store/collections': {
    actor: 'anyone',
    query: shop.storeCollectionListQuery,
    response: shop.storeCollectionListResponse,
  },
  'GET /store/collections/:id': {
    ...record('collection', shop.storeCollection),
    ids: { id: 'collection' },
  },
  'GET /store/regions': {
    actor: 'anyone',
    query: shop.storeRegionListQuery,
    response: shop.storeRegionListResponse,
  },
  'GET /store/regions/:id': { ...record('region', shop.storeRegion), ids: { id: 'region' } },
  'GET /store/currencies': {
    actor: 'anyone',
    query: shop.storeCurrencyListQuery,
    response: shop.storeCurrencyListResponse,
  },
  'GET /store/currencies/:code': record('currency', shop.storeCurrency),
  'GET /store/payment-providers': {
    actor: 'anyone',
    query: shop.storePaymentProviderListQuery,
    response: shop.storePaymentProviderListResponse,
  },
} as const satisfies RouteTable
