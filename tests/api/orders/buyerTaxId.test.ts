import { randomInt } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Order } from '#domain/orders/orderWire'
import { accessKeyFor } from '../../support/accessKey'
import { addToCart, buy, checkOut, fillCart, openCart, placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { startEngineWith } from '../../support/startEngineWith'
import { taxIdWith } from '../../support/taxIdWith'
import { sql } from '../../support/world'
import { filesWith, tablesWith } from '../account/tracesIn'
import { openAs } from '../staff/openAs'
import { inFull } from '../../support/scope'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 500 })
})

/** A valid CNPJ, with letters, that nobody else has: its marks can be searched for. */
const newCnpj = () =>
  taxIdWith(
    `${randomInt(36 ** 7)
      .toString(36)
      .toUpperCase()
      .padStart(8, 'X')}0001`,
  )
const CPF = '529.982.247-25'
const HIDDEN_CPF = '***.***.***-25'

const setTaxId = (cartId: string, tax_id: unknown) => buy(`carts/${cartId}`, { tax_id })
const storedOf = async (cartId: string) =>
  (await sql<{ tax_id: string }>('select tax_id from buyer_tax_id where cart_id = $1', [cartId]))[0]
    ?.tax_id

/** An order with this tax id, and the cart that it was made of. */
async function order(taxId: string): Promise<{ id: string; cartId: string }> {
  const cartId = await fillCart(shop)
  await setTaxId(cartId, taxId)
  const { body, text } = await buy(`carts/${cartId}/complete`, {})
  if (!body.order) throw new Error(text)
  return { id: body.order.id, cartId }
}

describe("the buyer's CPF or CNPJ on a cart", () => {
  it.each([
    ['52998224725', CPF, HIDDEN_CPF],
    [' 529.982.247-25 ', CPF, HIDDEN_CPF],
    ['12abc34501de35', '12.ABC.345/01DE-35', '**.***.***/****-35'],
    ['11222333000181', '11.222.333/0001-81', '**.***.***/****-81'],
  ])(
    '%j is stored in one form and answered without its characters',
    async (typed, stored, told) => {
      const cartId = await openCart()
      const answer = await setTaxId(cartId, typed)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.cart).toMatchObject({ tax_id: told })
      expect(await storedOf(cartId)).toBe(stored)
      const fresh = await buy('carts', { tax_id: typed })
      expect(fresh.body.cart).toMatchObject({ tax_id: told })
    },
  )

  it.each([
    ['a wrong digit', '529.982.247-26'],
    ['a CPF filled up to a CNPJ', '00052998224725'],
    ['a CNPJ without its end', '11222333000'],
    ['one digit eleven times', '111.111.111-11'],
    ['words', 'não tenho'],
    ['characters that look like digits', '５２９９８２２４７２５'],
    ['a text of 1,000 digits', '5'.repeat(1_000)],
    ['a number', 52_998_224_725],
    ['a list', [CPF]],
    ['an object', { $ne: null }],
  ])('%s is refused at its field, and the former value stays', async (_what, typed) => {
    const cartId = await openCart()
    await setTaxId(cartId, CPF)
    const answer = await setTaxId(cartId, typed)
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors as object)).toEqual(['tax_id'])
    expect(answer.text.length).toBeLessThan(500)
    expect(await storedOf(cartId)).toBe(CPF)
    expect((await buy('carts', { tax_id: typed })).status).toBe(400)
  })

  it('a text of 100 kB is refused before it is read', async () => {
    const cartId = await openCart()
    expect((await setTaxId(cartId, '5'.repeat(100_000))).status).toBe(413)
    expect((await buy('carts', { tax_id: '5'.repeat(100_000) })).status).toBe(413)
    expect(await storedOf(cartId)).toBeUndefined()
  })

  it('can be changed and taken back; other changes leave it alone', async () => {
    const cartId = await openCart()
    await setTaxId(cartId, CPF)
    await setTaxId(cartId, '11222333000181')
    await buy(`carts/${cartId}`, { email: 'outra@exemplo.com.br' })
    expect(await storedOf(cartId)).toBe('11.222.333/0001-81')
    for (const empty of ['', ' ', null]) {
      await setTaxId(cartId, CPF)
      expect((await setTaxId(cartId, empty)).body.cart).toMatchObject({ tax_id: null })
      expect(await storedOf(cartId)).toBeUndefined()
    }
  })

  it('has no way in beside its own field', async () => {
    const cartId = await openCart()
    for (const body of [
      { metadata: { tax_id: CPF } },
      { shipping_address: { tax_id: CPF } },
      { buyer_tax_id: CPF },
    ])
      expect((await buy(`carts/${cartId}`, body)).status).toBe(400)
  })

  it('of a cart that became an order, or that nobody has, is not written', async () => {
    const { cartId } = await order(CPF)
    const late = await setTaxId(cartId, '11222333000181')
    expect(late.status).toBe(409)
    expect(late.body.message).toBe('Este carrinho já virou um pedido.')
    expect(await storedOf(cartId)).toBe(CPF)
    expect((await setTaxId(cartId, null)).status).toBe(409)
    expect((await setTaxId('cart_01JAAAAAAAAAAAAAAAAAAAAAAA', CPF)).status).toBe(404)
  })
})

