import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { STORE_LIMIT } from '../../run/startTestStack'
import { sql } from '../../support/world'
import { fillCart, openCart } from '../../support/buyer'
import { deliveredOrder } from '../../support/openAccount'
import { openShop, type Shop } from '../../support/openShop'
import { linkTokenOf } from '../../support/returns'
import { askFrom } from './askFrom'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const WAIT = /^Muitas tentativas\. Aguarde \d+ minuto\(s\) e tente novamente\.$/

/** Brings a counter to one before its limit, as so many requests would. */
const almost = (purpose: string, key: string) =>
  sql(
    `insert into rate_limit (key, points, expire) values ($1, $2, $3)
     on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
    [
      `store_${purpose}:${createHash('sha256').update(key).digest('base64url')}`,
      Number(STORE_LIMIT) - 1,
      Date.now() + 60_000,
    ],
  )

describe('how much one address may do', () => {
  it.each([
    ['cart', '127.0.0.21', 'opens no more carts', () => ['carts', {}]],
    [
      'cartChange',
      '127.0.0.22',
      'changes no more carts',
      (cart: string) => [
        `carts/${cart}/line-items`,
        { variant_id: shop.wines[0]?.variantId, quantity: 1 },
      ],
    ],
    [
      'cartChange',
      '127.0.0.23',
      'begins no more payments',
      (cart: string) => ['payment-collections', { cart_id: cart }],
    ],
    [
      'completion',
      '127.0.0.24',
      'completes no more carts',
      (cart: string) => [`carts/${cart}/complete`, {}],
    ],
  ] as [string, string, string, (cart: string) => [string, object]][])(
    '%s at its limit: %s %s, and others are served',
    async (purpose, address, _what, request) => {
      const cart = await fillCart(shop)
      await almost(purpose, address)
      const [path, body] = request(cart)
      expect((await askFrom(address, path, body)).status).toBe(200)
      const refused = await askFrom(address, path, body)
      expect([refused.status, refused.body.type]).toEqual([429, 'too_many_requests'])
      expect(refused.body.message).toMatch(WAIT)
      expect(Number(refused.retryAfter)).toBeGreaterThan(0)
      expect((await askFrom('127.0.0.99', path, body)).status).toBe(200)
      // Reading goes on.
      expect((await askFrom(address, `carts/${cart}`)).status).toBe(200)
    },
  )

  it('one cart is changed only so often, from wherever', async () => {
    const cart = await openCart()
    await almost('perCart', cart)
    const change = { email: 'zelia@exemplo.com.br' }
    expect((await askFrom('127.0.0.31', `carts/${cart}`, change)).status).toBe(200)
    expect((await askFrom('127.0.0.32', `carts/${cart}`, change)).status).toBe(429)
    expect((await askFrom('127.0.0.32', `carts/${await openCart()}`, change)).status).toBe(200)
  })

  it('by the link of one mail bottles are asked back only so often, from wherever', async () => {
    const [id, other] = [await deliveredOrder(shop), await deliveredOrder(shop)]
    const [token, another] = [await linkTokenOf(shop, id), await linkTokenOf(shop, other)]
    const wishOf = async (orderId: string) => ({
      reason: 'broken',
      items: [{ id: (await shop.order(orderId)).items[0]?.id, quantity: 1 }],
    })
    const wish = await wishOf(id)
    await almost('perCart', token)
    expect((await askFrom('127.0.0.41', `returns/${token}`, wish)).status).toBe(201)
    const refused = await askFrom('127.0.0.42', `returns/${token}`, wish)
    expect([refused.status, refused.body.type]).toEqual([429, 'too_many_requests'])
    expect(refused.body.message).toMatch(WAIT)
    // photos are counted with it, reading goes on, and another mail's link is served
    const photo = await askFrom('127.0.0.43', `returns/${token}/return_1/photos`, {})
    expect(photo.status).toBe(429)
    expect((await askFrom('127.0.0.42', `returns/${token}`)).status).toBe(200)
    const served = await askFrom('127.0.0.42', `returns/${another}`, await wishOf(other))
    expect(served.status).toBe(201)
  })

  it('from one address bottles are asked back only so often, by whichever link', async () => {
    const id = await deliveredOrder(shop)
    const token = await linkTokenOf(shop, id)
    const wish = {
      reason: 'broken',
      items: [{ id: (await shop.order(id)).items[0]?.id, quantity: 1 }],
    }
    await almost('cartChange', '127.0.0.44')
    expect((await askFrom('127.0.0.44', 'returns/forged', wish)).status).toBe(404)
    expect((await askFrom('127.0.0.44', `returns/${token}`, wish)).status).toBe(429)
    expect((await askFrom('127.0.0.45', `returns/${token}`, wish)).status).toBe(201)
  })
})
