import { randomUUID } from 'node:crypto'
import type { Order, OrderResponse } from '#domain/wire/order'
import type { Product } from '#domain/wire/product'
import { call, type Answer } from '../../support/http'
import { sql } from '../../support/world'
import { startWinery, type Winery } from '../lists/startWinery'

export interface ShopWine {
  productId: string
  variantId: string
  inventoryItemId: string
  title: string
}

export interface Shop extends Winery {
  locationId: string
  wines: ShopWine[]
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

/** An active seller with published wines of 59,90, `bottles` of each, and a commission of 12,5 %. */
export async function openShop({
  bottles = 50,
  wines: count = 2,
  rate = '12.5',
}: { bottles?: number; wines?: number; rate?: string | null } = {}): Promise<Shop> {
  const winery = await startWinery()
  const { sellerId, token } = winery
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [sellerId])
  if (rate !== null) {
    const rule = `crule_${randomUUID()}`
    await sql(`insert into commission_rule (id, name, reference_id) values ($1, 'Comissão', $2)`, [
      rule,
      sellerId,
    ])
    await sql(
      `insert into commission_rate (id, rule_id, percentage_rate) values ($1, $2, $3::numeric)`,
      [`crate_${randomUUID()}`, rule, rate],
    )
  }
  const [location] = await sql<{ id: string }>(
    'select stock_location_id as id from seller_stock_location where seller_id = $1',
    [sellerId],
  )
  const locationId = location?.id ?? ''
  const wines: ShopWine[] = []
  for (let index = 0; index < count; index++) {
    const productId = await winery.addWine(`Vinho ${index}`)
    wines.push(await putOnSale(token, productId, locationId, bottles))
  }
  return {
    ...winery,
    locationId,
    wines,
    stockOf: async (wine = 0) => {
      const id = wines[wine]?.inventoryItemId
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

async function putOnSale(
  token: string,
  productId: string,
  locationId: string,
  bottles: number,
): Promise<ShopWine> {
  const { body } = await call<{ product: Product }>(`/vendor/products/${productId}`, { token })
  const [variant] = body.product.variants
  const inventoryItemId = variant?.inventory_items?.[0]?.inventory_item_id ?? ''
  const steps = [
    await call(`/vendor/products/${productId}`, {
      token,
      body: { variants: [{ id: variant?.id, prices: [{ amount: 5990, currency_code: 'brl' }] }] },
    }),
    await call(`/vendor/inventory-items/${inventoryItemId}/location-levels/${locationId}`, {
      token,
      body: { stocked_quantity: bottles },
    }),
    await call(`/vendor/products/${productId}/status`, { token, body: { status: 'published' } }),
  ]
  for (const step of steps) if (step.status >= 300) throw new Error(step.text)
  return { productId, variantId: variant?.id ?? '', inventoryItemId, title: body.product.title }
}
