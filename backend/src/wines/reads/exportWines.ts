import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import { writeWineRow } from '#domain/imports/writeWineRow'
import type { SellerProductListQuery } from '#domain/wines/productWire'
import { BOM, csvLine } from '../../engine/lists/csv'
import { cellarWine } from './cellarWine'
import { readWines } from './readWines'
import { orderBy, readSort } from '../../engine/lists/listStatement'
import { PRODUCT_SORT } from './list/productSort'
import { wineConditions } from './wineConditions'
import { runStatement } from '../../engine/database/runStatement'

/** Some milliseconds of work: each wine has sixty cells to write. */
const chunkWines = 25

/** All wines of the list with its filters, in its order, whatever its page; in the columns of the import (R24). */
export async function* exportFile(
  knex: Knex,
  sellerId: string,
  query: SellerProductListQuery,
): AsyncGenerator<string> {
  const ids = await sellerProductIds(knex, sellerId, query)
  yield BOM + csvLine(BULK_COLUMNS.map(({ column }) => column))
  for (let at = 0; at < ids.length; at += chunkWines) {
    const wines = await readWines(knex, ids.slice(at, at + chunkWines), sellerId)
    yield wines.map((wine) => csvLine(writeWineRow(cellarWine(wine)))).join('')
  }
}

/** The ids of all wines that GET /vendor/products shows with this query on all its pages together, in its order. */
async function sellerProductIds(
  knex: Knex,
  sellerId: string,
  query: SellerProductListQuery,
): Promise<string[]> {
  const values: unknown[] = [sellerId]
  const { where } = wineConditions('$1', query, values)
  const rows = await runStatement<{ id: string }>(knex, {
    text: `select r.id from read_model.product r where ${where.join(' and ')}
            order by ${orderBy('r', readSort(query.order, PRODUCT_SORT))}`,
    values,
  })
  return rows.map(({ id }) => id)
}
