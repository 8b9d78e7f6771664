import { beforeAll, describe, expect, it } from 'vitest'
import { FREIGHT_STATES } from '#domain/freight/freightRegions'
import type { FreightResponse } from '#domain/freight/freightWire'
import { addToCart, buy, checkOut, fillCart, openCart } from '../../support/buyer'
import { call } from '../../support/http'
import { openSeller } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { saveFreight } from '../../support/saveFreight'
import { sql } from '../../support/world'
import { entriesOf } from '../audit/entriesOf'

const SP = { prices: { 1: 1_999, 6: 4_500 }, days: 3 }
const RS = { prices: { 12: 9_005 }, days: 8 }

interface Offered {
  shipping_options: { id: string; amount: number; boxes: unknown[]; delivery_days: number }[]
  unavailable: string | null
}

const offered = async (cartId: string) =>
  (await buy(`shipping-options?cart_id=${cartId}`)).body as unknown as Offered

const cartOf = async (cartId: string) =>
  (await buy(`carts/${cartId}`)).body.cart as unknown as {
    total: number
    shipping_total: number
    shipping_methods: Record<string, unknown>[]
    payment_collection: { amount: number; payment_sessions: unknown[] } | null
  }

const sendTo = (cartId: string, province: string, postal_code: string) =>
  buy(`carts/${cartId}`, {
    shipping_address: {
      first_name: 'Zélia',
      address_1: 'Rua das Videiras, 12',
      city: 'Cidade',
      province,
      postal_code,
    },
  })

describe('a seller’s table', () => {
  it('is the start table until one is saved: R$ 25 for a box of any size, everywhere', async () => {
    const { token } = await openSeller()
    const { freight } = (await call<FreightResponse>('/vendor/freight', { token })).body
    expect(freight.version).toBe(0)
    expect(Object.keys(freight.states)).toHaveLength(27)
    expect([freight.handling_days, freight.free_above]).toEqual([2, null])
    for (const state of FREIGHT_STATES)
      expect(freight.states[state]).toEqual({
        prices: { 1: 2500, 2: 2500, 3: 2500, 6: 2500, 12: 2500 },
        days: 10,
      })
  })

  it('is proposed by region and by the distance from the seller’s state, and nobody pays the proposal', async () => {
    const shop = await openShop()
    const proposed = async () =>
      (await call<FreightResponse>('/vendor/freight', { token: shop.token })).body.suggestion
    await sql(`update seller set state = 'RS' where id = $1`, [shop.sellerId])
    const fromSouth = await proposed()
    expect([fromSouth.handling_days, fromSouth.free_above]).toEqual([2, null])
    expect(fromSouth.states.SP).toEqual({
      prices: { 1: 2900, 2: 3600, 3: 4300, 6: 5900, 12: 9600 },
      days: 6,
    })
    expect(fromSouth.states.AM?.prices[6]).toBe(14_900)
    await sql(`update seller set state = 'PE' where id = $1`, [shop.sellerId])
    const fromNortheast = await proposed()
    expect(fromNortheast.states.BA?.prices[6]).toBe(4_600)
    expect(fromNortheast.states.SP?.prices[6]).toBe(8_200)

    const cartId = await openCart()
    await addToCart(cartId, shop)
    expect((await offered(cartId)).shipping_options[0]?.amount).toBe(25)
    // saved unchanged, it becomes what buyers pay
    await saveFreight(shop, fromNortheast)
    expect((await offered(cartId)).shipping_options[0]?.amount).toBe(36)
  })

  it('is saved as a whole, told to staff, and kept in the audit trail', async () => {
    const seller = await openSeller()
    const saved = await saveFreight(seller, { states: { SP }, free_above: 50_000 })
    expect(saved.body.freight).toEqual({
      version: 1,
      handling_days: 2,
      free_above: 50_000,
      states: { SP },
    })
    await saveFreight(seller, { states: { SP }, free_above: 50_000 })
    await saveFreight(seller, { states: { SP, RS }, free_above: 50_000 })
    const told = await call<FreightResponse>(`/admin/sellers/${seller.sellerId}/freight`, {
      token: await tokenOf('staff'),
    })
    expect(told.body.freight).toMatchObject({ version: 2, states: { SP, RS } })
    const [first, second, ...more] = (await entriesOf(seller.sellerId)).filter(
      ({ action }) => action === 'seller.freight',
    )
    expect(more).toEqual([])
    expect(first?.before?.freight_SP).toBe(
      'caixa de 1 R$ 25,00, caixa de 2 R$ 25,00, caixa de 3 R$ 25,00, caixa de 6 R$ 25,00, caixa de 12 R$ 25,00, 10 dias úteis',
    )
    expect(first?.after).toMatchObject({
      free_above_cents: 50_000,
      freight_SP: 'caixa de 1 R$ 19,99, caixa de 6 R$ 45,00, 3 dias úteis',
      freight_AM: 'não atendido',
    })
    expect(second).toMatchObject({
      before: { freight_RS: 'não atendido' },
      after: { freight_RS: 'caixa de 12 R$ 90,05, 8 dias úteis' },
    })
  })

  it('is saved over nobody: of two at once one is told', async () => {
    const seller = await openSeller()
    const responses = await Promise.all(
      [SP, RS].map((state) => saveFreight(seller, { version: 0, states: { SP: state } })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = responses.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      message: 'Outra pessoa salvou o frete enquanto você editava.',
      current: { version: 1 },
    })
  })

  it.each(['__proto__', 'constructor', 'prototype'])(
    'with a state %s is refused at that field, and nothing is saved',
    async (name) => {
      const seller = await openSeller()
      const table = `{"SP":${JSON.stringify(SP)},"${name}":${JSON.stringify(RS)}}`
      for (const [states, field] of [
        [table, `states.${name}`],
        [`{"SP":{"prices":{"1":100,"${name}":{"6":1}},"days":3}}`, `states.SP.prices.${name}`],
      ] as const) {
        const { status, text } = await call('/vendor/freight', {
          token: seller.token,
          file: `{"version":0,"handling_days":2,"free_above":null,"states":${states}}`,
          headers: { 'content-type': 'application/json' },
        })
        expect(status, text).toBe(400)
        const { message, errors } = JSON.parse(text) as { message: string; errors: object }
        expect(message).toBe(`Campo desconhecido: ${field}`)
        expect(Object.entries(errors)).toEqual([[field, 'Campo desconhecido']])
      }
      const rows = await sql('select 1 from seller_freight where seller_id = $1', [seller.sellerId])
      expect(rows).toEqual([])
    },
  )

  it.each([
    [{ states: { XX: SP } }, 'states'],
    [{ states: { SP: { prices: { 1: -1 }, days: 3 } } }, 'states.SP.prices.1'],
    [{ states: { SP: { prices: { 1: 1e9 }, days: 3 } } }, 'states.SP.prices.1'],
    [{ states: { SP: { prices: { 1: 10.5 }, days: 3 } } }, 'states.SP.prices.1'],
    [{ states: { SP: { prices: {}, days: 3 } } }, 'states.SP.prices'],
    [{ states: { SP: { prices: { 4: 100 }, days: 3 } } }, 'states.SP.prices'],
    [{ states: { SP: { prices: { 1: 100 }, days: 91 } } }, 'states.SP.days'],
    [{ handling_days: 31 }, 'handling_days'],
    [{ free_above: -1 }, 'free_above'],
  ])('takes no %j', async (change, field) => {
    const seller = await openSeller()
    const answer = await saveFreight(seller, change as Parameters<typeof saveFreight>[1])
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors ?? {}).join()).toContain(field)
    const [row] = await sql('select 1 from seller_freight where seller_id = $1', [seller.sellerId])
    expect(row).toBeUndefined()
  })
})