describe('who reads it on the order', () => {
  it('the seller after the approval, another seller never, the buyer by the cart alone', async () => {
    const { id, cartId } = await order(CPF)
    expect((await shop.order(id)).buyer_tax_id).toEqual({ text: HIDDEN_CPF, hidden: true })
    const accepted = await shop.act(id, 'accept')
    expect(accepted.body.order.buyer_tax_id).toEqual({ text: CPF, hidden: false })
    expect((await shop.order(id)).buyer_tax_id).toEqual({ text: CPF, hidden: false })

    const other = await openShop({ wines: 1 })
    const foreign = await call(`/vendor/orders/${id}`, { token: other.token })
    expect(foreign.status).toBe(404)
    for (const text of [CPF, HIDDEN_CPF]) expect(foreign.text).not.toContain(text)

    const read = async (query: string) => (await buy(`orders/${id}${query}`)).body.order
    expect(await read('')).toMatchObject({ tax_id: null })
    expect(await read(`?cart_id=${cartId}`)).toMatchObject({ tax_id: HIDDEN_CPF })
  })

  it('the staff by their role, before the approval as after it', async () => {
    const { id } = await order(CPF)
    const whole = { text: CPF, hidden: false }
    const hidden = { text: HIDDEN_CPF, hidden: true }
    for (const [role, expected] of [
      ['administration', whole],
      ['finance', whole],
      ['read_only', hidden],
    ] as const) {
      const staff = await openAs(role)
      const { body } = await staff.call<{ order: Order }>(`/admin/orders/${id}`)
      expect([role, body.order.buyer_tax_id]).toEqual([role, expected])
    }
    const review = await openAs('review')
    const refused = await review.call(`/admin/orders/${id}`)
    expect(refused.status).toBe(403)
    const reader = await openAs('read_only')
    await shop.act(id, 'accept')
    const { body } = await reader.call<{ order: Order }>(`/admin/orders/${id}`)
    expect(body.order.buyer_tax_id).toEqual(hidden)
    const held = await (
      await openAs('finance')
    ).call<{ order: Order }>(`/admin/orders/${id}/hold`, { reason: 'Devolução aberta' })
    expect(held.body.order.buyer_tax_id).toEqual(whole)
  })

  it('no list, slip, export, search, mail, notice, log or audit entry; one table holds it', async () => {
    const taxId = newCnpj()
    const plain = taxId.replace(/\W/g, '')
    const { id, cartId } = await order(taxId)
    await shop.act(id, 'accept')
    await shop.act(id, 'invoice', { access_key: await accessKeyFor(shop.sellerId) })
    await setTaxId(await openCart(), `${plain.slice(0, -1)}${(Number(plain.at(-1)) + 1) % 10}`)
    await setTaxId(cartId, taxId)
    const staff = await openAs('administration')
    const paths: [path: string, token: string][] = [
      ['/vendor/orders?limit=50', shop.token],
      [`/vendor/orders/slips?ids=${id}`, shop.token],
      ['/vendor/orders/export.csv', shop.token],
      ['/vendor/privacy/export', shop.token],
      ['/vendor/today', shop.token],
      ['/vendor/notices', shop.token],
      ['/admin/orders?limit=50', staff.token],
      [`/admin/orders/export.csv?seller_id=${shop.sellerId}`, staff.token],
      ['/admin/audit?limit=50', staff.token],
    ]
    for (const [path, token] of paths) {
      const answer = await call(path, { token })
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.text).not.toContain(taxId)
      expect(answer.text).not.toMatch(/buyer_tax_id/)
    }
    const typed = encodeURIComponent(taxId)
    for (const [path, token] of [
      [`/vendor/orders?q=${typed}`, shop.token],
      [`/admin/orders?q=${typed}`, staff.token],
    ] as const)
      expect((await call<{ orders: object[] }>(path, { token })).body.orders).toEqual([])
    expect(await tablesWith([taxId, plain])).toEqual(['buyer_tax_id'])
    expect(await filesWith([taxId, plain])).toEqual([])
  })
})

