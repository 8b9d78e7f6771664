import { randomUUID } from 'node:crypto'
import type { Product } from '#domain/wire/product'
import { call, type Answer } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, type OpenSeller } from '../contract/openSeller'

export interface Refusal extends Record<string, unknown> {
  type: string
  message: string
  errors?: Record<string, string>
  current?: Record<string, unknown>
}

export type ProductAnswer = Answer<{ product: Product } & Refusal>

/** A wine of the cellar and what its seller may do with it. */
export interface CellarWine {
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

export interface Cellar extends OpenSeller {
  create: (
    changes?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ProductAnswer>
  addWine: (changes?: Record<string, unknown>) => Promise<CellarWine>
}

/** Sets a seller's status as staff would. */
export const setSellerStatus = (sellerId: string, status: string): Promise<unknown> =>
  sql('update seller set store_status = $2 where id = $1', [sellerId, status])

/** A new seller of the test's own, active unless said otherwise. */
export async function openCellar(status = 'ACTIVE'): Promise<Cellar> {
  const seller = await openSeller()
  await setSellerStatus(seller.sellerId, status)
  const { token } = seller
  const create: Cellar['create'] = (changes, headers) =>
    call('/vendor/products', { token, body: buildWine(changes), ...(headers ? { headers } : {}) })
  return {
    ...seller,
    create,
    addWine: async (changes) => {
      const { body, text } = await create(changes)
      if (!body.product) throw new Error(text)
      return cellarWine(token, body.product)
    },
  }
}

/** The body of a new wine with a title of its own. */
const buildWine = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: `Vinho ${randomUUID()}`,
  description: 'Vinho de teste',
  ...changes,
})

function cellarWine(token: string, product: Product): CellarWine {
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
