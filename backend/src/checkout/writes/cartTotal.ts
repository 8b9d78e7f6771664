import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/**
 * What a cart comes to, in decimal reais: its wines and its delivery. There are no promotions and no taxes beside the price;
 * the completion compares it with the engine's own sum, and refuses another one.
 */
export async function cartTotal(knex: Knex, cartId: string): Promise<number> {
  const [sum] = await runStatement<{ total: number }>(
    knex,
    `select (coalesce((select sum(unit_price * quantity) from cart_line_item where cart_id = $1 and deleted_at is null), 0)
             + coalesce((select sum(amount) from cart_shipping_method where cart_id = $1 and deleted_at is null), 0))::float8
              as total`,
    [cartId],
  )
  return sum?.total ?? 0
}
