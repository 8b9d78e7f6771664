import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../support/world'
import { addToCart, buy, checkOut, fillCart, openCart } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { askStore, type Refusal } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ bottles: 500 })
})

const whole = {
  first_name: 'Zélia',
  address_1: 'Rua das Videiras, 12',
  city: 'São Paulo',
  province: 'SP',
  postal_code: '01310-100',
}

describe("another buyer's cart", () => {
  it('keeps its lines: one is found only in its own cart', async () => {
    const mine = await openCart()
    const theirs = await openCart()
    await addToCart(mine, shop)
    const line = (await addToCart(theirs, shop, { quantity: 2 })).body.cart?.items[0]?.id
    for (const request of [
      { method: 'DELETE' },
      { body: { quantity: 1 } },
      { body: { quantity: 0 } },
    ]) {
      const answer = await askStore<Refusal>(`carts/${mine}/line-items/${line}`, request)
      const missing = await askStore<Refusal>(`carts/${mine}/line-items/cali_nada`, request)
      expect([answer.status, answer.body]).toEqual([404, missing.body])
    }
    expect((await buy(`carts/${theirs}`)).body.cart?.items).toMatchObject([{ quantity: 2 }])
  })

  it.each([
    ['GET', 'carts/cart_nada'],
    ['POST', 'carts/cart_nada'],
    ['POST', 'carts/cart_nada/line-items'],
    ['POST', 'carts/cart_nada/line-items/cali_nada'],
    ['DELETE', 'carts/cart_nada/line-items/cali_nada'],
    ['POST', 'carts/cart_nada/promotions'],
    ['DELETE', 'carts/cart_nada/promotions'],
    ['POST', 'carts/cart_nada/shipping-methods'],
    ['POST', 'carts/cart_nada/taxes'],
    ['POST', 'carts/cart_nada/complete'],
    ['GET', 'shipping-options?cart_id=cart_nada'],
    ['POST', 'payment-collections'],
    ['POST', 'payment-collections/pay_col_nada/payment-sessions'],
  ])('that is missing answers 404: %s %s', async (method, path) => {
    const bodies: Record<string, object> = {
      'line-items': { variant_id: shop.wines[0]?.variantId, quantity: 1 },
      cali_nada: { quantity: 1 },
      promotions: { promo_codes: [] },
      'shipping-methods': { option_id: 'so_1' },
      'payment-collections': { cart_id: 'cart_nada' },
      'payment-sessions': { provider_id: 'pp_system_default' },
    }
    const body = bodies[path.split('/').at(-1) ?? ''] ?? {}
    const answer = await askStore<Refusal>(path, { method, ...(method === 'GET' ? {} : { body }) })
    expect([answer.status, answer.body.type]).toEqual([404, 'not_found'])
  })
})

