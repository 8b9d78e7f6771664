import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'

const BATCH = 200

/**
 * Removes the carts that nobody has touched for so many days, with the names, addresses, CPF and CNPJ in them: a shop that
 * forgets does not lose them (LGPD art. 16). Of a cart that became an order the order stays, with its payment.
 *
 * @returns how many carts are gone; at most one batch
 */
export async function endAbandonedCarts(container: MedusaContainer, days: number): Promise<number> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const rows = await runStatement<{ id: string; addresses: string[] }>(
      transaction,
      `select id, array_remove(array[shipping_address_id, billing_address_id], null) as addresses from cart
        where updated_at < now() - make_interval(days => $1) order by updated_at limit ${BATCH} for update skip locked`,
      [days],
    )
    if (rows.length === 0) return 0
    const carts = rows.map(({ id }) => id)
    await runStatement(
      transaction,
      `delete from payment_collection c using cart_payment_collection link
        where link.payment_collection_id = c.id and link.cart_id = any($1)
          and not exists (select from order_payment_collection o where o.payment_collection_id = c.id)
          and not exists (select from payment p where p.payment_collection_id = c.id and p.deleted_at is null)`,
      [carts],
    )
    for (const table of ['cart_payment_collection', 'cart_promotion', 'order_cart'])
      await transaction(table).whereIn('cart_id', carts).delete()
    await transaction('buyer_tax_id').whereIn('cart_id', carts).whereNull('order_id').delete()
    await transaction('cart').whereIn('id', carts).delete()
    await transaction('cart_address')
      .whereIn(
        'id',
        rows.flatMap(({ addresses }) => addresses),
      )
      .delete()
    return rows.length
  })
}
