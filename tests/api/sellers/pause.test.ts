import { beforeAll, describe, expect, it } from 'vitest'
import type { SellerResponse } from '#domain/sellers/sellerWire'
import { addDays, formatDate, saoPauloDate } from '#domain/values/dates'
import { call, type Answer } from '../../support/http'
import {
  addToCart,
  buy,
  checkOut,
  fillCart,
  mailsOf,
  openCart,
  placeOrder,
} from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { sql } from '../../support/world'
import { joinAs } from '../account/joinAs'
import { tokenOf } from '../../support/people'
import { askStore, type Refusal } from '../shop/shop'

const today = saoPauloDate(new Date()) ?? ''
const lastDay = addDays(today, 9)
let name = ''

interface PauseAnswer extends SellerResponse {
  message?: string
  errors?: Record<string, string>
}

const setPause = (shop: Shop, from: string, to: string, token = shop.token) =>
  call<PauseAnswer>('/vendor/sellers/me/pause', { token, body: { from, to } })
const endPause = (shop: Shop, token = shop.token) =>
  call<PauseAnswer>('/vendor/sellers/me/pause', { method: 'DELETE', token })

/** The same pause, as if it had been set on an earlier day. */
const storePause = (shop: Shop, from: string, to: string) =>
  sql(
    `insert into seller_pause (seller_id, from_day, to_day) values ($1, $2, $3)
     on conflict (seller_id) do update set from_day = excluded.from_day, to_day = excluded.to_day`,
    [shop.sellerId, from, to],
  )

const inWords = (shop: string, to = lastDay) =>
  `${shop} está em pausa (férias ou safra) até ${formatDate(to)}. Os vinhos voltam a ser vendidos em ${formatDate(addDays(to, 1))}.`

const refused = ({ status, body }: Answer<{ message?: string }>) => [status, body.message]

