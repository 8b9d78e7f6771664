import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { foldSearch } from '#domain/text/search'
import { canWrite } from '#domain/sellers/seller'
import type { ValueMove } from '#domain/wines/valueMoveWire'
import { runStatement } from '../../engine/database/runStatement'
import type { Actor } from '../../engine/actor/actor'
import { takeTurns } from '../../engine/workers/takeTurns'
import { findWineHome, insertWines, type NewWine } from '../../wines'
import { cellarKeys, wineOfKey } from './cellarKeys'
import { importColumns, rowOf } from '../spreadsheet/importColumns'
import type { ImportRecord } from '../reads/findImport'
import { readRow, type ReadRow } from '../spreadsheet/readRow'
import { refuseRow } from './refuseRow'
import { writeNotice } from '../../notices'
import { updateFromRow } from './updateFromRow'

/** Wines stored in one transaction. */
const batchRows = 100

interface OpenRow {
  row: number
  cells: string[]
  action: 'create' | 'update'
  product_id: string | null
  moves: ValueMove[]
}

/**
 * Stores the next rows of an import in one transaction, wines and bookkeeping together, so that a killed engine
 * leaves whole batches and nothing else, and goes on where it stopped. Imports of one seller take turns.
 *
 * @returns false when there is nothing left to do
 */
export async function storeNextRows(
  container: MedusaContainer,
  importId: string,
): Promise<boolean> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  return knex.transaction(async (transaction) => {
    const started = (await transaction('wine_import')
      .where({ id: importId, status: 'importing' })
      .first('seller_id')) as { seller_id: string } | undefined
    if (!started) return false
    await runStatement(transaction, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `wine-import:${started.seller_id}`,
    ])
    // Held before any wine, as an erasure does: it has deleted the import, or waits and withdraws these wines, too.
    const seller = (await transaction('seller')
      .where({ id: started.seller_id })
      .forShare()
      .first('store_status')) as { store_status: string } | undefined
    // Read under the locks: another engine may have ended it, or stored a batch, while this one waited.
    const record = (await transaction('wine_import')
      .where({ id: importId, status: 'importing' })
      .first()) as ImportRecord | undefined
    if (!record?.actor) return false
    if (!canWrite(seller?.store_status)) {
      // Who may only read keeps the file and may start again later (R14).
      await transaction('wine_import')
        .where({ id: importId })
        .update({ status: 'checked', actor: null })
      return false
    }
    const rows = await openRows(transaction, importId)
    if (rows.length === 0) {
      await transaction('wine_import')
        .where({ id: importId })
        // the audit trail says who started it
        .update({ status: 'done', actor: null, finished_at: transaction.fn.now() })
      await writeNotice(transaction, {
        sellerId: record.seller_id,
        kind: 'import_done',
        sourceId: importId,
        subjectId: importId,
        data: { filename: record.filename, imported: record.imported },
      })
      return false
    }
    // 'Hoje' tells of imports that do not move
    await transaction('wine_import')
      .where({ id: importId })
      .update({ updated_at: transaction.fn.now() })
    await storeRows(container, transaction, record, record.actor, rows)
    return true
  })
}

/** The next rows of one kind: new wines in numbers, wines to change one by one, as each locks its own rows. */
async function openRows(transaction: Knex, importId: string): Promise<OpenRow[]> {
  const rows = (await transaction('wine_import_row')
    .where({ import_id: importId, done: false })
    .whereIn('action', ['create', 'update'])
    .orderBy('row')
    .limit(batchRows)
    .select('row', 'cells', 'action', 'product_id', 'moves')) as OpenRow[]
  const news = rows.filter((row) => row.action === 'create')
  return news.length > 0 ? news : rows.slice(0, 1)
}

async function storeRows(
  container: MedusaContainer,
  transaction: Knex,
  record: ImportRecord,
  actor: Actor,
  rows: readonly OpenRow[],
): Promise<void> {
  const columns = importColumns(record.heads)
  const names = new Set(columns.names.filter((name) => name !== null))
  const letOthers = takeTurns()
  const read: { row: OpenRow; read: ReadRow }[] = []
  for (const row of rows) {
    await letOthers()
    const parsed = readRow(rowOf(columns.names, row.cells))
    if (parsed.ok) read.push({ row, read: parsed.payload })
    // An update of winex can tighten a rule between check and storing. A row left open would be read for ever.
    else await refuseRow(transaction, record.id, row.row, parsed.reason)
  }
  const [first] = read
  if (!first) return
  if (first.row.action === 'update') {
    await updateFromRow(transaction, {
      record,
      actor,
      columns: names,
      row: first.row.row,
      productId: first.row.product_id ?? '',
      shown: first.row.moves,
      read: first.read,
    })
    return
  }
  const home = await findWineHome(container, record.seller_id)
  const known = await cellarKeys(
    transaction,
    record.seller_id,
    read.map((one) => foldSearch(one.read.request.title)),
  )
  const isNew = (key: string): boolean => {
    const match = wineOfKey(known, key, names)
    return match.ok && match.payload === null
  }
  const fresh = read.filter((one) => isNew(one.read.key))
  const taken = read.filter((one) => !fresh.includes(one))
  const ids = await insertWines(
    transaction,
    home,
    fresh.map((one) => newWine(one.read)),
  )
  await auditNew(transaction, record, actor, fresh, ids)
  await runStatement(
    transaction,
    `update wine_import_row r set done = true, stored_at = clock_timestamp(), product_id = n.product_id
       from unnest($1::int[], $2::text[]) as n (row, product_id)
      where r.import_id = $3 and r.row = n.row`,
    [fresh.map((one) => one.row.row), ids, record.id],
  )
  for (const { row } of taken) {
    await refuseRow(transaction, record.id, row.row, {
      wine_name:
        'Este vinho foi cadastrado nesse meio-tempo. Envie o arquivo de novo para atualizá-lo.',
    })
  }
  await transaction('wine_import').where({ id: record.id }).increment('imported', fresh.length)
}

const newWine = ({ request, volume, prices, stock }: ReadRow): NewWine => ({
  title: request.title,
  description: request.description,
  metadata: request.metadata,
  origin_country: request.origin_country,
  hs_code: request.hs_code,
  weight: request.weight,
  volume,
  prices,
  stock,
})

async function auditNew(
  transaction: Knex,
  record: ImportRecord,
  actor: Actor,
  rows: readonly { read: ReadRow }[],
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await transaction('audit_entry').insert(
    ids.map((id, at) => ({
      id: generateEntityId(undefined, 'aud'),
      at: transaction.raw('clock_timestamp()'),
      actor_type: actor.type,
      actor_id: actor.id,
      actor_email: actor.email,
      action: 'wine.import',
      resource: 'product',
      resource_id: id,
      seller_id: record.seller_id,
      after: JSON.stringify({
        import_id: record.id,
        status: 'proposed',
        prices: rows[at]?.read.prices,
        stocked_quantity: rows[at]?.read.stock,
      }),
      ip_address: actor.origin.ipAddress,
    })),
  )
}