describe('a cart', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ bottles: 2_000 })
    await saveFreight(shop, { states: { SP, RS } })
  })

  it('is offered the price, the boxes and the days of its state', async () => {
    const cartId = await openCart()
    await addToCart(cartId, shop, { quantity: 7 })
    const { shipping_options, unavailable } = await offered(cartId)
    expect(unavailable).toBeNull()
    expect(shipping_options).toEqual([
      expect.objectContaining({
        name: 'Entrega padrão',
        price_type: 'calculated',
        amount: 64.99,
        boxes: [
          { size: 6, count: 1 },
          { size: 1, count: 1 },
        ],
        handling_days: 2,
        delivery_days: 3,
      }),
    ])
  })

  it('knows the state by its CEP alone, and without either says what is missing', async () => {
    const opened = await buy('carts', {
      items: [{ variant_id: shop.wines[0]?.variantId, quantity: 1 }],
    })
    const cartId = opened.body.cart?.id ?? ''
    expect(await offered(cartId)).toEqual({
      shipping_options: [],
      unavailable: 'Informe o estado ou o CEP da entrega para ver o frete.',
    })
    await buy(`carts/${cartId}`, { shipping_address: { postal_code: '90010-000' } })
    expect((await offered(cartId)).shipping_options[0]?.amount).toBe(90.05)
  })

  it('hears of a state that is not served before it is paid', async () => {
    const cartId = await openCart()
    await addToCart(cartId, shop)
    const [option] = (await offered(cartId)).shipping_options
    await sendTo(cartId, 'AM', '69005-000')
    const reason = 'O produtor ainda não entrega neste estado: Amazonas.'
    expect(await offered(cartId)).toEqual({ shipping_options: [], unavailable: reason })
    const chosen = await buy(`carts/${cartId}/shipping-methods`, { option_id: option?.id })
    expect([chosen.status, chosen.body.message]).toEqual([400, reason])
  })

  it('pays for the address of now: another one between delivery and payment is another price', async () => {
    const cartId = await fillCart(shop, [{ quantity: 2 }])
    expect(await cartOf(cartId)).toMatchObject({ shipping_total: 39.98 })
    await sendTo(cartId, 'RS', '90010-000')
    expect(await cartOf(cartId)).toMatchObject({
      shipping_total: 90.05,
      total: 2 * 59.9 + 90.05,
      shipping_methods: [{ boxes: [{ size: 12, count: 1 }], delivery_days: 8 }],
      payment_collection: { amount: 2 * 59.9 + 90.05, payment_sessions: [] },
    })
    expect((await buy(`carts/${cartId}/complete`, {})).body.message).toBe(
      'Escolha a forma de pagamento.',
    )
    await sendTo(cartId, 'AM', '69005-000')
    expect(await cartOf(cartId)).toMatchObject({ shipping_total: 0, shipping_methods: [] })
    expect((await buy(`carts/${cartId}/complete`, {})).body.message).toBe('Escolha a entrega.')
  })

  it('pays for the bottles of now', async () => {
    const cartId = await fillCart(shop, [{ quantity: 2 }])
    await addToCart(cartId, shop, { quantity: 3 })
    expect(await cartOf(cartId)).toMatchObject({
      shipping_total: 45,
      shipping_methods: [{ boxes: [{ size: 6, count: 1 }] }],
    })
    await addToCart(cartId, shop, { quantity: 995 })
    // 166 boxes of six and four more bottles, which a box of six holds for less than four of one
    expect(await cartOf(cartId)).toMatchObject({ shipping_total: 167 * 45 })
  })

  it('is not made an order at another price, or with other days, than its buyer saw', async () => {
    const own = await openShop()
    await saveFreight(own, { states: { SP } })
    const cartId = await fillCart(own)
    await saveFreight(own, { states: { SP: { prices: { 1: 2_100 }, days: 3 } } })
    const dearer = await buy(`carts/${cartId}/complete`, {})
    expect([dearer.status, dearer.body.message]).toEqual([
      409,
      'O frete mudou: agora são R$ 21,00. Escolha a entrega e a forma de pagamento de novo.',
    ])
    await checkOut(cartId)
    await saveFreight(own, { states: { SP: { prices: { 1: 2_100 }, days: 9 } } })
    expect((await buy(`carts/${cartId}/complete`, {})).body.message).toBe(
      'O prazo da entrega mudou. Escolha a entrega e a forma de pagamento de novo.',
    )
    await checkOut(cartId)
    await saveFreight(own, { states: {} })
    expect((await buy(`carts/${cartId}/complete`, {})).body.message).toBe(
      'O produtor ainda não entrega neste estado: São Paulo.',
    )
    await saveFreight(own, { states: { SP } })
    await checkOut(cartId)
    const placed = await buy(`carts/${cartId}/complete`, {})
    expect(placed.body.order?.shipping_total).toBe(19.99)
  })

  it('of the version before, with a delivery of a fixed price, chooses again', async () => {
    const cartId = await fillCart(shop)
    await sql(`update cart_shipping_method set amount = 19.99, data = '{}' where cart_id = $1`, [
      cartId,
    ])
    expect((await buy(`carts/${cartId}/complete`, {})).status).toBe(409)
    await checkOut(cartId)
    expect((await buy(`carts/${cartId}/complete`, {})).body.type).toBe('order')
  })

  it('has free freight from the amount on', async () => {
    const own = await openShop()
    await saveFreight(own, { states: { SP }, free_above: 11_980 })
    const cartId = await openCart()
    await addToCart(cartId, own)
    expect((await offered(cartId)).shipping_options[0]?.amount).toBe(19.99)
    await addToCart(cartId, own)
    expect((await offered(cartId)).shipping_options[0]).toMatchObject({
      amount: 0,
      boxes: [{ size: 1, count: 2 }],
    })
  })
})

