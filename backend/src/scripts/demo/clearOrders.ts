import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { SELLER_MODULE } from '../../modules/seller'
import type SellerModuleService from '../../modules/seller/service'

interface Remains {
  orders: string[]
  items: string[]
  collections: string[]
  fulfillments: string[]
}

/**
 * Takes away every order that an interrupted load placed: the engine's workflows end in many small transactions, and
 * an order that died between two of them cannot be told from a good one. Wines get their full stock back later
 * (loadWines).
 */
export async function clearOrders(container: MedusaContainer): Promise<void> {
  const { orders, items, collections, fulfillments } = await findRemains(container)
  if (orders.length === 0) return
  const sellers: SellerModuleService = container.resolve(SELLER_MODULE)
  await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(items)
  await container.resolve(Modules.PAYMENT).deletePaymentCollections(collections)
  const lines = await sellers.listOrderCommissionLines({ order_id: orders })
  await sellers.deleteOrderCommissionLines(lines.map(({ id }: { id: string }) => id))
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // The module deletes only what has been canceled first, and delivered parcels cannot be.
  await knex('fulfillment').whereIn('id', fulfillments).update({ deleted_at: knex.fn.now() })
  for (const link of [
    'seller_order',
    'order_approval',
    'order_fulfillment',
    'order_payment_collection',
    'order_cart',
    'buyer_tax_id',
    'tax_id_request',
  ])
    await knex(link).whereIn('order_id', orders).delete()
  await container.resolve(Modules.ORDER).deleteOrders(orders)
}

async function findRemains(container: MedusaContainer): Promise<Remains> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: [Remains] }>(`
    with mine as (select id from "order" where metadata ->> 'demo_key' is not null)
    select array(select id from mine) as orders,
           array(select item_id from order_item where order_id in (select id from mine)) as items,
           array(select payment_collection_id from order_payment_collection where order_id in (select id from mine)) as collections,
           array(select fulfillment_id from order_fulfillment where order_id in (select id from mine)) as fulfillments`)
  return rows[0]
}
