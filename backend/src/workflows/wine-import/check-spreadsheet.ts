import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import type { WineImport, WineImportRow } from '#domain/wire/wineImport'
import { AppError } from '../../errors/AppError'
import { cellarKeys, type CellarKeys } from './cellarKeys'
import { EXAMPLE_NAME } from './exampleName'
import { importColumns, rowOf, type ImportColumns } from './importColumns'
import { loadCellarWines, type CellarWine } from './loadCellarWines'
import { lastImported } from './lastImported'
import { findImport } from './presentImport'
import { readRow, type ReadRow } from './readRow'
import { IMPORT_ROWS_MAX, readSpreadsheet, type SpreadsheetRow } from './readSpreadsheet'
import { wineChanges } from './wineChanges'

/** Rows looked at before other requests have their turn. */
const chunkRows = 50
/** Imports kept per seller. */
const keptImports = 20

export interface CheckedFile {
  sellerId: string
  filename: string
  bytes: Buffer
}

interface CheckedRow {
  row: number
  cells: string[]
  wine: string
  key: string
  action: WineImportRow['action']
  problems: Record<string, string>
  product_id: string | null
  quantity: number | null
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads a spreadsheet, judges every row and keeps the result; no wine is touched (R24). One file at a time, in small
 * steps, so that other requests are hardly slowed down.
 *
 * @throws AppError invalid_data at `file` for what is no spreadsheet of wines
 */
export function checkSpreadsheet(
  container: MedusaContainer,
  file: CheckedFile,
): Promise<WineImport> {
  const turn = last.then(() => check(container, file))
  last = turn.catch(() => undefined)
  return turn
}

async function check(container: MedusaContainer, file: CheckedFile): Promise<WineImport> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const sheet = await readSpreadsheet(file.bytes)
  if (!sheet.ok) throw refusedFile(sheet.reason)
  const { heads, rows } = sheet.payload
  const columns = importColumns(heads)
  refuseHeads(columns)
  const keys = await cellarKeys(knex, file.sellerId)
  const importId = generateEntityId(undefined, 'wimp')
  const seen = new Map<string, number>()
  let count = 0

  await knex.transaction(async (transaction) => {
    await transaction('wine_import').insert({
      id: importId,
      seller_id: file.sellerId,
      filename: file.filename,
      status: 'checked',
      heads: JSON.stringify(heads),
      unknown_columns: JSON.stringify(columns.unknown),
    })
    let chunk: SpreadsheetRow[] = []
    const flush = async (): Promise<void> => {
      const checked = await checkRows(transaction, file.sellerId, columns, keys, seen, chunk)
      chunk = []
      if (checked.length > 0) await transaction('wine_import_row').insert(stored(importId, checked))
    }
    for await (const row of rows) {
      count += 1
      if (count > IMPORT_ROWS_MAX) {
        throw refusedFile(
          `O arquivo tem mais de ${IMPORT_ROWS_MAX.toLocaleString('pt-BR')} linhas. Divida-o em arquivos menores.`,
        )
      }
      chunk.push(row)
      if (chunk.length === chunkRows) await flush()
    }
    await flush()
  })
  if (count === 0) {
    await knex('wine_import').where({ id: importId }).delete()
    throw refusedFile('O arquivo não tem nenhuma linha de vinho.')
  }
  await forgetOld(knex, file.sellerId)
  return findImport(knex, file.sellerId, importId)
}

async function checkRows(
  transaction: Knex,
  sellerId: string,
  columns: ImportColumns,
  keys: CellarKeys,
  seen: Map<string, number>,
  rows: readonly SpreadsheetRow[],
): Promise<CheckedRow[]> {
  const checked = rows
    .map((row) => checkRow(row, columns, keys, seen))
    .filter(({ wine }) => wine !== EXAMPLE_NAME)
  const ids = checked.flatMap((row) => (row.product_id === null ? [] : [row.product_id]))
  const wines = await loadCellarWines(transaction, sellerId, ids)
  const imported = await lastImported(transaction, ids)
  const names = new Set(columns.names.filter((name) => name !== null))
  const byId = new Map<string, CellarWine>(wines.map((wine) => [wine.id, wine]))
  return checked.map(({ read, ...row }) => {
    const wine = row.product_id === null ? undefined : byId.get(row.product_id)
    if (!wine || !read) return row
    const changes = wineChanges(wine, read, names, imported.get(wine.id))
    if (!changes.ok) return { ...row, action: 'invalid', problems: changes.reason }
    return { ...row, action: changes.payload ? 'update' : 'unchanged' }
  })
}

function checkRow(
  { row, cells }: SpreadsheetRow,
  columns: ImportColumns,
  keys: CellarKeys,
  seen: Map<string, number>,
): CheckedRow & { read: ReadRow | null } {
  const named = rowOf(columns.names, cells)
  const base = { row, cells, wine: (named['wine_name'] ?? '').trim().slice(0, 200), key: '' }
  const invalid = (problems: Record<string, string>) =>
    ({
      ...base,
      action: 'invalid',
      problems,
      product_id: null,
      quantity: null,
      read: null,
    }) as const
  if (cells.length > columns.names.length && cells.slice(columns.names.length).some(Boolean)) {
    return invalid({
      wine_name: 'A linha tem mais células do que o cabeçalho. Confira as aspas e os separadores.',
    })
  }
  const read = readRow(named)
  if (!read.ok) return invalid(read.reason)
  const { handle, key, stock } = read.payload
  const product_id = (handle === null ? keys.byKey.get(key) : keys.byHandle.get(handle)) ?? null
  if (handle !== null && product_id === null) {
    return invalid({
      handle:
        'Nenhum vinho seu tem este handle. Deixe a célula vazia para cadastrar um vinho novo.',
    })
  }
  const identity = product_id ?? key
  const first = seen.get(identity)
  if (first !== undefined) {
    return invalid({ wine_name: `Este vinho já está na linha ${first} do arquivo.` })
  }
  seen.set(identity, row)
  return {
    ...base,
    key,
    action: 'create',
    problems: {},
    product_id,
    quantity: stock,
    read: read.payload,
  }
}

const stored = (importId: string, rows: readonly CheckedRow[]): Record<string, unknown>[] =>
  rows.map(({ cells, problems, ...row }) => ({
    ...row,
    import_id: importId,
    cells: JSON.stringify(cells),
    problems: JSON.stringify(problems),
  }))

function refuseHeads({ missing, duplicate }: ImportColumns): void {
  if (missing.length > 0) {
    throw refusedFile(`Faltam colunas no arquivo: ${missing.join(', ')}. Baixe o modelo e compare.`)
  }
  if (duplicate.length > 0) {
    throw refusedFile(`Colunas repetidas no arquivo: ${duplicate.join(', ')}.`)
  }
}

async function forgetOld(knex: Knex, sellerId: string): Promise<void> {
  await knex('wine_import')
    .where({ seller_id: sellerId })
    .whereNot({ status: 'importing' })
    .whereNotIn(
      'id',
      knex('wine_import')
        .where({ seller_id: sellerId })
        .orderBy('created_at', 'desc')
        .limit(keptImports)
        .select('id'),
    )
    .delete()
}

const refusedFile = (message: string): AppError => AppError.invalid(message, { file: message })
