import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Fulfillment } from '#domain/orders/fulfillmentWire'
import { trackingCode, trackingLink } from '#domain/orders/tracking'
import { isAwaitingPayment, isOver } from '#domain/pix/buyerOrderState'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { runStatement } from '../../engine/database/runStatement'
import { findOrder } from '../../orders'
import { returnPath } from '../../returns'
import { linkedOrder } from './linkedOrder'

/**
 * An order for the page that its buyer's link opens: what they ordered, paid and got, and nothing of who and where they are.
 *
 * @throws AppError not_found for a secret that leads to no order
 */
export async function findBuyerOrder(
  container: MedusaContainer,
  token: string,
  now: Date,
): Promise<BuyerOrder> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { id, seller_id, seller_name, state, charge } = await linkedOrder(knex, token, now)
  const [order, money, path] = await Promise.all([
    findOrder(container, id, seller_id),
    moneyOf(knex, id),
    returnPath(knex, id),
  ])
  return {
    display_id: order.display_id ?? 0,
    created_at: order.created_at,
    seller_name,
    state,
    charge:
      charge && isAwaitingPayment(state)
        ? { ...charge, expires_at: charge.expires_at.toISOString() }
        : null,
    items: order.items.map(({ title, quantity, canceled_quantity, unit_price, total }) => ({
      title,
      quantity,
      canceled_quantity: canceled_quantity ?? 0,
      unit_price,
      total,
    })),
    subtotal: order.subtotal,
    shipping_total: order.shipping_total,
    discount_total: order.discount_total,
    tax_total: order.tax_total,
    total: order.total,
    // nothing is left to come
    promised_on: isOver(state) ? null : (order.promised_on ?? null),
    packages: order.fulfillments.filter(isOnItsWay).map(presentPackage).toReversed(),
    invoice_key: order.invoice?.access_key ?? null,
    ...money,
    // nothing is left to be given back
    return_path: state === 'refunded' ? null : path,
  }
}

const isOnItsWay = ({ canceled_at, shipped_at, delivered_at }: Fulfillment): boolean =>
  !canceled_at && Boolean(shipped_at ?? delivered_at)

const presentPackage = (one: Fulfillment): BuyerOrder['packages'][number] => ({
  bottles: (one.items ?? []).reduce((sum, { quantity }) => sum + quantity, 0),
  shipped_at: one.shipped_at ?? null,
  delivered_at: one.delivered_at ?? null,
  codes: one.labels
    .map((label) => ({ code: trackingCode(label), link: trackingLink(label) }))
    .filter(({ code, link }) => code ?? link),
})

interface Money {
  receipts: { amount: number; at: string; end_to_end_id: string }[]
  refunds: { amount: number; asked_at: string; settled_at: string | null }[]
}

/** What came in for an order and what went back; of what never was booked too, as the buyer has sent it. */
async function moneyOf(knex: Knex, orderId: string): Promise<Money> {
  const [row] = await runStatement<Money>(knex, { text: MONEY, values: [orderId], prepared: true })
  const iso = (moment: string) => new Date(moment).toISOString()
  return {
    receipts: (row?.receipts ?? []).map((one) => ({ ...one, at: iso(one.at) })),
    refunds: (row?.refunds ?? []).map((one) => ({
      ...one,
      asked_at: iso(one.asked_at),
      settled_at: one.settled_at && iso(one.settled_at),
    })),
  }
}

const MONEY = /* sql */ `
select (select coalesce(jsonb_agg(jsonb_build_object('amount', x.amount_cents, 'at', x.received_at, 'end_to_end_id', x.end_to_end_id)
                 order by x.received_at, x.end_to_end_id), '[]')
          from pix_receipt x where x.order_id = $1) as receipts,
       (select coalesce(jsonb_agg(jsonb_build_object('amount', f.amount_cents, 'asked_at', f.asked_at,
                 'settled_at', f.settled_at) order by f.asked_at, f.id), '[]')
          from pix_refund f join pix_receipt x on x.end_to_end_id = f.end_to_end_id
         where x.order_id = $1 and f.state <> 'failed') as refunds`
