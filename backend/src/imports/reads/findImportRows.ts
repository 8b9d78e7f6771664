import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { mergeSheet } from '#domain/imports/mergeSheet'
import { parseWineRow } from '#domain/imports/parseWineRow'
import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import { saoPauloDate } from '#domain/values/dates'
import { cleanMetadata, type WineMetadata } from '#domain/wines/sheet/index'
import type { z } from 'zod'
import type {
  WineImportRow,
  WineImportRowsResponse,
  wineImportRowsQuery,
} from '#domain/imports/wineImportWire'
import { importColumns, rowOf } from '../spreadsheet/importColumns'

type StoredRow = Omit<WineImportRow, 'lab'> & { cells: string[] }

/**
 * A page of an import's result table, in the order of the file.
 *
 * @param letOthers awaited between rows, as each is read again for its laudo
 */
export async function importRows(
  knex: Knex,
  importId: string,
  { action, far, limit, offset }: z.output<typeof wineImportRowsQuery>,
  letOthers: () => Promise<void> | undefined,
): Promise<WineImportRowsResponse> {
  const wanted = knex('wine_import_row').where({ import_id: importId })
  if (action && action.length > 0) void wanted.whereIn('action', action)
  if (far) void wanted.whereIn('action', ['create', 'update']).where({ moves_far: true })
  const [{ count } = { count: 0 }] = (await wanted.clone().count({ count: '*' })) as {
    count: string | number
  }[]
  const stored = (await wanted
    .orderBy('row')
    .limit(limit)
    .offset(offset)
    .select(
      'row',
      'wine',
      'action',
      'problems',
      'moves',
      'product_id',
      'done',
      'cells',
    )) as StoredRow[]
  return {
    rows: await withLab(knex, importId, stored, letOthers),
    count: Number(count),
    limit,
    offset,
  }
}

/**
 * Asked of the page's rows when they are looked at, so that nothing more is kept and a changed rule speaks of older
 * imports, too.
 */
async function withLab(
  knex: Knex,
  importId: string,
  stored: readonly StoredRow[],
  letOthers: () => Promise<void> | undefined,
): Promise<WineImportRow[]> {
  const heads = (await knex('wine_import').where({ id: importId }).first('heads')) as
    | { heads: string[] }
    | undefined
  const { names } = importColumns(heads?.heads ?? [])
  const sheets = await sheetsOf(knex, stored)
  const columns = new Set(names.filter((name) => name !== null))
  const today = saoPauloDate(new Date()) ?? ''
  const rows: WineImportRow[] = []
  for (const { cells, ...row } of stored) {
    await letOthers()
    const read = row.action === 'invalid' ? null : parseWineRow(rowOf(names, cells), today)
    if (!read?.ok) {
      rows.push({ ...row, lab: [] })
      continue
    }
    const { title, metadata } = read.payload.form
    const before = sheets.get(row.product_id ?? '') ?? null
    const sheet = mergeSheet(before, cleanMetadata(metadata ?? {}), columns)
    const lab = checkLabSheet({ title, metadata: sheet })
      .filter(({ level }) => level === 'attention')
      .map(({ level: _level, ...attention }) => attention)
    rows.push({ ...row, lab })
  }
  return rows
}

/** The sheets of the wines that the rows change. */
async function sheetsOf(
  knex: Knex,
  rows: readonly StoredRow[],
): Promise<Map<string, WineMetadata | null>> {
  const ids = rows.flatMap(({ product_id: id }) => (id ? [id] : []))
  const wines = (await knex('product').whereIn('id', ids).select('id', 'metadata')) as {
    id: string
    metadata: WineMetadata | null
  }[]
  return new Map(wines.map(({ id, metadata }) => [id, metadata]))
}
