import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../support/world'
import { addToCart, checkOut, fillCart, openCart } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { askStore, type Refusal } from './shop'

const CLAIM = { seller_status: 'accepted', demo_key: 'demo-1' }

let shop: Shop
let cartId = ''
let lineId = ''
let collectionId = ''
beforeAll(async () => {
  shop = await openShop()
  cartId = await openCart()
  const added = await addToCart(cartId, shop)
  lineId = added.body.cart?.items[0]?.id ?? ''
  await checkOut(cartId)
  const [row] = await sql<{ id: string }>(
    'select payment_collection_id as id from cart_payment_collection where cart_id = $1',
    [cartId],
  )
  collectionId = row?.id ?? ''
})

/** Every place of the store where a client could leave a word of its own. */
const places: [name: string, path: () => string, body: () => object, refused: string][] = [
  ['a new cart', () => 'carts', () => ({ metadata: CLAIM }), 'metadata'],
  [
    "a new cart's line",
    () => 'carts',
    () => ({ items: [{ variant_id: shop.wines[0]?.variantId, quantity: 1, metadata: CLAIM }] }),
    'items.0.metadata',
  ],
  [
    "a new cart's address",
    () => 'carts',
    () => ({ shipping_address: { first_name: 'A', metadata: CLAIM } }),
    'shipping_address.metadata',
  ],
  ['a cart', () => `carts/${cartId}`, () => ({ metadata: CLAIM }), 'metadata'],
  [
    'an address',
    () => `carts/${cartId}`,
    () => ({ billing_address: { metadata: CLAIM } }),
    'billing_address.metadata',
  ],
  [
    'a line',
    () => `carts/${cartId}/line-items`,
    () => ({ variant_id: shop.wines[0]?.variantId, quantity: 1, metadata: CLAIM }),
    'metadata',
  ],
  [
    'a line that is there',
    () => `carts/${cartId}/line-items/${lineId}`,
    () => ({ quantity: 1, metadata: CLAIM }),
    'metadata',
  ],
  [
    'what goes beside the engine',
    () => `carts/${cartId}`,
    () => ({ additional_data: CLAIM }),
    'additional_data',
  ],
  [
    'a delivery',
    () => `carts/${cartId}/shipping-methods`,
    () => ({ option_id: 'so_1', data: CLAIM }),
    'data.seller_status',
  ],
  [
    'a payment',
    () => 'payment-collections',
    () => ({ cart_id: cartId, metadata: CLAIM }),
    'metadata',
  ],
  [
    'a way to pay',
    () => `payment-collections/${collectionId}/payment-sessions`,
    () => ({ provider_id: 'pp_system_default', data: CLAIM }),
    'data.seller_status',
  ],
]

describe('what a buyer writes beside the fields', () => {
  it.each(places)('is refused by name at %s', async (_name, path, body, refused) => {
    const answer = await askStore<Refusal>(path(), { body: body() })
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject({ [refused]: 'Campo desconhecido' })
  })

  it('is in no table', async () => {
    for (const table of [
      'cart',
      'cart_line_item',
      'cart_address',
      'payment_collection',
      'payment_session',
    ])
      expect(
        await sql(`select 1 from ${table} where metadata::text like '%seller_status%'`),
        table,
      ).toEqual([])
  })

  it('does not become the order, also when it is in a cart of the version before', async () => {
    const old = await fillCart(shop)
    await sql(`update cart set metadata = $2 where id = $1`, [old, JSON.stringify(CLAIM)])
    await sql(`update cart_line_item set metadata = $2 where cart_id = $1`, [
      old,
      JSON.stringify(CLAIM),
    ])
    const { body } = await askStore<{ order: { id: string } }>(`carts/${old}/complete`, {
      method: 'POST',
    })
    const [order] = await sql<{ metadata: unknown }>('select metadata from "order" where id = $1', [
      body.order.id,
    ])
    expect(order?.metadata ?? null).toBeNull()
    expect((await shop.order(body.order.id)).metadata?.seller_status).toBe('pending')
  })
})
