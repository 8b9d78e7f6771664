import { beforeAll, describe, expect, it } from 'vitest'
import { formatBRL } from '#domain/values/money'
import { sql } from '../../support/world'
import {
  addToCart,
  buy,
  checkOut,
  fillCart,
  mailsOf,
  openCart,
  placeOrder,
  wordsOfOrder,
} from '../../support/buyer'
import { BOTTLE, openShop, type Shop } from '../../support/openShop'

let shop: Shop
let other: Shop
beforeAll(async () => {
  shop = await openShop()
  other = await openShop({ wines: 1 })
})

const MIXED = /^Cada pedido reúne vinhos de um só produtor/
const GONE = 'Um dos vinhos do carrinho não está mais à venda.'

it('the buyer is told at once what was ordered, of whom, and how to withdraw (Decreto 7.962/2013)', async () => {
  const id = await placeOrder(shop, [{ quantity: 2 }])
  const { display_id, total } = await shop.order(id)
  const [mail, ...more] = await mailsOf(`order-received:${id}`)
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    to: 'zelia@exemplo.com.br',
    subject: `Recebemos o seu pedido #${display_id}`,
  })
  for (const words of [
    ...(await wordsOfOrder(shop, { quantity: 2, total })),
    'desistir da compra em até 7 dias',
  ])
    expect(mail?.text).toContain(words)
})

describe('one cart, one seller', () => {
  it("refuses a second seller's wine when it is added, and keeps the cart", async () => {
    const cartId = await openCart()
    expect((await addToCart(cartId, shop)).status).toBe(200)
    const second = await addToCart(cartId, other)
    expect(second.status).toBe(400)
    expect(second.body.message).toMatch(MIXED)
    const { body } = await buy(`carts/${cartId}`)
    expect(body.cart?.items).toHaveLength(1)
  })

  it('refuses two sellers in a cart that is made with its wines', async () => {
    const items = [shop, other].map(({ wines }) => ({
      variant_id: wines[0]?.variantId,
      quantity: 1,
    }))
    const answer = await buy('carts', { items })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(MIXED)
  })

  it('refuses a mixed cart at completion, however it came to be', async () => {
    const cartId = await fillCart(shop, [{}, { wine: 1 }])
    await sql(`update seller_product set seller_id = $2 where product_id = $1`, [
      shop.wines[1]?.id,
      other.sellerId,
    ])
    const completed = await buy(`carts/${cartId}/complete`, {})
    await sql(`update seller_product set seller_id = $2 where product_id = $1`, [
      shop.wines[1]?.id,
      shop.sellerId,
    ])
    expect(completed.body.order).toBeUndefined()
    expect(completed.text).toContain('Cada pedido reúne vinhos de um só produtor')
  })

  it("offers and takes the deliveries of the cart's seller only", async () => {
    const cartId = await openCart()
    await addToCart(cartId, shop)
    const mine = await buy(`shipping-options?cart_id=${cartId}`)
    expect(mine.body.shipping_options).toHaveLength(1)
    expect(mine.body.shipping_options?.[0]).toMatchObject({ name: 'Entrega padrão', amount: 25 })

    const otherCart = await openCart()
    await addToCart(otherCart, other)
    const theirs = await buy(`shipping-options?cart_id=${otherCart}`)
    const foreign = theirs.body.shipping_options?.[0]?.id
    expect(foreign).not.toBe(mine.body.shipping_options?.[0]?.id)
    const chosen = await buy(`carts/${cartId}/shipping-methods`, { option_id: foreign })
    expect(chosen.status).toBe(400)
    expect(chosen.body.message).toBe(
      'Esta entrega não é do produtor dos vinhos do carrinho. Escolha outra.',
    )
  })
})

describe('only wines that are for sale', () => {
  it('a seller who is not active sells nothing: not in the store, not into the cart, not at the till', async () => {
    const closing = await openShop({ wines: 1 })
    const productId = closing.wines[0]?.id
    const listed = async () =>
      (await buy(`products?id=${productId}`)).body as unknown as { products: unknown[] }
    const cartId = await fillCart(closing)
    expect((await listed()).products).toHaveLength(1)

    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [closing.sellerId])
    expect((await listed()).products).toHaveLength(0)
    expect((await buy(`products?q=${closing.mark}`)).text).not.toContain(productId)
    expect((await buy(`products/${productId}`)).status).toBe(404)
    const added = await addToCart(await openCart(), closing)
    expect(added).toMatchObject({ status: 400, body: { message: GONE } })
    const completed = await buy(`carts/${cartId}/complete`, {})
    expect(completed.body.order).toBeUndefined()
    expect(completed.text).toContain(GONE)
    expect(await closing.stockOf()).toEqual({ stocked: 50, reserved: 0, reservations: 0 })
  })

  it('a draft cannot be bought by its variant id', async () => {
    const [, wine] = shop.wines
    await sql(`update product set status = 'draft' where id = $1`, [wine?.id])
    expect(await addToCart(await openCart(), shop, { wine: 1 })).toMatchObject({
      status: 400,
      body: { message: GONE },
    })
    await sql(`update product set status = 'published' where id = $1`, [wine?.id])
  })
})

