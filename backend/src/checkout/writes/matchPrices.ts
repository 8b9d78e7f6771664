import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { lowestPrice } from './lowestPrice'

/** A line of a cart whose wine has another price now. */
export interface ChangedPrice {
  id: string
  title: string
  /** Decimal reais for one bottle, now. */
  unit_price: number
}

/** The lines of a cart whose wines cost something else now, when so many bottles are bought. */
export const changedPrices = (knex: Knex, cartId: string): Promise<ChangedPrice[]> =>
  runStatement<ChangedPrice>(
    knex,
    `select l.id, coalesce(l.product_title, l.title) as title, now.price::float8 as unit_price
       from cart_line_item l
       cross join lateral (select ${lowestPrice('l.variant_id', 'l.quantity')} as price) now
      where l.cart_id = $1 and l.deleted_at is null and now.price <> l.unit_price
      order by l.created_at, l.id`,
    [cartId],
  )

/** Gives each line of a cart the price of now. */
export async function matchPrices(
  container: MedusaContainer,
  transaction: EngineTransaction,
  cartId: string,
): Promise<void> {
  for (const { id, unit_price } of await changedPrices(transaction.knex, cartId))
    await container
      .resolve(Modules.CART)
      .updateLineItems(id, { unit_price }, transaction.context(Modules.CART))
  await transaction.flush()
}
