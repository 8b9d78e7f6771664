import { toCents } from '#domain/values/money'
import type { Product } from '#domain/wire/product'

/** Fields that `query.graph({ entity: 'product' })` must load for presentProduct. */
export const productFields = [
  'id',
  'title',
  'description',
  'handle',
  'status',
  'thumbnail',
  'origin_country',
  'hs_code',
  'weight',
  'metadata',
  'created_at',
  'updated_at',
  'images.id',
  'images.url',
  'images.rank',
  'options.id',
  'options.title',
  'options.values.id',
  'options.values.value',
  'seller.id',
  'seller.name',
  'variants.id',
  'variants.title',
  'variants.sku',
  'variants.manage_inventory',
  'variants.prices.id',
  'variants.prices.amount',
  'variants.prices.currency_code',
  'variants.prices.min_quantity',
  'variants.inventory_items.inventory_item_id',
  'variants.inventory_items.inventory.location_levels.id',
  'variants.inventory_items.inventory.location_levels.location_id',
  'variants.inventory_items.inventory.location_levels.reserved_quantity',
  'variants.inventory_items.inventory.location_levels.stocked_quantity',
]

type Numeric = number | string

/** A product as the engine's query loads it: amounts in decimal reais. */
export interface LoadedProduct extends Omit<
  Product,
  'created_at' | 'updated_at' | 'variants' | 'weight'
> {
  created_at: Date | string
  updated_at: Date | string
  weight: Numeric | null
  seller?: { id: string; name: string } | null
  variants: {
    id: string
    title: string | null
    sku: string | null
    manage_inventory: boolean
    prices?: { id: string; amount: Numeric; currency_code: string; min_quantity: Numeric | null }[]
    inventory_items?: {
      inventory_item_id: string
      inventory?: {
        location_levels?: {
          id: string
          location_id: string
          reserved_quantity: Numeric
          stocked_quantity: Numeric
        }[]
      } | null
    }[]
  }[]
}

/** A wine on the wire: a whitelist, amounts in cents, images in their order (R5, R6). */
export function presentProduct(product: LoadedProduct): Product {
  return {
    id: product.id,
    title: product.title,
    description: product.description,
    handle: product.handle,
    status: product.status,
    thumbnail: product.thumbnail,
    origin_country: product.origin_country,
    hs_code: product.hs_code,
    weight: product.weight === null ? null : Number(product.weight),
    metadata: product.metadata,
    created_at: new Date(product.created_at).toISOString(),
    updated_at: new Date(product.updated_at).toISOString(),
    seller_id: product.seller?.id ?? null,
    images: product.images
      .map(({ id, url, rank }) => ({ ...(id ? { id } : {}), url, rank: rank ?? 0 }))
      .sort((one, other) => one.rank - other.rank),
    options: (product.options ?? []).map(({ id, title, values }) => ({
      ...(id ? { id } : {}),
      title,
      values: (values ?? []).map((value) => ({
        ...(value.id ? { id: value.id } : {}),
        value: value.value,
      })),
    })),
    variants: product.variants.map(presentVariant),
  }
}

function presentVariant(variant: LoadedProduct['variants'][number]): Product['variants'][number] {
  return {
    id: variant.id,
    title: variant.title,
    sku: variant.sku,
    manage_inventory: variant.manage_inventory,
    prices: (variant.prices ?? []).map((price) => ({
      id: price.id,
      amount: toCents(price.amount),
      currency_code: price.currency_code,
      min_quantity: price.min_quantity === null ? null : Number(price.min_quantity),
    })),
    inventory_items: (variant.inventory_items ?? []).map((item) => ({
      inventory_item_id: item.inventory_item_id,
      inventory: {
        location_levels: (item.inventory?.location_levels ?? []).map((level) => ({
          id: level.id,
          location_id: level.location_id,
          available_quantity: Number(level.stocked_quantity) - Number(level.reserved_quantity),
          stocked_quantity: Number(level.stocked_quantity),
        })),
      },
    })),
  }
}