describe('an order', () => {
  it('tells who bought it only to those who know its cart', async () => {
    const cartId = await fillCart(shop)
    const placed = await buy(`carts/${cartId}/complete`, {})
    expect(placed.text).toContain('zelia@exemplo.com.br')
    const orderId = placed.body.order?.id ?? ''

    const stranger = await askStore<{ order: Record<string, unknown> }>(`orders/${orderId}`)
    expect(stranger.status).toBe(200)
    expect(stranger.body.order).toMatchObject({ status: 'pending', total: 84.9, email: null })
    expect(stranger.text).not.toMatch(/zelia|Zélia|Silva|Videiras|01310|98888|cart_/i)
    for (const fields of [
      'email',
      'shipping_address',
      'shipping_address.phone',
      '*billing_address',
    ])
      expect((await askStore(`orders/${orderId}?fields=${fields}`)).text).not.toMatch(
        /zelia|Videiras|98888/i,
      )

    const buyer = await askStore<{ order: { email: string } }>(
      `orders/${orderId}?cart_id=${cartId}`,
    )
    expect(buyer.body.order.email).toBe('zelia@exemplo.com.br')
    expect(buyer.text).toContain('Rua das Videiras, 12')
    const guess = await askStore<Refusal>(`orders/${orderId}?cart_id=${await openCart()}`)
    expect(guess.status).toBe(404)
  })

  it('has one address, which may be written in parts', async () => {
    const cartId = await openCart(undefined, shop, [{ quantity: 1 }])
    const street = `Rua ${randomUUID()}`
    const phone = `(11) 9${String(Date.now()).slice(-8, -4)}-${String(Date.now()).slice(-4)}`
    await buy(`carts/${cartId}`, { shipping_address: { postal_code: '95700-000' } })
    await buy(`carts/${cartId}`, {
      shipping_address: { address_1: street, city: 'Bento Gonçalves', province: 'RS' },
    })
    await buy(`carts/${cartId}`, { shipping_address: { phone } })
    const answer = await buy(`carts/${cartId}`, { shipping_address: { address_2: '' } })
    expect(answer.body.cart).toMatchObject({
      shipping_address: {
        first_name: 'Zélia <b>',
        address_1: street,
        address_2: null,
        city: 'Bento Gonçalves',
        postal_code: '95700-000',
        phone,
      },
    })
    const kept = await sql('select address_1 from cart_address where phone = $1', [phone])
    expect(kept).toEqual([{ address_1: street }])
    const all = await sql('select id from cart_address where address_1 = $1', [street])
    expect(all).toHaveLength(1)
  })

  it.each([
    ['90010-000', ''],
    ['01310-200', 'SP'],
  ])('whose CEP alone becomes %s has the state %j', async (postal_code, province) => {
    const cartId = await openCart(undefined, shop, [{ quantity: 1 }])
    await buy(`carts/${cartId}`, { shipping_address: { postal_code } })
    const [kept] = await sql(
      'select a.postal_code, a.province from cart c join cart_address a on a.id = c.shipping_address_id where c.id = $1',
      [cartId],
    )
    expect(kept).toEqual({ postal_code, province })
  })

  it('leaves its cart as it was: nothing more can be put into it', async () => {
    const cartId = await fillCart(shop)
    await buy(`carts/${cartId}/complete`, {})
    const before = (await buy(`carts/${cartId}`)).text
    const tries = [
      await addToCart(cartId, shop),
      await buy(`carts/${cartId}`, { email: 'outra@exemplo.com.br' }),
      await buy('payment-collections', { cart_id: cartId }),
    ]
    for (const answer of tries)
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Este carrinho já virou um pedido.',
      ])
    expect((await buy(`carts/${cartId}`)).text).toBe(before)
  })

  it.each([
    ['Sua conta winex foi bloqueada', /^Este nome parece ser da winex/],
    ['Veja https://evil.example', /endereço de site/],
  ])('a buyer is not called %s', async (first_name, message) => {
    for (const place of ['shipping_address', 'billing_address']) {
      const answer = await buy('carts', { [place]: { first_name, country_code: 'br' } })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).toMatch(new RegExp(`"${place}.first_name":"`))
      expect(answer.body.message).toMatch(message)
    }
  })

  it.each([
    [{ email: null }, 'email', 'Informe o e-mail'],
    [
      { shipping_address: { first_name: '' } },
      'shipping_address.first_name',
      'Informe o nome de quem recebe',
    ],
    [{ shipping_address: { address_1: '' } }, 'shipping_address.address_1', 'Informe a rua'],
    [
      { shipping_address: { address_1: 'Rua das Videiras' } },
      'shipping_address.address_1',
      "Informe o número, depois de uma vírgula, ou 's/n'",
    ],
    [{ shipping_address: { city: ' ' } }, 'shipping_address.city', 'Informe a cidade'],
    [
      { shipping_address: { province: 'ZZ' } },
      'shipping_address.province',
      'Use a sigla do estado, como SP',
    ],
    [
      { shipping_address: { postal_code: '1' } },
      'shipping_address.postal_code',
      'CEP inválido: use 8 dígitos',
    ],
    [
      { shipping_address: { postal_code: '20000-000' } },
      'shipping_address.postal_code',
      'Este CEP é de RJ, e não de SP',
    ],
  ])('is not made without what its parcel needs: %j', async (change, field, message) => {
    const { shipping_address: address, ...rest } = change as { shipping_address?: object }
    const opened = await buy('carts', {
      email: 'zelia@exemplo.com.br',
      ...rest,
      shipping_address: { ...whole, ...address },
      items: [{ variant_id: shop.wines[0]?.variantId, quantity: 1 }],
    })
    const cartId = opened.body.cart?.id ?? ''
    await checkOut(cartId)
    const before = await shop.stockOf()
    const answer = await askStore<Refusal>(`carts/${cartId}/complete`, { method: 'POST' })
    expect([answer.status, answer.body.errors]).toEqual([400, { [field]: message }])
    expect(await shop.stockOf()).toEqual(before)
  })

  it('is not made without an address, a delivery, a payment or a bottle', async () => {
    const complete = async (cartId: string) =>
      (await askStore<Refusal>(`carts/${cartId}/complete`, { method: 'POST' })).body.message
    const empty = await openCart()
    expect(await complete(empty)).toBe('O carrinho está vazio.')
    await addToCart(empty, shop)
    expect(await complete(empty)).toBe('Escolha a entrega.')
    const options = await buy(`shipping-options?cart_id=${empty}`)
    await buy(`carts/${empty}/shipping-methods`, {
      option_id: options.body.shipping_options?.[0]?.id,
    })
    expect(await complete(empty)).toBe('Escolha a forma de pagamento.')
  })

  it('has its state as a code, however it was typed, and no customer record', async () => {
    const opened = await buy('carts', {
      email: 'Zélia@Exemplo.com.br',
      shipping_address: { ...whole, province: 'são paulo' },
      items: [{ variant_id: shop.wines[0]?.variantId, quantity: 1 }],
    })
    const cartId = opened.body.cart?.id ?? ''
    await checkOut(cartId)
    const { body } = await buy(`carts/${cartId}/complete`, {})
    const [row] = await sql(
      `select o.email, o.customer_id, a.province from "order" o join order_address a on a.id = o.shipping_address_id where o.id = $1`,
      [body.order?.id],
    )
    expect(row).toEqual({ email: 'zélia@exemplo.com.br', customer_id: null, province: 'SP' })
  })
})

