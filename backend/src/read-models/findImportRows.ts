import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { z } from 'zod'
import type {
  WineImportRow,
  WineImportRowsResponse,
  wineImportRowsQuery,
} from '#domain/wire/wineImport'

/** A page of an import's result table, in the order of the file. */
export async function importRows(
  knex: Knex,
  importId: string,
  { action, limit, offset }: z.output<typeof wineImportRowsQuery>,
): Promise<WineImportRowsResponse> {
  const wanted = knex('wine_import_row').where({ import_id: importId })
  if (action && action.length > 0) void wanted.whereIn('action', action)
  const [{ count } = { count: 0 }] = (await wanted.clone().count({ count: '*' })) as {
    count: string | number
  }[]
  const rows = (await wanted
    .orderBy('row')
    .limit(limit)
    .offset(offset)
    .select('row', 'wine', 'action', 'problems', 'product_id', 'done')) as WineImportRow[]
  return { rows, count: Number(count), limit, offset }
}
