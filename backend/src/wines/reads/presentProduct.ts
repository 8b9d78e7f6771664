import type { WineMetadata } from '#domain/wines/sheet/index'
import type { Product, ProductReview } from '#domain/wines/productWire'

/** A wine with all that a page, a rule or a spreadsheet reads of it. Amounts in cents, weight in grams. */
export interface Wine {
  id: string
  /** Null for a wine of nobody. */
  sellerId: string | null
  title: string
  handle: string
  description: string | null
  status: string
  thumbnail: string | null
  origin_country: string | null
  hs_code: string | null
  weight: number | null
  metadata: WineMetadata | null
  createdAt: Date
  updatedAt: Date
  images: { id: string; url: string; rank: number }[]
  options: { id: string; title: string; values: { id: string; value: string }[] }[]
  variants: WineVariant[]
  /** The staff's last decision, while the wine still has the status that it gave. */
  review: ProductReview | null
}

export interface WineVariant {
  id: string
  title: string | null
  sku: string | null
  manage_inventory: boolean
  priceSetId: string | null
  /** The retail price first (R6). */
  prices: { id: string; amount: number; currency_code: string; min_quantity: number | null }[]
  inventory_items: {
    inventory_item_id: string
    inventory: {
      location_levels: {
        id: string
        location_id: string
        stocked_quantity: number
        reserved_quantity: number
        available_quantity: number
      }[]
    }
  }[]
}

/** A wine on the wire: a whitelist (R5, R6). */
export function presentProduct({ sellerId, createdAt, updatedAt, ...wine }: Wine): Product {
  return {
    ...wine,
    seller_id: sellerId,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    variants: wine.variants.map(({ priceSetId: _priceSetId, ...variant }) => ({
      ...variant,
      inventory_items: variant.inventory_items.map((item) => ({
        ...item,
        inventory: {
          location_levels: item.inventory.location_levels.map(
            ({ reserved_quantity: _reserved, ...level }) => level,
          ),
        },
      })),
    })),
  }
}
