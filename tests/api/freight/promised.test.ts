import { beforeAll, describe, expect, it } from 'vitest'
import { addWorkingDays } from '#domain/freight/promisedDay'
import { saoPauloDate } from '#domain/values/dates'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { openShop, type Shop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { saveFreight } from '../../support/saveFreight'
import { sql } from '../../support/world'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await saveFreight(shop, {
    handling_days: 3,
    states: { SP: { prices: { 1: 1_000, 3: 2_500 }, days: 4 } },
  })
})

const today = saoPauloDate(new Date()) ?? ''
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

async function accepted(): Promise<string> {
  const orderId = await placeOrder(shop, [{ quantity: 4 }])
  expect((await shop.act(orderId, 'accept')).status).toBe(200)
  return orderId
}

const promise = (orderId: string, day: string) =>
  sql('update order_approval set promised_on = $2 where order_id = $1', [orderId, day])

/** The late orders of the shop, in its own list and in that of staff. */
async function lateOrders(): Promise<string[]> {
  const own = await call<OrderListResponse>('/vendor/orders?late=delivery&limit=100', {
    token: shop.token,
  })
  const staff = await call<OrderListResponse>(
    `/admin/orders?late=delivery&limit=100&seller_id=${shop.sellerId}`,
    { token: await tokenOf('staff') },
  )
  const ids = own.body.orders.map(({ id }) => id)
  expect(own.body.orders.every(({ is_late: isLate }) => isLate)).toBe(true)
  expect([own.body.count, staff.body.count]).toEqual([ids.length, ids.length])
  expect(staff.body.orders.map(({ id }) => id)).toEqual(ids)
  return ids
}

describe('an order', () => {
  it('tells its boxes, and from the approval on the promised day', async () => {
    const orderId = await placeOrder(shop, [{ quantity: 4 }])
    const delivery = {
      boxes: [
        { size: 3, count: 1 },
        { size: 1, count: 1 },
      ],
      handling_days: 3,
      delivery_days: 4,
    }
    expect(await shop.order(orderId)).toMatchObject({
      delivery,
      promised_on: null,
      is_late: false,
    })
    await shop.act(orderId, 'accept')
    // what is changed later is for later orders
    await saveFreight(shop, { states: { SP: { prices: { 1: 1_000, 3: 2_500 }, days: 40 } } })
    const promised_on = addWorkingDays(today, 7)
    expect(await shop.order(orderId)).toMatchObject({ delivery, promised_on, is_late: false })
    const staff = await call<{ order: object }>(`/admin/orders/${orderId}`, {
      token: await tokenOf('staff'),
    })
    expect(staff.body.order).toMatchObject({ delivery, promised_on })
  })

  it('is late from the day after the promised one until all of it has arrived', async () => {
    const orderId = await accepted()
    await promise(orderId, today)
    expect(await lateOrders()).toEqual([])
    await promise(orderId, dayBefore(today))
    expect(await lateOrders()).toEqual([orderId])
    expect((await shop.order(orderId)).is_late).toBe(true)

    const { items } = await shop.order(orderId)
    await shop.act(orderId, 'fulfillments', {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
      location_id: shop.locationId,
    })
    const [pack] = (await shop.order(orderId)).fulfillments
    await shop.act(orderId, `fulfillments/${pack?.id}/shipments`, {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
      labels: [{ tracking_number: 'AA123456789BR' }],
    })
    expect(await lateOrders()).toEqual([orderId])
    const delivered = await shop.act(orderId, `fulfillments/${pack?.id}/mark-as-delivered`)
    expect(delivered.status).toBe(200)
    expect(await lateOrders()).toEqual([])
    expect((await shop.order(orderId)).is_late).toBe(false)
  })

  it('that was rejected is not late', async () => {
    const orderId = await accepted()
    await promise(orderId, dayBefore(today))
    await shop.act(orderId, 'cancel', { reason: 'Garrafas quebradas na adega' })
    expect(await lateOrders()).toEqual([])
  })

  it('tells in both exports what was promised, and whether it is late', async () => {
    const late = await accepted()
    await promise(late, '2026-01-05')
    const open = await accepted()
    await promise(open, '2099-01-05')
    const unanswered = await placeOrder(shop)
    // a person has two exports at once, and other tests export as staff, too
    const person = await openStaff()
    const staff = await askForToken('user', person.email, person.password)
    for (const [path, token] of [
      ['/vendor/orders/export.csv?', shop.token],
      [`/admin/orders/export.csv?seller_id=${shop.sellerId}`, staff],
    ] as const) {
      const [head = '', ...rows] = (await call(path, { token })).text.trim().split('\r\n')
      const columns = head.split(';')
      const told = async (orderId: string) => {
        const number = `#${(await shop.order(orderId)).display_id}`
        const cells = rows.find((row) => row.startsWith(`${number};`))?.split(';') ?? []
        return [cells[columns.indexOf('Prometido para')], cells[columns.indexOf('Atrasado')]]
      }
      expect(await told(late)).toEqual(['05/01/2026', 'Sim'])
      expect(await told(open)).toEqual(['05/01/2099', 'Não'])
      expect(await told(unanswered)).toEqual(['', ''])
    }
  })

  it('of before the freight table promises nothing', async () => {
    const orderId = await placeOrder(shop)
    await sql(
      `update order_shipping_method set data = '{}' where id in
         (select shipping_method_id from order_shipping where order_id = $1)`,
      [orderId],
    )
    await shop.act(orderId, 'accept')
    expect(await shop.order(orderId)).toMatchObject({
      delivery: null,
      promised_on: null,
      is_late: false,
    })
  })
})