describe('a pause that begins today', () => {
  let shop: Shop
  let orderId: string
  let filled: string
  beforeAll(async () => {
    shop = await openShop()
    const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
      shop.sellerId,
    ])
    name = seller?.name ?? ''
    orderId = await placeOrder(shop)
    await shop.act(orderId, 'accept')
    filled = await fillCart(shop)
    expect((await buy(`carts/${filled}`)).body.cart).toMatchObject({
      paused_until: null,
      unavailable: null,
    })
    expect((await setPause(shop, today, lastDay)).body.seller.pause).toEqual({
      from: today,
      to: lastDay,
    })
  })

  it('leaves the wines in the store, with the last day of it', async () => {
    const id = shop.wines[0]?.id ?? ''
    const one = await buy(`products/${id}`)
    expect(one.body.product).toMatchObject({ id, status: 'published', paused_until: lastDay })
    const list = await buy(`products?seller_id=${shop.sellerId}`)
    expect(list.body.products).toMatchObject([{ paused_until: lastDay }, { paused_until: lastDay }])
    const chosen = await buy(`products/${id}?fields=id,paused_until`)
    expect(chosen.body.product).toEqual({ id, paused_until: lastDay })
    const own = await call<{ product: object }>(`/vendor/products/${id}/store`, {
      token: shop.token,
    })
    expect(own.body.product).toMatchObject({ paused_until: lastDay })
  })

  it('sells nothing: no cart is opened with a wine, none is put into one', async () => {
    const opened = await buy('carts', {
      items: [{ variant_id: shop.wines[0]?.variantId, quantity: 1 }],
    })
    expect(refused(opened)).toEqual([409, inWords(name)])
    expect(refused(await addToCart(await openCart(), shop))).toEqual([409, inWords(name)])
  })

  it('refuses a cart that was filled before: more, fewer, its payment and the order', async () => {
    const { cart } = (await buy(`carts/${filled}`)).body
    expect(cart).toMatchObject({ paused_until: lastDay, unavailable: inWords(name) })
    const line = cart?.items[0]?.id
    expect(refused(await addToCart(filled, shop))).toEqual([409, inWords(name)])
    expect(refused(await addToCart(filled, shop, { wine: 1 }))).toEqual([409, inWords(name)])
    for (const quantity of [1, 5]) {
      const changed = await buy(`carts/${filled}/line-items/${line}`, { quantity })
      expect(refused(changed)).toEqual([409, inWords(name)])
    }
    expect(refused(await buy('payment-collections', { cart_id: filled }))).toEqual([
      409,
      inWords(name),
    ])
    const [collection] = await sql<{ id: string }>(
      'select payment_collection_id as id from cart_payment_collection where cart_id = $1',
      [filled],
    )
    const session = await buy(`payment-collections/${collection?.id}/payment-sessions`, {
      provider_id: 'pp_system_default',
    })
    expect(refused(session)).toEqual([409, inWords(name)])
    expect(refused(await buy(`carts/${filled}/complete`, {}))).toEqual([409, inWords(name)])
    const orders = await sql('select 1 from order_cart where cart_id = $1', [filled])
    expect(orders).toEqual([])
  })

  it('lets a buyer take a wine out, and say where it goes', async () => {
    const cart = await fillCartBehind(shop)
    const line = (await buy(`carts/${cart}`)).body.cart?.items[0]?.id
    expect((await buy(`carts/${cart}`, { email: 'outra@exemplo.com.br' })).status).toBe(200)
    const emptied = await askStore<Refusal & { parent: object }>(
      `carts/${cart}/line-items/${line}`,
      { method: 'DELETE' },
    )
    expect(emptied.status).toBe(200)
    expect(emptied.body.parent).toMatchObject({ items: [], paused_until: null, unavailable: null })
  })

  it('changes neither the wines nor the open orders: the promised day stays, and they are sent', async () => {
    const before = await promisedOn(shop, orderId)
    expect(before).toMatch(/^\d{4}-\d\d-\d\d$/)
    await setPause(shop, today, addDays(today, 60))
    expect(await promisedOn(shop, orderId)).toBe(before)
    const rows = await sql<{ status: string; updated: boolean }>(
      `select p.status from product p join seller_product s on s.product_id = p.id where s.seller_id = $1`,
      [shop.sellerId],
    )
    expect(rows).toEqual([{ status: 'published' }, { status: 'published' }])
    expect((await shop.stockOf(0)).stocked).toBe(50)
    const { items } = await shop.order(orderId)
    const packed = await shop.act(orderId, 'fulfillments', {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
      location_id: shop.locationId,
    })
    expect(packed.status).toBe(200)
    await setPause(shop, today, lastDay)
  })

  it('is told with an order, whose buyer may look it up meanwhile', async () => {
    const { order } = (await buy(`orders/${orderId}`)).body
    expect(order).toMatchObject({ id: orderId, paused_until: lastDay })
  })

  it('answers a cart that has become an order with the order again', async () => {
    const [cart] = await sql<{ id: string }>(
      'select cart_id as id from order_cart where order_id = $1',
      [orderId],
    )
    const again = await buy(`carts/${cart?.id}/complete`, {})
    expect(again.body).toMatchObject({ type: 'order', order: { id: orderId } })
    expect((await buy(`carts/${cart?.id}`)).body.cart).toMatchObject({ paused_until: null })
  })

  it('ends early: the filled cart becomes an order at once', async () => {
    expect((await endPause(shop)).body.seller.pause).toBeNull()
    expect((await endPause(shop)).status).toBe(200)
    expect((await buy(`carts/${filled}`)).body.cart).toMatchObject({ unavailable: null })
    expect((await buy(`carts/${filled}/complete`, {})).body.type).toBe('order')
    const entries = await sql<{ action: string; before: object; after: object }>(
      `select action, before, after from audit_entry where seller_id = $1 and action like 'seller.pause%' order by at, id`,
      [shop.sellerId],
    )
    expect(entries.map(({ action }) => action)).toEqual([
      'seller.pause',
      'seller.pause',
      'seller.pause',
      'seller.pause_end',
    ])
    expect(entries[0]?.after).toEqual({ pause_from: today, pause_to: lastDay })
    expect(entries.at(-1)?.before).toEqual({ pause_from: today, pause_to: lastDay })
  })
})

