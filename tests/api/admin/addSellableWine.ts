import type { Product } from '#domain/wire/product'
import { call } from '../../support/http'
import type { Winery } from '../lists/startWinery'

/** A wine with bottles and a price, which can be sold as soon as its seller is active. */
export async function addSellableWine(winery: Winery, title: string): Promise<Product> {
  const id = await winery.addWine(title)
  const asSeller = (path: string, body?: unknown) =>
    call<{ product: Product }>(path, { token: winery.token, body })
  const { product } = (await asSeller(`/vendor/products/${id}`)).body
  const [variant] = product.variants
  const level = variant?.inventory_items[0]
  await asSeller(
    `/vendor/inventory-items/${level?.inventory_item_id}/location-levels/${level?.inventory?.location_levels[0]?.location_id}`,
    { stocked_quantity: 12 },
  )
  const priced = await asSeller(`/vendor/products/${id}`, {
    variants: [{ id: variant?.id, prices: [{ amount: 8_900, currency_code: 'brl' }] }],
  })
  return priced.body.product
}
