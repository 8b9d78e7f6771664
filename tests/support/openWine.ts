import { randomUUID } from 'node:crypto'
import type { Product } from '#domain/wines/productWire'
import { call, type Answer } from './http'

export interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

export type ProductAnswer = Answer<{ product: Product } & Refusal>

/** A wine of a seller of the test's own. */
export interface Wine {
  id: string
  variantId: string
  itemId: string
  locationId: string
  title: string
  read: () => Promise<Product>
  save: (changes: Record<string, unknown>) => Promise<ProductAnswer>
  setStock: (
    quantity: unknown,
    more?: Record<string, unknown>,
  ) => Promise<Answer<Refusal & { product_status: string; location_level: Record<string, number> }>>
  setPrices: (
    retail: number,
    wholesale?: { amount: number; min_quantity: number },
  ) => Promise<ProductAnswer>
  setStatus: (status: string) => Promise<ProductAnswer>
}

/** The body of a new wine with a title of its own; `price` is its retail price in cents. */
export const buildWine = (
  mark: string,
  { price, ...changes }: Record<string, unknown> = {},
): Record<string, unknown> => ({
  title: `Vinho ${randomUUID()} ${mark}`,
  description: 'Vinho de teste',
  ...(price === undefined
    ? {}
    : {
        options: [{ title: 'Volume', values: ['750ml'] }],
        variants: [{ title: '750ml', prices: [{ amount: price, currency_code: 'brl' }] }],
      }),
  ...changes,
})

/** What its seller may do with a wine. */
export function wineOf(token: string, product: Product): Wine {
  const [variant] = product.variants
  const item = variant?.inventory_items[0]
  const level = item?.inventory?.location_levels[0]
  if (!variant || !item || !level) throw new Error('The wine has no variant with a level')
  const path = `/vendor/products/${product.id}`
  const levels = `/vendor/inventory-items/${item.inventory_item_id}/location-levels`
  return {
    id: product.id,
    variantId: variant.id,
    itemId: item.inventory_item_id,
    locationId: level.location_id,
    title: product.title,
    read: async () => (await call<{ product: Product }>(path, { token })).body.product,
    save: (changes) => call(path, { token, body: changes }),
    setStock: (quantity, more) =>
      call(`${levels}/${level.location_id}`, {
        token,
        body: { stocked_quantity: quantity, ...more },
      }),
    setPrices: (retail, wholesale) =>
      call(path, {
        token,
        body: {
          variants: [
            {
              id: variant.id,
              prices: [
                { amount: retail, currency_code: 'brl' },
                ...(wholesale ? [{ ...wholesale, currency_code: 'brl' }] : []),
              ],
            },
          ],
        },
      }),
    setStatus: (status) => call(`${path}/status`, { token, body: { status } }),
  }
}
