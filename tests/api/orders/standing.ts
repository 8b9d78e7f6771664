import { expect } from 'vitest'
import type { OrderListResponse } from '#domain/orders/orderWire'
import type { Today } from '#domain/home/todayWire'
import { placeOrder, type Wanted } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'

/** A captured and approved order whose promised day has passed, placed long ago. */
export async function lateOrder(shop: Shop, wanted: Wanted[]): Promise<string> {
  const id = await placeOrder(shop, wanted)
  await shop.act(id, 'accept')
  await asStaff(`/admin/orders/${id}/capture`, {})
  await sql(`update order_approval set promised_on = '2026-01-05' where order_id = $1`, [id])
  await sql(`update "order" set created_at = created_at - interval '30 days' where id = $1`, [id])
  return id
}

/** Packs so many bottles of each line, and sends or hands them over. */
export async function packed(
  shop: Shop,
  id: string,
  quantity: number,
  step: 'shipments' | 'mark-as-delivered',
): Promise<void> {
  const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity }))
  await shop.act(id, 'fulfillments', { items, location_id: shop.locationId })
  const [parcel] = (await shop.order(id)).fulfillments
  const labels = [{ tracking_number: 'AA123456785BR' }]
  const body = step === 'shipments' ? { labels } : {}
  const answer = await shop.act(id, `fulfillments/${parcel?.id}/${step}`, body)
  expect(answer.status, answer.text).toBe(200)
}

/** The order in the lists of seller and staff, and in 'Hoje'. */
export async function standingOf(shop: Shop, id: string) {
  const staff = await tokenOf('staff')
  const list = (path: string, token: string) =>
    call<OrderListResponse>(`${path}limit=50`, { token })
  const own = await list('/vendor/orders?', shop.token)
  const late = await list('/vendor/orders?late=delivery&', shop.token)
  const ofSeller = `seller_id=${shop.sellerId}&`
  const forStaff = await list(`/admin/orders?late=delivery&${ofSeller}`, staff)
  const slow = await list(`/admin/orders?late=ship&${ofSeller}`, staff)
  const today = await call<Today>('/vendor/today', { token: shop.token })
  const whole = await shop.order(id)
  const row = own.body.orders.find((one) => one.id === id)
  expect([whole.stage, whole.fulfillment_status]).toEqual([row?.stage, row?.fulfillment_status])
  const { stages, total } = own.body.summary
  const { approve, send } = today.body.orders.counts
  return {
    stage: row?.stage,
    late: [late, forStaff, slow].map(({ body }) => body.orders.some((one) => one.id === id)),
    waits: { approve, send },
    counted: { ...stages, total },
  }
}
