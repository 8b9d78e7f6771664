import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** A line of a cart as stored in the database. */
export interface CartLine {
  id: string
  variant_id: string
  product_id: string
  title: string
  quantity: number
}

/** The lines of a cart, oldest first. */
export async function cartLines(knex: Knex, cartId: string): Promise<CartLine[]> {
  const rows = await runStatement<CartLine>(
    knex,
    `select id, variant_id, product_id, coalesce(product_title, title) as title, quantity::float8 as quantity
       from cart_line_item where cart_id = $1 and deleted_at is null order by created_at, id`,
    [cartId],
  )
  return rows
}
