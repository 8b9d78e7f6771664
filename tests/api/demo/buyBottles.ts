import { call } from '../../support/http'

/** Ids of the orders that came with the demonstration, as a subquery. */
export const DEMO_ORDERS = `select id from "order" where metadata ->> 'demo_key' is not null`

/** An order as the store API shows it, in decimal reais. */
export interface StoreOrder {
  id: string
  item_total: number
  shipping_total: number
  total: number
}

/**
 * Buys a wine as a guest in the public shop does: catalogue, cart, delivery, payment, completion.
 * @throws Error with the shop's own words when it refuses
 */
export async function buyBottles(title: string, quantity: number): Promise<StoreOrder> {
  const shop = await openShop()
  const [region] = (await shop<{ regions: { id: string }[] }>('/store/regions')).regions
  const { products } = await shop<{ products: { title: string; variants: { id: string }[] }[] }>(
    `/store/products?q=${encodeURIComponent(title)}&region_id=${region?.id}`,
  )
  const variant = products.find((one) => one.title === title)?.variants[0]
  if (!variant) throw new Error(`${title} is not in the catalogue: não está mais à venda`)
  const address = {
    first_name: 'Beatriz',
    last_name: 'Moura',
    address_1: 'Rua Augusta, 900',
    city: 'São Paulo',
    province: 'SP',
    postal_code: '01304-001',
    country_code: 'br',
    phone: '(11) 98888-1020',
  }
  const { cart } = await shop<{ cart: { id: string } }>('/store/carts', {
    region_id: region?.id,
    email: 'beatriz.moura@correio.example',
    shipping_address: address,
    billing_address: address,
    items: [{ variant_id: variant.id, quantity }],
  })
  const { shipping_options: options } = await shop<{ shipping_options: { id: string }[] }>(
    `/store/shipping-options?cart_id=${cart.id}`,
  )
  await shop(`/store/carts/${cart.id}/shipping-methods`, { option_id: options[0]?.id })
  const { payment_collection: collection } = await shop<{ payment_collection: { id: string } }>(
    '/store/payment-collections',
    { cart_id: cart.id },
  )
  await shop(`/store/payment-collections/${collection.id}/payment-sessions`, {
    provider_id: 'pp_system_default',
  })
  return (await shop<{ order: StoreOrder }>(`/store/carts/${cart.id}/complete`, {})).order
}

async function openShop() {
  const config = await call<{ publishable_key: string }>('/public/config')
  const headers = { 'x-publishable-api-key': config.body.publishable_key }
  return async <Body>(path: string, body?: object): Promise<Body> => {
    const answer = await call<Body & { message?: string; error?: { message: string } }>(path, {
      body,
      headers,
    })
    const refused = answer.body.error?.message
    if (answer.status >= 400 || refused)
      throw new Error(refused ?? answer.body.message ?? answer.text)
    return answer.body
  }
}
