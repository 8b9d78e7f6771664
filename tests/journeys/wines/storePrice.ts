import { call } from '../../support/http'

/** What one bottle costs in the consumers' store when so many are bought, in decimal reais; null when it is not sold. */
export async function storePrice(title: string, quantity: number): Promise<number | null> {
  const config = await call<{ publishable_key: string }>('/public/config')
  const headers = { 'x-publishable-api-key': config.body.publishable_key }
  const regions = await call<{ regions: { id: string }[] }>('/store/regions', { headers })
  const region_id = regions.body.regions[0]?.id
  const found = await call<{ products: { title: string; variants: { id: string }[] }[] }>(
    `/store/products?q=${encodeURIComponent(title)}&region_id=${region_id}`,
    { headers },
  )
  const variant_id = found.body.products.find((one) => one.title === title)?.variants[0]?.id
  if (!variant_id) return null
  const cart = await call<{ cart: { items: { unit_price: number }[] } }>('/store/carts', {
    headers,
    body: { region_id, items: [{ variant_id, quantity }] },
  })
  return cart.body.cart.items[0]?.unit_price ?? null
}
