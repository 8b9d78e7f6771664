import type { Order, OrderResponse } from '#domain/orders/orderWire'
import { call, type Answer } from './http'
import { sql } from './world'
import { giveCommission, openSeller, type Seller } from './openSeller'
import type { Wine } from './openWine'

export interface Shop extends Seller {
  locationId: string
  wines: Wine[]
  /** Bottles of a wine: in stock, and reserved for orders. */
  stockOf: (wine?: number) => Promise<{ stocked: number; reserved: number; reservations: number }>
  /** One of the vendor's calls about an order, such as `accept` or `fulfillments/ful_1/cancel`. */
  act: (
    orderId: string,
    action: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer<OrderResponse & { type?: string; message?: string; errors?: object }>>
  order: (orderId: string) => Promise<Order>
}

/** A bottle, and the freight of an order, in cents. */
export const BOTTLE = 5_990
export const FREIGHT = 2_500

/** An active seller with published wines of 59,90, `bottles` of each, and a commission of 12,5 %. */
export async function openShop({
  bottles = 50,
  wines: count = 2,
  rate = '12.5',
}: { bottles?: number; wines?: number; rate?: string | null } = {}): Promise<Shop> {
  const seller = await openSeller({ status: 'ACTIVE' })
  const { sellerId, token } = seller
  if (rate !== null) await giveCommission(sellerId, rate)
  const wines: Wine[] = []
  for (let index = 0; index < count; index++) {
    const title = `Vinho ${index} ${seller.mark}`
    const wine = await seller.addWine({ title, price: BOTTLE, bottles })
    const published = await wine.setStatus('published')
    if (published.status >= 300) throw new Error(published.text)
    wines.push(wine)
  }
  return {
    ...seller,
    locationId: await locationOf(sellerId),
    wines,
    stockOf: async (wine = 0) => {
      const id = wines[wine]?.itemId
      const [row] = await sql<{ stocked: number; reserved: number; reservations: number }>(
        `select stocked_quantity::float8 as stocked, reserved_quantity::float8 as reserved,
                coalesce((select sum(quantity) from reservation_item r
                   where r.inventory_item_id = l.inventory_item_id and r.deleted_at is null), 0)::float8 as reservations
           from inventory_level l where inventory_item_id = $1 and deleted_at is null`,
        [id],
      )
      if (!row) throw new Error('no level')
      return row
    },
    act: (orderId, action, body = {}, headers = {}) =>
      call(`/vendor/orders/${orderId}/${action}`, { method: 'POST', token, body, headers }),
    order: async (orderId) => {
      const answer = await call<OrderResponse>(`/vendor/orders/${orderId}`, { token })
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body.order
    },
  }
}

async function locationOf(sellerId: string): Promise<string> {
  const [location] = await sql<{ id: string }>(
    'select stock_location_id as id from seller_stock_location where seller_id = $1',
    [sellerId],
  )
  return location?.id ?? ''
}