describe('the price of a wine', () => {
  it('that changes while it lies in a cart is told before the buyer pays it', async () => {
    const [wine] = shop.wines
    const cartId = await fillCart(shop, [{ quantity: 2 }, { wine: 1 }])
    expect((await wine?.setPrices(9900))?.status).toBe(200)
    const change = `O preço de ${wine?.title} mudou: agora são ${formatBRL(9900)} por garrafa.`
    for (const answer of [
      [409, `${change} Confira o carrinho e escolha a forma de pagamento de novo.`],
      [400, 'Escolha a forma de pagamento.'],
    ]) {
      const refused = await buy(`carts/${cartId}/complete`, {})
      expect([refused.status, refused.body.message]).toEqual(answer)
    }
    const { body } = await buy(`carts/${cartId}`)
    expect(body.cart).toMatchObject({ item_total: 2 * 99 + 59.9 })
    await checkOut(cartId)
    const { order } = (await buy(`carts/${cartId}/complete`, {})).body
    expect(order).toMatchObject({ item_total: 2 * 99 + 59.9, shipping_total: 25 })
    await wine?.setPrices(BOTTLE)
  })

  it('is that of now in a cart to which anything is done', async () => {
    const [wine] = shop.wines
    const cartId = await openCart()
    await addToCart(cartId, shop, { quantity: 6 })
    await wine?.setPrices(BOTTLE, { amount: 4500, min_quantity: 6 })
    const { body } = await buy(`carts/${cartId}`, { email: 'outra@exemplo.com.br' })
    expect(body.cart).toMatchObject({ item_total: 6 * 45 })
    await wine?.setPrices(BOTTLE)
  })
})

describe('the last bottle', () => {
  it('is sold once to buyers who pay at the same moment', async () => {
    const rare = await openShop({ bottles: 1, wines: 1 })
    const carts = await Promise.all([1, 2, 3, 4, 5].map(() => fillCart(rare)))
    const responses = await Promise.all(carts.map((id) => buy(`carts/${id}/complete`, {})))
    const sold = responses.filter((answer) => answer.body.order)
    expect(sold).toHaveLength(1)
    expect(await rare.stockOf()).toEqual({ stocked: 1, reserved: 1, reservations: 1 })
    const orders = await sql('select 1 from seller_order where seller_id = $1', [rare.sellerId])
    expect(orders).toHaveLength(1)
    for (const answer of responses.filter((one) => !one.body.order))
      expect(answer.status).toBeLessThan(500)

    // The winner asks again after a lost answer, and the wine is a draft by now (R21).
    const winner = carts[responses.findIndex((answer) => answer.body.order)]
    const again = await buy(`carts/${winner}/complete`, {})
    expect(again.body.order?.id).toBe(sold[0]?.body.order?.id)
  })

  it('a cart that is completed many times at once is one order, one commission, one e-mail', async () => {
    const cartId = await fillCart(shop, [{ quantity: 2 }])
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => buy(`carts/${cartId}/complete`, {})),
    )
    const ids = new Set(responses.flatMap((answer) => answer.body.order?.id ?? []))
    expect(ids.size).toBe(1)
    const [orderId = ''] = ids
    expect(await mailsOf(`order-placed:${orderId}`)).toHaveLength(1)
    const lines = await sql('select 1 from order_commission_line where order_id = $1', [orderId])
    expect(lines).toHaveLength(1)
  })

  it('buyers of several wines in different sequence do not wait for each other in a circle', async () => {
    const carts = await Promise.all([
      fillCart(shop, [{ wine: 0 }, { wine: 1 }]),
      fillCart(shop, [{ wine: 1 }, { wine: 0 }]),
      fillCart(shop, [{ wine: 0 }, { wine: 1 }]),
      fillCart(shop, [{ wine: 1 }, { wine: 0 }]),
    ])
    const responses = await Promise.all(carts.map((id) => buy(`carts/${id}/complete`, {})))
    expect(responses.map((answer) => Boolean(answer.body.order))).toEqual([true, true, true, true])
  })
})

describe('the rate of a sale', () => {
  it('stays what it was when the rate changes afterwards', async () => {
    const orderId = await placeOrder(other)
    await sql(
      `update commission_rate set percentage_rate = 30 where rule_id in
         (select id from commission_rule where reference_id = $1)`,
      [other.sellerId],
    )
    expect((await other.order(orderId)).commission?.percentage_rate).toBe(12.5)
    const later = await other.order(await placeOrder(other))
    expect(later.commission?.percentage_rate).toBe(30)
  })
})
