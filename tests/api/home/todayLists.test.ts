import { beforeAll, describe, expect, it, test } from 'vitest'
import type { Today } from '#domain/home/todayWire'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { ORDER_WAITING } from '#domain/orders/orderWaiting'
import type { SellerProductListResponse } from '#domain/wines/productWire'
import { WINE_ATTENTIONS } from '#domain/wines/wineAttention'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff, givePixKey } from '../../support/openAccount'
import { giveCommission, openSeller, setSellerStatus } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import { sellerReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { packed } from '../orders/standing'

let shop: Shop

const read = async (token = shop.token): Promise<Today> => {
  const answer = await call<Today>('/vendor/today', { token })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}
const accepted = async (quantity = 1) => {
  const id = await placeOrder(shop, [{ quantity }])
  await shop.act(id, 'accept')
  return id
}
const write = (id: string, text: string) =>
  asStaff(`/admin/orders/${id}/messages`, { text, internal: false })

beforeAll(async () => {
  shop = await openShop({ bottles: 90, wines: 4 })
})

describe('each group of Hoje', () => {
  let paid = ''
  let late = ''
  let soon = ''
  let later = ''

  beforeAll(async () => {
    await placeOrder(shop)
    paid = await placeOrder(shop)
    await asStaff(`/admin/orders/${paid}/capture`, {})
    const unpaid = await placeOrder(shop)
    await sql(
      `update payment_collection set status = 'awaiting' where id in (
         select payment_collection_id from order_payment_collection where order_id = $1)`,
      [unpaid],
    )
    later = await accepted()
    soon = await accepted()
    late = await accepted()
    for (const [id, day] of [
      [late, '2026-01-05'],
      [soon, '2031-01-05'],
      [later, '2031-02-05'],
    ])
      await sql('update order_approval set promised_on = $2 where order_id = $1', [id, day])
    await write(later, 'A caixa pode sair hoje?')
    const back = await accepted(2)
    await packed(shop, back, 2, 'mark-as-delivered')
    const [item] = (await shop.order(back)).items
    await sellerReturns(shop, back, '', {
      reason: 'broken',
      items: [{ id: item?.id, quantity: 1 }],
      note: 'Ligou',
    })
    const [, second, third] = shop.wines
    await third?.setStock(3)
    await asStaff(`/admin/products/${second?.id}/review`, {
      action: 'send_back',
      reason: 'A foto está escura.',
    })
    await shop.addWine({ title: `Pronto ${shop.mark}`, price: 5_990, bottles: 12 })
    await shop.addWine({ title: `Sem preço ${shop.mark}`, price: 0, bottles: 12 })
  })

  it.each(ORDER_WAITING)('leads to a list that shows exactly these orders: %s', async (waiting) => {
    const { orders } = await read()
    const list = await call<OrderListResponse>(`/vendor/orders?waiting=${waiting}&limit=50`, {
      token: shop.token,
    })
    expect(list.status, list.text).toBe(200)
    const lines = orders.lines.filter((line) => line.waiting === waiting).map(({ id }) => id)
    expect(lines.length).toBeGreaterThan(0)
    expect(list.body.orders.map(({ id }) => id).toSorted()).toEqual(lines.toSorted())
    expect([list.body.count, orders.counts[waiting]]).toEqual([lines.length, lines.length])
  })

  it.each(WINE_ATTENTIONS.filter((one) => one !== 'sold_out'))(
    'leads to a list that shows exactly these wines: %s',
    async (attention) => {
      const { wines } = await read()
      const path = (route: string) => `/vendor/products${route}?attention=${attention}&limit=50`
      const list = await call<SellerProductListResponse>(path(''), { token: shop.token })
      const grid = await call<{ wines: { id: string }[] }>(path('/prices'), { token: shop.token })
      const lines = wines.lines.filter((line) => line.attention === attention).map(({ id }) => id)
      expect(lines).toHaveLength(1)
      expect(list.body.products.map(({ id }) => id)).toEqual(lines)
      expect(grid.body.wines.map(({ id }) => id)).toEqual(lines)
      expect([list.body.count, wines.counts[attention]]).toEqual([1, 1])
    },
  )

  it('sends what is late first, then by the promised day', async () => {
    const { orders } = await read()
    expect(
      orders.lines
        .filter(({ waiting }) => waiting === 'send')
        .map(({ id, day, is_late }) => [id, day, is_late]),
    ).toEqual([
      [late, '2026-01-05', true],
      [soon, '2031-01-05', false],
      [later, '2031-02-05', false],
    ])
  })

  it('approves what is paid, then what is reserved, and leaves what is not', async () => {
    const { orders } = await read()
    const [unpaid] = orders.lines.filter(({ waiting }) => waiting === 'unpaid')
    expect(unpaid?.payment_status).toBe('awaiting')
    expect(orders.approvable).toHaveLength(2)
    expect(orders.approvable.map(({ payment_status }) => payment_status)).toEqual([
      'captured',
      'authorized',
    ])
    expect(orders.lines[0]?.id).toBe(paid)
  })

  it('tells of a return with its day until its bottles are settled, first of those to be answered', async () => {
    const { orders } = await read()
    const [line] = orders.lines.filter(({ waiting }) => waiting === 'returns')
    expect(line?.reason).toBe('broken')
    expect(line?.day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const [asked] = (await sellerReturns(shop, line?.id ?? '')).body.returns
    expect(line?.return_state).toBe('asked')
    await sellerReturns(shop, line?.id ?? '', `${asked?.id}/approve`, {})
    const after = (await read()).orders
    expect(after.counts.returns).toBe(1)
    expect(after.lines.find(({ waiting }) => waiting === 'returns')).toMatchObject({
      id: line?.id,
      return_state: 'approved',
      is_late: false,
    })
    await sellerReturns(shop, line?.id ?? '', `${asked?.id}/waive`, {})
    expect((await read()).orders.counts.returns).toBe(0)
  })

  it('asks for an answer to a message until there is one, and again for the next', async () => {
    const messageOf = async () =>
      (await read()).orders.lines.find(({ waiting }) => waiting === 'messages')?.message?.text
    expect(await messageOf()).toBe('A caixa pode sair hoje?')
    const path = `/vendor/orders/${later}/messages`
    await call(path, { token: shop.token, body: { text: 'só para nós', internal: true } })
    expect(await messageOf()).toBe('A caixa pode sair hoje?')
    await call(path, { token: shop.token, body: { text: 'Sai amanhã.', internal: false } })
    expect(await messageOf()).toBeUndefined()
    await write(later, 'Obrigado, e a outra?')
    expect(await messageOf()).toBe('Obrigado, e a outra?')
  })
})

describe('the steps of joining', () => {
  it('follow what a new producer does', async () => {
    const seller = await openSeller()
    const open = async () => {
      const { account } = await read(seller.token)
      return Object.entries(account?.done ?? {}).flatMap(([step, done]) => (done ? [] : [step]))
    }
    expect(await open()).toEqual([
      'profile',
      'wine',
      'price_stock',
      'freight',
      'pix',
      'approved',
      'contract',
      'publish',
    ])
    const wine = await seller.addWine({ price: 0 })
    expect((await read(seller.token)).account).toMatchObject({
      unpriced_wine: wine.id,
      publishable_wine: null,
      is_rated: false,
    })
    await seller.addWine({ price: 5_990, bottles: 12 })
    await givePixKey(seller.sellerId)
    expect(await open()).toEqual(['profile', 'freight', 'approved', 'contract', 'publish'])
    // who may not publish yet is not offered to
    expect((await read(seller.token)).wines.counts.publish).toBe(0)
    await setSellerStatus(seller.sellerId, 'ACTIVE')
    await giveCommission(seller.sellerId, '10')
    const { account, wines } = await read(seller.token)
    expect(account).toMatchObject({ is_rated: true, publishable_wine: expect.any(String) })
    expect(wines.counts.publish).toBe(1)
  })

  it('are no matter of who can only read', async () => {
    const seller = await openSeller({ status: 'SUSPENDED' })
    expect((await read(seller.token)).account).toBeNull()
  })
})

test('the missing PIX key says what waits for it', async () => {
  const seller = await openShop({ bottles: 9, wines: 1 })
  const id = await placeOrder(seller, [{ quantity: 1 }])
  await seller.act(id, 'accept')
  await asStaff(`/admin/orders/${id}/capture`, {})
  const { pix } = (await read(seller.token)).account ?? {}
  expect(pix?.due).toBe(0)
  expect(pix?.to_come).toBeGreaterThan(5_990)
  await sql('update ledger_standing set available_on = ledger_today() - 1 where order_id = $1', [
    id,
  ])
  expect((await read(seller.token)).account?.pix).toEqual({ due: pix?.to_come, to_come: 0 })
  await givePixKey(seller.sellerId)
  expect((await read(seller.token)).account).toMatchObject({
    done: { pix: true },
    pix: { due: 0, to_come: 0 },
  })
})
