import type { Product } from '#domain/wines/productWire'

interface WineOptions extends Partial<Product> {
  stock?: number
  /** Cents. */
  retail?: number
  alcohol?: number
  type?: 'red' | 'white' | 'rose' | 'sparkling'
}

/** A wine of a list; the wholesale price comes first, where nobody may take it for the retail price (R6). */
export function buildWine(options: WineOptions = {}): Product {
  const { stock = 24, retail = 8_990, alcohol = 12.5, type = 'red', ...product } = options
  return {
    id: 'wine-1',
    title: 'Tannat de Ânfora',
    handle: 'tannat-de-anfora',
    status: 'published',
    thumbnail: null,
    created_at: '2026-05-02T12:00:00Z',
    images: [],
    metadata: { classification: { type }, technical_analysis: { alcohol_percentage: alcohol } },
    seller: { id: 'seller-1', name: 'Vinícola Morro Alto' },
    variants: [
      {
        id: 'variant-1',
        prices: [
          { amount: 7_000, currency_code: 'brl', min_quantity: 6 },
          { amount: retail, currency_code: 'brl' },
        ],
        inventory_items: [
          {
            inventory_item_id: 'item-1',
            inventory: {
              location_levels: [
                { location_id: 'loc-1', available_quantity: stock, stocked_quantity: stock },
              ],
            },
          },
        ],
      },
    ],
    ...product,
  }
}
