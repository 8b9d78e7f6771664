import { beforeAll, describe, expect, it } from 'vitest'
import { formatAccessKey } from '#domain/orders/invoice/accessKey'
import { accessKeyFor, accessKeyOf } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { AT_ONCE } from '../../support/scope'

let shop: Shop
const newKey = (facts?: { month: string }) => accessKeyFor(shop.sellerId, facts)

beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 500 })
})

const put = (orderId: string, access_key: string) => shop.act(orderId, 'invoice', { access_key })
const remove = (orderId: string) =>
  call<{ message?: string }>(`/vendor/orders/${orderId}/invoice`, {
    method: 'DELETE',
    token: shop.token,
  })
async function accepted(): Promise<string> {
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  return id
}
async function ship(id: string): Promise<void> {
  const { items } = await shop.order(id)
  const { body } = await shop.act(id, 'fulfillments', {
    items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
  })
  const answer = await shop.act(id, `fulfillments/${body.order.fulfillments[0]?.id}/shipments`, {
    labels: [{ tracking_number: 'BR123456785BR' }],
  })
  expect(answer.status, answer.text).toBe(200)
}

describe('the fiscal invoice of an order', () => {
  it('is kept by its key, however it was typed, and seen by seller and staff', async () => {
    const id = await accepted()
    const key = await newKey()
    const answer = await put(id, ` ${formatAccessKey(key)} `)
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body.order.invoice).toMatchObject({ access_key: key })
    const { body } = await call<{ order: { invoice: unknown } }>(`/admin/orders/${id}`, {
      token: await tokenOf('staff'),
    })
    expect(body.order.invoice).toMatchObject({ access_key: key })
  })

  it('is refused with a reason at its field, and nothing is kept', async () => {
    const id = await accepted()
    const wrong: [string, RegExp][] = [
      [(await newKey()).slice(1), /44 caracteres; aqui há 43/],
      [(await newKey()).replace(/.$/, (digit) => String((Number(digit) + 1) % 10)), /dígito/],
      [accessKeyOf('58.716.523/0001-19'), /outro CNPJ/],
      [await newKey({ month: '2001' }), /mês anterior/],
      ['', /aqui há 0/],
    ]
    for (const [key, reason] of wrong) {
      const answer = await put(id, key)
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.errors).toEqual({ access_key: expect.stringMatching(reason) as string })
    }
    expect((await put(id, 'x'.repeat(121))).status).toBe(400)
    expect((await shop.order(id)).invoice).toBeNull()
  })

  it('waits for the approval', async () => {
    const answer = await put(await placeOrder(shop), await newKey())
    expect(answer.status).toBe(409)
    expect(answer.body.message).toMatch(/Aprove o pedido/)
  })

  it('is of one order only, also of two at once', async () => {
    const [one, other] = [await accepted(), await accepted()]
    const key = await newKey()
    const responses = await Promise.all([put(one, key), put(other, key)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body.errors).toEqual({
      access_key: 'Esta nota já está em outro pedido.',
    })
    expect(await sql('select 1 from order_invoice where access_key = $1', [key])).toHaveLength(1)
  })

  it('sent many times is kept and audited once', async () => {
    const id = await accepted()
    const key = await newKey()
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, () => put(id, key)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      await sql(
        `select 1 from audit_entry where resource_id = $1 and action = 'order.invoice.set'`,
        [id],
      ),
    ).toHaveLength(1)
  })

  it('is asked for in both lists and is in both exports', async () => {
    const [without, withInvoice, waiting] = [
      await accepted(),
      await accepted(),
      await placeOrder(shop),
    ]
    const key = await newKey()
    await put(withInvoice, key)
    const staff = await tokenOf('staff')
    const idsOf = async (path: string, token: string) => {
      const { body } = await call<{ orders: { id: string }[]; count: number }>(path, { token })
      expect(body.count).toBe(body.orders.length)
      return body.orders.map(({ id }) => id)
    }
    for (const ids of [
      await idsOf('/vendor/orders?invoice=missing&limit=50', shop.token),
      await idsOf(`/admin/orders?invoice=missing&limit=50&seller_id=${shop.sellerId}`, staff),
    ]) {
      expect(ids).toContain(without)
      expect(ids).not.toContain(withInvoice)
      expect(ids).not.toContain(waiting)
    }
    await remove(withInvoice)
    expect(await idsOf('/vendor/orders?invoice=missing&limit=50', shop.token)).toContain(
      withInvoice,
    )
    await put(withInvoice, key)
    for (const [path, token] of [
      ['/vendor/orders/export.csv', shop.token],
      [`/admin/orders/export.csv?seller_id=${shop.sellerId}`, staff],
    ] as const)
      expect((await call(path, { token })).text).toContain(formatAccessKey(key))
    expect((await call('/vendor/orders?invoice=tudo', { token: shop.token })).status).toBe(400)
  })

  it('can be changed and taken back until the bottles leave; one that is missing is added later', async () => {
    const id = await accepted()
    const first = await newKey()
    await put(id, first)
    const second = await newKey()
    expect((await put(id, second)).body.order.invoice?.access_key).toBe(second)
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect((await shop.order(id)).invoice).toBeNull()
    // what was taken back may be used again
    const other = await accepted()
    expect((await put(other, first)).status).toBe(200)
    await ship(id)
    expect((await put(id, second)).status).toBe(200)
    const late = await put(id, await newKey())
    expect(late.status).toBe(409)
    expect(late.body.message).toBe('As garrafas já saíram: a nota não muda mais.')
    expect((await remove(id)).status).toBe(409)
    // staff free a key that was put on the wrong order; the seller may then name the right one
    const freed = await call(`/admin/orders/${id}/invoice/remove`, {
      token: await tokenOf('staff'),
      body: { reason: 'Chave trocada' },
    })
    expect(freed.status, freed.text).toBe(200)
    expect((await put(id, await newKey())).status).toBe(200)
    expect((await put(await accepted(), second)).status).toBe(200)
  })

  it('of a canceled order may be taken back, too', async () => {
    const id = await accepted()
    await put(id, await newKey())
    await shop.act(id, 'cancel')
    expect((await remove(id)).status).toBe(200)
    expect((await put(id, await newKey())).status).toBe(409)
  })
})