describe('a payment', () => {
  it('is for the sum of the cart: another bottle ends the one that was chosen before', async () => {
    const cartId = await fillCart(shop)
    await addToCart(cartId, shop)
    const answer = await askStore<Refusal>(`carts/${cartId}/complete`, { method: 'POST' })
    expect([answer.status, answer.body.message]).toEqual([400, 'Escolha a forma de pagamento.'])
    await checkOut(cartId)
    expect((await buy(`carts/${cartId}/complete`, {})).body.order?.total).toBe(2 * 59.9 + 25)
  })

  it('by somebody who is not offered, and codes that do not exist, are refused in words', async () => {
    const cartId = await fillCart(shop)
    const { body } = await buy('payment-collections', { cart_id: cartId })
    const path = `payment-collections/${body.payment_collection?.id}/payment-sessions`
    const unknown = await askStore<Refusal>(path, { body: { provider_id: 'pp_inventado' } })
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { provider_id: 'Esta forma de pagamento não é oferecida.' },
    ])
    const code = await askStore<Refusal>(`carts/${cartId}/promotions`, {
      body: { promo_codes: ['GRATIS'] },
    })
    expect([code.status, code.body.message]).toEqual([400, 'Este código promocional não existe.'])
    for (const change of [{ currency_code: 'xyz' }, { region_id: 'reg_inventada' }]) {
      const refused = await askStore<Refusal>('carts', { body: change })
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
        400,
        Object.keys(change),
      ])
    }
  })
})

describe('the size of a cart', () => {
  it('is bounded in wines and in bottles', async () => {
    const variant_id = shop.wines[0]?.variantId
    const lines = Array.from({ length: 51 }, () => ({ variant_id, quantity: 1 }))
    const many = await askStore<Refusal>('carts', { body: { items: lines } })
    expect([many.status, many.body.errors]).toEqual([400, { items: 'Informe no máximo 50' }])
    const cartId = await openCart()
    const bottles = await askStore<Refusal>(`carts/${cartId}/line-items`, {
      body: { variant_id, quantity: 1201 },
    })
    expect([bottles.status, bottles.body.errors]).toEqual([
      400,
      { quantity: 'Deve ser menor ou igual a 1200' },
    ])
    const huge = await askStore<Refusal>('carts', {
      body: { email: `${'a'.repeat(2_000_000)}@b.c` },
    })
    expect(huge.status).toBe(413)
  })

  it('stays whole when many lines are changed at the same moment', async () => {
    const cartId = await openCart()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => addToCart(cartId, shop, { wine: index % 2 })),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await buy(`carts/${cartId}`)
    expect(body.cart?.items).toMatchObject([{ quantity: 10 }, { quantity: 10 }])
  })
})
