import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { toCents } from '#domain/values/money'
import { pricesOf } from '#domain/wines/winePrices'
import type { Product } from '#domain/wines/productWire'
import type { WinePriceRow, WinePricesQuery } from '#domain/wines/winePricesWire'
import { bind } from '../../engine/lists/listStatement'
import { runStatement } from '../../engine/database/runStatement'
import { wineConditions } from './wineConditions'

interface Row {
  id: string
  title: string
  status: string
  low_stock: number | null
  /** Amounts in decimal reais. */
  variants: Product['variants']
}

/** GET /vendor/products/prices: a page of the grid in one statement, by title. */
export async function listWinePrices(
  knex: Knex,
  sellerId: string,
  query: WinePricesQuery,
): Promise<WinePriceRow[]> {
  const values: unknown[] = [sellerId]
  const { where } = wineConditions('$1', query, values)
  const rows = await runStatement<Row>(knex, {
    text: `select r.id, r.title, r.status, r.low_stock, r.doc -> 'variants' as variants from read_model.product r
            where ${where.join(' and ')} order by r.title_folded, r.id
            limit ${bind(values, query.limit)} offset ${bind(values, query.offset)}`,
    values,
  })
  return rows.map(({ id, title, status, low_stock, variants }) => {
    const inCents = variants.map((variant) => ({
      ...variant,
      prices: variant.prices.map((price) => ({ ...price, amount: toCents(price.amount) })),
    }))
    return { id, title, status, ...pricesOf({ status, variants: inCents }, low_stock) }
  })
}