describe('a pause begins and ends by itself', () => {
  let shop: Shop
  let cart: string
  beforeAll(async () => {
    shop = await openShop({ wines: 1 })
    cart = await fillCart(shop)
  })

  it.each([
    ['the day after its last', -9, -1, null],
    ['on its last day', -9, 0, 0],
    ['on its first day', 0, 9, 9],
    ['the day before its first', 1, 9, null],
  ])('%s', async (_when, from, to, until) => {
    await storePause(shop, addDays(today, from), addDays(today, to))
    const expected = until === null ? null : addDays(today, until)
    const { product } = (await buy(`products/${shop.wines[0]?.id}`)).body
    expect(product).toMatchObject({ paused_until: expected })
    expect((await buy(`carts/${cart}`)).body.cart).toMatchObject({ paused_until: expected })
    const added = await addToCart(cart, shop)
    expect(added.status).toBe(expected === null ? 200 : 409)
  })

  it('one that is over is shown to nobody, and ends nothing', async () => {
    await storePause(shop, addDays(today, -9), addDays(today, -1))
    const { body } = await endPause(shop)
    expect(body.seller.pause).toBeNull()
    const entries = await sql(
      `select 1 from audit_entry where seller_id = $1 and action = 'seller.pause_end'`,
      [shop.sellerId],
    )
    expect(entries).toEqual([])
  })

  it('one that is to come is told to its seller and to staff, not to the store', async () => {
    const [from, to] = [addDays(today, 1), addDays(today, 5)]
    await setPause(shop, from, to)
    const me = await call<{ member: { seller: object } }>('/vendor/me', { token: shop.token })
    expect(me.body.member.seller).toMatchObject({ pause: { from, to } })
    const staff = await call<SellerResponse>(`/admin/sellers/${shop.sellerId}`, {
      token: await tokenOf('staff'),
    })
    expect(staff.body.seller.pause).toEqual({ from, to })
    expect((await buy(`products/${shop.wines[0]?.id}`)).body.product).toMatchObject({
      paused_until: null,
    })
  })

  it('one that is near is told to who orders before it, with the promise that stays', async () => {
    const [from, to] = [addDays(today, 1), addDays(today, 5)]
    await setPause(shop, from, to)
    const [mail] = await mailsOf(`order-received:${await placeOrder(shop)}`)
    expect(mail?.text).toContain(
      `O produtor faz uma pausa nas vendas (férias ou safra) de ${formatDate(from)} a ${formatDate(to)}. O prazo do seu pedido continua o mesmo.`,
    )
    await endPause(shop)
    const [other] = await mailsOf(`order-received:${await placeOrder(shop)}`)
    expect(other?.text).not.toContain('pausa')
  })
})

describe('who may pause, and how', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop({ wines: 0 })
  })

  it('refuses days that cannot be', async () => {
    for (const [from, to, errors] of [
      [addDays(today, -1), lastDay, { from: 'A pausa começa hoje ou depois' }],
      [lastDay, today, { to: 'O último dia vem depois do primeiro, ou é o mesmo' }],
      [
        today,
        addDays(today, 120),
        { to: `Uma pausa tem até 120 dias: no máximo até ${formatDate(addDays(today, 119))}` },
      ],
    ] as const) {
      const answer = await setPause(shop, from, to)
      expect([answer.status, answer.body.errors]).toEqual([400, errors])
    }
    expect((await setPause(shop, '2027-02-30', '2027-03-01')).status).toBe(400)
    expect((await setPause(shop, today, addDays(today, 119))).status).toBe(200)
  })

  it('changes the last day of one that runs since before today', async () => {
    const from = addDays(today, -3)
    await storePause(shop, from, lastDay)
    expect((await setPause(shop, from, addDays(today, 20))).body.seller.pause).toEqual({
      from,
      to: addDays(today, 20),
    })
  })

  it('is not moved to later while it runs: the cellar goes on pausing', async () => {
    const { status, body } = await setPause(shop, addDays(today, 1), addDays(today, 30))
    expect([status, body.errors]).toEqual([
      400,
      { from: 'A pausa de agora está em curso: termine-a antes de marcar outra' },
    ])
    const [kept] = await sql<{ to: string }>(
      'select to_day::text as "to" from seller_pause where seller_id = $1 and from_day <= $2',
      [shop.sellerId, today],
    )
    expect(kept?.to).toBe(addDays(today, 20))
  })

  it('is an owner’s: a member of the team is told so', async () => {
    const member = await joinAs(shop.token)
    const words = 'Somente um responsável pela empresa pode marcar, mudar ou terminar uma pausa.'
    expect(refused(await setPause(shop, today, lastDay, member.token))).toEqual([403, words])
    expect(refused(await endPause(shop, member.token))).toEqual([403, words])
  })

  it('is nobody’s whose account may only read', async () => {
    await sql(`update seller set store_status = 'SUSPENDED' where id = $1`, [shop.sellerId])
    expect((await setPause(shop, today, lastDay)).status).toBe(403)
    expect((await endPause(shop)).status).toBe(403)
  })
})

const promisedOn = async (shop: Shop, orderId: string) => (await shop.order(orderId)).promised_on

/** A cart that was filled while the shop sold, although it pauses now. */
async function fillCartBehind(shop: Shop): Promise<string> {
  const [kept] = await sql<{ from: string; to: string }>(
    'select from_day::text as "from", to_day::text as "to" from seller_pause where seller_id = $1',
    [shop.sellerId],
  )
  await sql('delete from seller_pause where seller_id = $1', [shop.sellerId])
  const cart = await openCart(undefined, shop, [{}])
  await checkOut(cart)
  await storePause(shop, kept?.from ?? '', kept?.to ?? '')
  return cart
}
