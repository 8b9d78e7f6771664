import type { BuyerReturns, OrderReturns } from '#domain/returns/orderReturnWire'
import { call, type Answer } from './http'
import { waitForMail } from './mailbox'
import type { Shop } from './openShop'
import { tokenOf } from './people'
import { sql } from './world'

type Refusal = { message?: string; errors?: Record<string, string>; type?: string }

/** The token of the link in the mail that the buyer has of a delivery. */
export async function linkTokenOf(shop: Shop, orderId: string): Promise<string> {
  const { display_id } = await shop.order(orderId)
  const { link } = await waitForMail(
    'zelia@exemplo.com.br',
    `Seu pedido #${display_id} foi entregue`,
  )
  return link.pathname.split('/').at(-1) ?? ''
}

/** A buyer's call by the link of their mail. */
export const byLink = (
  token: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<BuyerReturns & { return_id?: string } & Refusal>> =>
  call(`/store/returns/${token}`, { body, headers })

/** The seller's returns of an order, or one step with one: `ret_1/approve`. */
export const sellerReturns = (
  shop: Shop,
  orderId: string,
  step = '',
  body?: unknown,
): Promise<Answer<OrderReturns & Refusal>> =>
  call(`/vendor/orders/${orderId}/returns${step && `/${step}`}`, { token: shop.token, body })

/** The same for staff. */
export const staffReturns = async (
  orderId: string,
  step = '',
  body?: unknown,
): Promise<Answer<OrderReturns & Refusal>> =>
  call(`/admin/orders/${orderId}/returns${step && `/${step}`}`, {
    token: await tokenOf('staff'),
    body,
  })

/** The order's delivery was so many days ago. */
export const deliveredDaysAgo = (orderId: string, days: number) =>
  sql(
    `update fulfillment set delivered_at = now() - make_interval(days => $2::int)
      where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
    [orderId, days],
  )
