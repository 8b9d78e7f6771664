import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { success } from '#domain/result'
import { startOf } from '#domain/text/cutText'
import { exceedsBottles } from '#domain/wines/winePrices'
import type { WineImport, WineImportRow } from '#domain/imports/wineImportWire'
import { judgeInWorker } from '../spreadsheet/judgeInWorker'
import { WorkerOverrun } from '../../engine/workers/WorkerPool'
import { takeTurns } from '../../engine/workers/takeTurns'
import { cellarKeys, wineOfKey, type CellarKeys } from './cellarKeys'
import { EXAMPLE_NAME } from '../spreadsheet/exampleName'
import { importColumns, rowOf, type ImportColumns } from '../spreadsheet/importColumns'
import type { JudgedRow, SheetPart } from '../spreadsheet/judgeSpreadsheet'
import { readWines, type Wine } from '../../wines'
import { forgetImports } from './forgetImports'
import { lastImported } from './lastImported'
import { findImport } from '../reads/findImport'
import type { ReadRow } from '../spreadsheet/readRow'
import { refusedFile } from '../spreadsheet/refusedFile'
import { changedOutlook, newOutlook, NO_OUTLOOK, type RowOutlook } from './rowOutlook'
import { wineChanges } from './wineChanges'

export interface CheckedFile {
  sellerId: string
  filename: string
  /** The open file. */
  fd: number
}

interface CheckedRow extends RowOutlook {
  row: number
  cells: string[]
  wine: string
  key: string
  action: WineImportRow['action']
  problems: Record<string, string>
  product_id: string | null
  quantity: number | null
}

/**
 * Reads a spreadsheet, judges every row and keeps the result; no wine is touched (R24). Reading and judging run in a
 * thread, several files side by side; here the rows are compared with the cellar, a few at a time.
 *
 * @throws AppError invalid_data at `file` for what is no spreadsheet of wines · unavailable when too many files wait
 */
export async function checkSpreadsheet(
  container: MedusaContainer,
  file: CheckedFile,
): Promise<WineImport> {
  const parts = judgeInWorker({ fd: file.fd })
  try {
    return await check(container, file, parts)
  } catch (error) {
    if (error instanceof WorkerOverrun) {
      throw refusedFile('A leitura do arquivo demorou demais. Divida-o em arquivos menores.')
    }
    throw error
  } finally {
    await parts.return()
  }
}

async function check(
  container: MedusaContainer,
  file: CheckedFile,
  parts: AsyncGenerator<SheetPart, void, undefined>,
): Promise<WineImport> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const first = await parts.next()
  const heads = !first.done && 'heads' in first.value ? first.value.heads : []
  const columns = importColumns(heads)
  refuseHeads(columns)
  const keys = await cellarKeys(knex, file.sellerId)
  const importId = generateEntityId(undefined, 'wimp')
  const seen = new Map<string, number>()

  await knex.transaction(async (transaction) => {
    await transaction('wine_import').insert({
      id: importId,
      seller_id: file.sellerId,
      filename: file.filename,
      status: 'checked',
      heads: JSON.stringify(heads),
      unknown_columns: JSON.stringify(columns.unknown),
    })
    let hasRows = false
    for await (const part of parts) {
      if (!('rows' in part)) continue
      hasRows = true
      const checked = await checkRows(transaction, file.sellerId, columns, keys, seen, part.rows)
      if (checked.length > 0) await transaction('wine_import_row').insert(stored(importId, checked))
    }
    if (!hasRows) throw refusedFile('O arquivo não tem nenhuma linha de vinho.')
  })
  await forgetImports(knex, file.sellerId)
  return findImport(knex, file.sellerId, importId)
}

async function checkRows(
  transaction: Knex,
  sellerId: string,
  columns: ImportColumns,
  keys: CellarKeys,
  seen: Map<string, number>,
  rows: readonly JudgedRow[],
): Promise<CheckedRow[]> {
  const names = new Set(columns.names.filter((name) => name !== null))
  const checked = rows
    .map((row) => checkRow(row, columns, names, keys, seen))
    .filter(({ wine }) => wine !== EXAMPLE_NAME)
  const ids = checked.flatMap((row) => (row.product_id === null ? [] : [row.product_id]))
  const wines = await readWines(transaction, ids, sellerId)
  const imported = await lastImported(transaction, ids)
  const byId = new Map(wines.map((wine) => [wine.id, wine]))
  const letOthers = takeTurns()
  const compared: CheckedRow[] = []
  for (const { read, ...row } of checked) {
    await letOthers()
    const wine = row.product_id === null ? undefined : byId.get(row.product_id)
    compared.push(
      wine && read
        ? { ...row, ...outcome(wine, wineChanges(wine, read, names, imported.get(wine.id))) }
        : row,
    )
  }
  return compared
}

function outcome(
  wine: Wine,
  changes: ReturnType<typeof wineChanges>,
): Pick<CheckedRow, 'action'> & Partial<CheckedRow> {
  if (!changes.ok) return { ...NO_OUTLOOK, action: 'invalid', problems: changes.reason }
  if (!changes.payload) return { ...NO_OUTLOOK, action: 'unchanged' }
  return { ...changedOutlook(wine, changes.payload), action: 'update' }
}

function checkRow(
  { row, cells, read }: JudgedRow,
  columns: ImportColumns,
  names: ReadonlySet<string>,
  keys: CellarKeys,
  seen: Map<string, number>,
): CheckedRow & { read: ReadRow | null } {
  const named = rowOf(columns.names, cells)
  const base = { row, cells, wine: startOf((named['wine_name'] ?? '').trim(), 200), key: '' }
  const invalid = (problems: Record<string, string>) =>
    ({
      ...base,
      ...NO_OUTLOOK,
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
  if (!read.ok) return invalid(read.reason)
  const { handle, key, prices, stock } = read.payload
  const match =
    handle === null ? wineOfKey(keys, key, names) : success(keys.byHandle.get(handle) ?? null)
  if (!match.ok) return invalid({ wine_name: match.reason })
  const product_id = match.payload
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
  const [, wholesale] = prices
  const excess = product_id === null && exceedsBottles(wholesale, stock)
  if (excess) return invalid({ wholesale_min_quantity: excess })
  seen.set(identity, row)
  return {
    ...base,
    ...newOutlook(read.payload),
    key,
    action: 'create',
    problems: {},
    product_id,
    quantity: stock,
    read: read.payload,
  }
}

const stored = (importId: string, rows: readonly CheckedRow[]): Record<string, unknown>[] =>
  rows.map(({ cells, problems, moves, ...row }) => ({
    ...row,
    import_id: importId,
    cells: JSON.stringify(cells),
    problems: JSON.stringify(problems),
    moves: JSON.stringify(moves),
  }))

function refuseHeads({ missing, duplicate }: ImportColumns): void {
  if (missing.length > 0) {
    throw refusedFile(`Faltam colunas no arquivo: ${missing.join(', ')}. Baixe o modelo e compare.`)
  }
  if (duplicate.length > 0) {
    throw refusedFile(`Colunas repetidas no arquivo: ${duplicate.join(', ')}.`)
  }
}
