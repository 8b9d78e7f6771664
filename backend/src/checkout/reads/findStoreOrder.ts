import type { MedusaContainer, OrderDTO } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { pausedUntil, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { hideTaxId } from '#domain/values/taxId'
import type { StoreOrder } from '#domain/checkout/storeCartWire'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { pauseOf } from '../../shop'
import { presentSale, SALE } from '../../orders'

interface Row {
  display_id: number
  status: string
  payment_status: string
  fulfillment_status: string
  seller: StoreOrder['seller']
  pause: Pause | null
  cart_id: string | null
  tax_id: string | null
}

/**
 * An order on the wire. Its id may have been seen by others (the seller, a parcel's papers), so who bought it and where
 * it goes is told only to those who know the cart that it was made of, as the buyer does.
 *
 * @throws AppError not_found, also when the named cart is another one
 */
export async function findStoreOrder(
  container: MedusaContainer,
  orderId: string,
  cartId: string | undefined,
): Promise<StoreOrder> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const rows = await runStatement<Row>(
    knex,
    `select r.display_id, r.status, r.payment_status, r.fulfillment_status,
            (select jsonb_build_object('id', s.id, 'name', s.name, 'handle', s.handle) from seller s where s.id = r.seller_id) as seller,
            ${pauseOf('r.seller_id')} as pause,
            (select link.cart_id from order_cart link where link.order_id = r.id and link.deleted_at is null limit 1) as cart_id,
            (select b.tax_id from buyer_tax_id b where b.order_id = r.id) as tax_id
       from read_model."order" r where r.id = $1`,
    [orderId],
  )
  const [row] = rows
  if (!row || (cartId !== undefined && cartId !== row.cart_id))
    throw AppError.notFound('Pedido não encontrado')
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, {
    select: SALE.select as (keyof OrderDTO)[],
    relations: SALE.relations,
  })
  const { display_id, status, payment_status, fulfillment_status, seller } = row
  return {
    ...presentSale(order),
    display_id,
    status,
    payment_status,
    fulfillment_status,
    seller,
    paused_until: pausedUntil(row.pause, saoPauloDate(new Date()) ?? ''),
    tax_id: cartId !== undefined && row.tax_id ? hideTaxId(row.tax_id) : null,
    ...(cartId === undefined ? { email: null, shipping_address: null, billing_address: null } : {}),
  }
}
