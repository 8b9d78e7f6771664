import type { Knex } from '@medusajs/framework/mikro-orm/knex'

const owned = {
  seller_product: 'product_id',
  seller_order: 'order_id',
  seller_stock_location: 'stock_location_id',
}

/**
 * A wine, an order and a stock location belong to one seller only. The engine makes the link tables
 * itself and knows no such rule, so the database gets it here.
 */
export async function guardLinks(knex: Knex): Promise<void> {
  for (const [table, column] of Object.entries(owned)) {
    await knex.raw(
      `create unique index if not exists "IDX_${table}_one_owner" on "${table}" (${column}) where deleted_at is null`,
    )
  }
}
