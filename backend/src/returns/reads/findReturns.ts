import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { RETURN_LINK_DAYS } from '#domain/limits'
import type { BuyerReturns, OrderReturns } from '#domain/returns/orderReturnWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { presentReturns, returnsOfOrder } from './returnsOfOrder'

/**
 * An order's returns for seller and staff.
 *
 * @throws AppError not_found
 */
export async function findReturns(knex: Knex, orderId: string): Promise<OrderReturns> {
  const facts = await returnsOfOrder(knex, orderId)
  if (!facts) throw AppError.notFound('Pedido não encontrado')
  return presentReturns(facts, new Date())
}

export interface LinkedOrder {
  id: string
  seller_id: string
  seller_name: string
}

// One answer for a link that is forged, over, or of an order that is gone.
const GONE = 'Este link não é válido ou já expirou.'

/**
 * The order that a mail's link leads to: signed by us, delivered, and neither the last delivery nor a return too long ago.
 *
 * @param orderId of the token; null for one that we have not signed
 * @throws AppError not_found
 */
export async function orderOfLink(knex: Knex, orderId: string | null): Promise<LinkedOrder> {
  const order = orderId === null ? undefined : await openOrder(knex, orderId)
  if (!order) throw AppError.notFound(GONE)
  return order
}

/** An order whose link to its returns is open. */
export async function openOrder(knex: Knex, orderId: string): Promise<LinkedOrder | undefined> {
  const [order] = await runStatement<LinkedOrder>(knex, {
    text: LINKED,
    values: [orderId, RETURN_LINK_DAYS],
    prepared: true,
  })
  return order
}

/** SQL: neither the last delivery nor a return of an order is too long ago for its buyer to give bottles back. */
export const isReturnOpen = (orderId: string, days: string): string => `greatest(
     (select max(f.delivered_at) from order_fulfillment sent
        join fulfillment f on f.id = sent.fulfillment_id and f.deleted_at is null and f.canceled_at is null
       where sent.order_id = ${orderId} and sent.deleted_at is null),
     (select max(coalesce(r.closed_at, now())) from order_return r where r.order_id = ${orderId})
   ) > now() - make_interval(days => ${days})`

const LINKED = /* sql */ `
select o.id, s.id as seller_id, s.name as seller_name
  from "order" o
  join seller_order link on link.order_id = o.id and link.deleted_at is null
  join seller s on s.id = link.seller_id
 where o.id = $1 and o.deleted_at is null and ${isReturnOpen('o.id', '$2')}`

/** What a buyer sees by the link: nothing of who bought, of other orders, and of what seller and staff keep. */
export async function findBuyerReturns(
  knex: Knex,
  { id, seller_name }: LinkedOrder,
): Promise<BuyerReturns> {
  const facts = await returnsOfOrder(knex, id)
  if (!facts) throw AppError.notFound(GONE)
  const { returns, returnable } = presentReturns(facts, new Date())
  return {
    order: { display_id: facts.display_id, seller_name },
    returnable,
    // the answer's schema leaves out the rest of each return
    returns: returns.map((one) => ({ ...one, photos: one.photos.length })),
  }
}
