import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import { mergedSheetProblems } from '#domain/imports/mergedSheetProblems'
import { mergeSheet } from '#domain/imports/mergeSheet'
import { writeWineRow, type ExportedWine } from '#domain/imports/writeWineRow'
import { failure, hasErrors, success, type Result } from '#domain/result'
import { saoPauloDate } from '#domain/values/dates'
import type { ProductUpdateRequest } from '#domain/wines/productWire'
import { wholesalePrice, type PriceFacts } from '#domain/wines/wine'
import { minimumProblem, pricesOf, wholesaleNeedsBottles } from '#domain/wines/winePrices'
import { cellarWine, type Wine } from '../../wines'
import type { ReadRow } from '../spreadsheet/readRow'

/** What a row changes of a wine that exists; what is undefined stays. */
export interface WineChanges {
  data?: ProductUpdateRequest
  prices?: PriceFacts[]
  /** Bottles that can be sold. */
  stock?: number
}

const priceColumns = new Set(['price_retail', 'price_wholesale', 'wholesale_min_quantity'])
const stockColumns = new Set(['quantity', 'quantity_at_export', 'handle'])

/**
 * Compares a row with its wine in the spreadsheet's own words, column by column: a column that the file lacks keeps
 * its value, an empty cell clears it. The stock changes only when the file changes it, from what was exported or
 * imported last: bottles sold meanwhile are never put back.
 *
 * @param columns names of the columns that the file has
 * @param kept bottles of the last import that wrote this wine, else those at the check
 * @returns null when the row says what the wine already is; the reason when its stock has changed meanwhile, when the
 *   wholesale price that it changes would start above the bottles, or when the sheet would contradict itself by it
 */
export function wineChanges(
  stored: Wine,
  row: ReadRow,
  columns: ReadonlySet<string>,
  kept: number | undefined,
): Result<WineChanges | null, Record<string, string>> {
  const wine = cellarWine(stored)
  const before = writeWineRow(wine)
  const after = writeWineRow(exportedOf(row, wine))
  const changed = BULK_COLUMNS.filter(
    ({ column }, at) => columns.has(column) && before[at] !== after[at],
  ).map(({ column }) => column)
  const isData = (name: string): boolean => !priceColumns.has(name) && !stockColumns.has(name)
  const changes: WineChanges = {}
  if (changed.some(isData)) {
    changes.data = dataOf(wine, row, columns)
    const today = saoPauloDate(new Date()) ?? ''
    const problems = mergedSheetProblems(changes.data.metadata, changed, today)
    if (hasErrors(problems)) return failure(problems)
  }
  if (changed.some((name) => priceColumns.has(name))) {
    changes.prices = columns.has('price_wholesale')
      ? row.prices
      : [...row.prices, ...(wine.wholesale ? [wine.wholesale] : [])]
  }
  const known = row.quantityAtExport ?? kept
  if (columns.has('quantity') && row.stock !== known && row.stock !== wine.quantity) {
    if (known !== undefined && known !== wine.quantity) {
      return failure({
        quantity: `O estoque mudou desde então: agora há ${wine.quantity}. Exporte a lista de novo para alterá-lo.`,
      })
    }
    changes.stock = row.stock
  }
  const { prices, stock } = changes
  const problem = minimumProblem(
    {
      ...(prices && {
        wholesale: wholesalePrice({ status: stored.status, variants: [{ prices }] }),
      }),
      ...(stock !== undefined && { available: stock }),
    },
    pricesOf(stored, null),
  )
  if (problem && columns.has('wholesale_min_quantity'))
    return failure({ wholesale_min_quantity: problem })
  if (problem)
    return failure({
      quantity: wholesaleNeedsBottles(wine.wholesale?.min_quantity ?? 0),
    })
  return success(Object.keys(changes).length > 0 ? changes : null)
}

function exportedOf(row: ReadRow, wine: ExportedWine): ExportedWine {
  const [retail, wholesale] = row.prices
  return {
    handle: wine.handle,
    title: row.request.title,
    description: row.request.description,
    volume: row.volume,
    origin_country: row.request.origin_country ?? null,
    hs_code: row.request.hs_code ?? null,
    weight: row.request.weight ?? null,
    metadata: row.request.metadata ?? null,
    retail: retail?.amount ?? 0,
    wholesale: wholesale?.min_quantity
      ? { amount: wholesale.amount, min_quantity: wholesale.min_quantity }
      : null,
    quantity: row.stock,
  }
}

function dataOf(
  wine: ExportedWine,
  { request, volume }: ReadRow,
  columns: ReadonlySet<string>,
): ProductUpdateRequest {
  return {
    title: request.title,
    ...(columns.has('description') ? { description: request.description } : {}),
    ...(columns.has('country') ? { origin_country: request.origin_country ?? null } : {}),
    ...(columns.has('hs_code') ? { hs_code: request.hs_code ?? null } : {}),
    ...(columns.has('weight_g') ? { weight: request.weight ?? null } : {}),
    ...(columns.has('bottle_volume') && volume !== wine.volume
      ? { options: [{ title: 'Volume', values: [volume] }] }
      : {}),
    metadata: mergeSheet(wine.metadata, request.metadata ?? {}, columns),
  }
}
