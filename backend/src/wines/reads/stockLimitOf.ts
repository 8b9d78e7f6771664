import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Bottles at which the seller is told about this wine; null: the usual number. */
export async function stockLimitOf(transaction: Knex, productId: string): Promise<number | null> {
  const row = (await transaction('wine_stock_limit')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .first('bottles')) as { bottles: number } | undefined
  return row?.bottles ?? null
}