describe('how long it is kept', () => {
  it('a rejected order loses it at once; with an invoice it stays until that is taken back', async () => {
    const rejected = await order(CPF)
    await shop.act(rejected.id, 'cancel')
    expect((await shop.order(rejected.id)).buyer_tax_id).toBeNull()
    expect(await storedOf(rejected.cartId)).toBeUndefined()

    const invoiced = await order(CPF)
    await shop.act(invoiced.id, 'accept')
    await shop.act(invoiced.id, 'invoice', { access_key: await accessKeyFor(shop.sellerId) })
    await shop.act(invoiced.id, 'cancel')
    expect((await shop.order(invoiced.id)).buyer_tax_id).toEqual({ text: HIDDEN_CPF, hidden: true })
    await call(`/vendor/orders/${invoiced.id}/invoice`, { method: 'DELETE', token: shop.token })
    expect(await storedOf(invoiced.cartId)).toBeUndefined()
  })

  it('an abandoned cart, an unpaid order and a sixth year lose it; five years and orders of old carts do not', async () => {
    const left = await openCart()
    await setTaxId(left, CPF)
    const [kept, old, unpaid] = [await order(CPF), await order(CPF), await order(CPF)]
    await sql(
      `update payment_collection set status = 'not_paid' where id in
         (select payment_collection_id from order_payment_collection where order_id = $1)`,
      [unpaid.id],
    )
    await sql(`update "order" set created_at = now() - interval '8 days' where id = $1`, [
      unpaid.id,
    ])
    for (const cartId of [left, kept.cartId])
      await sql(`update cart set updated_at = now() - interval '31 days' where id = $1`, [cartId])
    const placed = (cartId: string, timestamp: string) =>
      sql(
        `update buyer_tax_id set placed_at = date_trunc('year', now(), 'America/Sao_Paulo') - interval '5 years' ${timestamp}
          where cart_id = $1`,
        [cartId],
      )
    await placed(kept.cartId, '')
    await placed(old.cartId, `- interval '1 second'`)
    const carts = [left, kept.cartId, old.cartId, unpaid.cartId]
    await expect
      .poll(() => Promise.all(carts.map(storedOf)), { interval: 500 })
      .toEqual([undefined, CPF, undefined, undefined])
    await expect.poll(async () => (await buy(`carts/${kept.cartId}`)).status).toBe(404)
    expect(await storedOf(kept.cartId)).toBe(CPF)
  })
})

describe('where the operator asks for it', () => {
  inFull(it, it.skip)(
    'a cart without it becomes no order, and the shop can know beforehand',
    async () => {
      expect((await call('/public/config')).body).toMatchObject({ buyer_tax_id: 'opcional' })
      await placeOrder(shop)
      const engine = await startEngineWith({
        WINEX_BUYER_TAX_ID: 'obrigatorio',
        // all tests are one address
        WINEX_STORE_LIMIT_COMPLETIONS: '1000000',
      })
      try {
        const config = await fetch(`${engine.url}/public/config`)
        expect(await config.json()).toMatchObject({ buyer_tax_id: 'obrigatorio' })
        const complete = async (cartId: string) => {
          const response = await fetch(`${engine.url}/store/carts/${cartId}/complete`, {
            method: 'POST',
          })
          return {
            status: response.status,
            body: (await response.json()) as Record<string, unknown>,
          }
        }
        const cartId = await fillCart(shop)
        const refused = await complete(cartId)
        expect(refused.status).toBe(400)
        expect(refused.body).toMatchObject({
          message: 'Informe o CPF ou CNPJ para a nota fiscal',
          errors: { tax_id: 'Informe o CPF ou CNPJ para a nota fiscal' },
        })
        // a freight needs the state, and nothing else of the buyer
        const bare =
          (await buy('carts', { shipping_address: { province: 'SP' } })).body.cart?.id ?? ''
        await addToCart(bare, shop)
        await checkOut(bare)
        expect((await complete(bare)).body.errors).toMatchObject({
          email: 'Informe o e-mail',
          tax_id: 'Informe o CPF ou CNPJ para a nota fiscal',
        })
        await setTaxId(cartId, '11222333000181')
        const done = await complete(cartId)
        expect(done.status).toBe(200)
        // asked a second time after a lost answer: the same order
        expect(await complete(cartId)).toMatchObject({ status: 200, body: { type: 'order' } })
      } finally {
        await engine.stop()
      }
    },
  )
})
