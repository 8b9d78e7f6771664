import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { formatBRL } from '#domain/values/money'
import type { ValueMove } from '#domain/wines/valueMoveWire'
import { unseenPriceMoves } from '#domain/wines/valueMoves'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { lockWine, replacePrices, storeAvailable, updateWineData } from '../../wines'
import { lastImported } from './lastImported'
import type { ImportRecord } from '../reads/findImport'
import type { ReadRow } from '../spreadsheet/readRow'
import { refuseRow } from './refuseRow'
import { changedOutlook } from './rowOutlook'
import { wineChanges } from './wineChanges'

export interface UpdatingRow {
  record: ImportRecord
  actor: Actor
  columns: ReadonlySet<string>
  row: number
  productId: string
  /** What the row moves, as it was at the check. */
  shown: readonly ValueMove[]
  read: ReadRow
}

/**
 * Changes one wine as its row says, read again under its lock. A row that cannot be stored any
 * more (the wine is gone, its stock, a price or its data changed) keeps the reason and changes nothing.
 */
export async function updateFromRow(transaction: Knex, input: UpdatingRow): Promise<void> {
  const { record, row } = input
  try {
    // A savepoint: what was half written before the refusal goes, the transaction stays.
    await transaction.transaction((savepoint) => apply(savepoint, input))
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await refuseRow(transaction, record.id, row, error.errors ?? { wine_name: error.message })
    return
  }
  await transaction('wine_import_row')
    .where({ import_id: record.id, row })
    .update({ done: true, stored_at: transaction.raw('clock_timestamp()') })
  await transaction('wine_import').where({ id: record.id }).increment('imported', 1)
}

async function apply(transaction: Knex, input: UpdatingRow): Promise<void> {
  const { record, actor, productId, read } = input
  const wine = await lockWine(transaction, productId, record.seller_id)
  const imported = await lastImported(transaction, [productId])
  // a row that moved no bottles at the check moves none now; of one that did, they are what an import wrote since, or as then
  const [seen] = input.shown.filter(({ field }) => field === 'quantity')
  const known = seen ? (imported.get(productId) ?? seen.before ?? 0) : read.stock
  const changes = wineChanges(wine, read, input.columns, known)
  if (!changes.ok) throw AppError.invalid('O estoque mudou.', changes.reason)
  if (!changes.payload) return
  const unseen = unseenPriceMoves(changedOutlook(wine, changes.payload).moves, input.shown)
  if (unseen.length > 0) throw AppError.invalid('O preço mudou.', priceProblems(unseen))
  const { data, prices, stock } = changes.payload
  if (data) {
    await refuseEditedSince(transaction, record.id, wine.id)
    await updateWineData(transaction, { wine, changes: data, actor })
  }
  const [variant] = wine.variants
  if (prices && variant) {
    await replacePrices(transaction, { wine, variantId: variant.id, prices, actor })
  }
  if (stock !== undefined) await storeAvailable(transaction, { wine, available: stock, actor })
}

/** What somebody wrote into the wine after the check was shown to nobody, and would be overwritten. */
async function refuseEditedSince(
  transaction: Knex,
  importId: string,
  productId: string,
): Promise<void> {
  const edits = await runStatement(
    transaction,
    `select 1 from audit_entry e join wine_import i on i.id = $1
      where e.resource = 'product' and e.resource_id = $2 and e.action = 'wine.data' and e.at > i.created_at limit 1`,
    [importId, productId],
  )
  if (edits.length === 0) return
  throw AppError.invalid('A ficha mudou.', {
    wine_name: 'A ficha mudou depois da conferência. Envie o arquivo de novo.',
  })
}

const priceProblems = (moves: readonly ValueMove[]): Record<string, string> =>
  Object.fromEntries(
    moves.map(({ field, before }) => [
      `price_${field}`,
      `O preço mudou depois da conferência: agora ${before ? formatBRL(before) : 'nenhum'}. Envie o arquivo de novo.`,
    ]),
  )