describe('cart, order, ledger and refund', () => {
  it('agree to the cent', async () => {
    const shop = await openShop({ bottles: 500 })
    await saveFreight(shop, {
      states: { SP: { prices: { 1: 1_333, 2: 2_049, 3: 2_777, 6: 4_501, 12: 7_993 }, days: 3 } },
    })
    const staff = await tokenOf('staff')
    for (const quantity of [1, 5, 11, 40]) {
      const cartId = await fillCart(shop, [{ quantity }])
      const cart = await cartOf(cartId)
      const placed = await buy(`carts/${cartId}/complete`, {})
      const order = placed.body.order
      if (!order) throw new Error(placed.text)
      expect(order).toMatchObject({ total: cart.total, shipping_total: cart.shipping_total })
      const shown = await shop.order(order.id)
      const total = Math.round(cart.total * 100)
      const shipping = Math.round(cart.shipping_total * 100)
      expect([shown.total, shown.shipping_total, shown.subtotal + shown.shipping_total]).toEqual([
        total,
        shipping,
        total,
      ])
      await call(`/admin/orders/${order.id}/capture`, { token: staff, body: {} })
      const booked = async () =>
        Object.fromEntries(
          (
            await sql<{ kind: string; cents: number }>(
              'select kind, sum(amount)::float8 as cents from ledger_entry where order_id = $1 group by kind',
              [order.id],
            )
          ).map(({ kind, cents }) => [kind, cents]),
        )
      expect(await booked()).toMatchObject({ sale: total - shipping, shipping })
      await call(`/admin/orders/${order.id}/refund`, {
        token: staff,
        body: { amount: total, expected_refunded: 0, reason: 'Desistência' },
      })
      const after = await booked()
      expect(after.refund).toBe(-total)
      expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    }
  })
})
