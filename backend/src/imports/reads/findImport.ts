import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { WineImport } from '#domain/imports/wineImportWire'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'

/** A row of wine_import. */
export interface ImportRecord {
  id: string
  seller_id: string
  filename: string
  status: WineImport['status']
  heads: string[]
  unknown_columns: string[]
  actor: Actor | null
  imported: number
  failed: number
  created_at: Date
  finished_at: Date | null
}

type Counts = Record<'create' | 'update' | 'unchanged' | 'invalid', number>

/**
 * Imports on the wire, the newest first.
 *
 * @param importId only this one
 */
export async function listImports(
  knex: Knex,
  sellerId: string,
  importId?: string,
): Promise<WineImport[]> {
  const records = (await knex('wine_import')
    .where({ seller_id: sellerId, ...(importId === undefined ? {} : { id: importId }) })
    .orderBy('created_at', 'desc')
    .limit(20)) as ImportRecord[]
  const counts = (await knex('wine_import_row')
    .whereIn(
      'import_id',
      records.map(({ id }) => id),
    )
    .groupBy('import_id', 'action')
    .select('import_id', 'action')
    .count({ n: '*' })) as unknown as { import_id: string; action: keyof Counts; n: string }[]
  return records.map((record) => {
    const own: Counts = { create: 0, update: 0, unchanged: 0, invalid: 0 }
    for (const row of counts) if (row.import_id === record.id) own[row.action] = Number(row.n)
    return present(record, own)
  })
}

/** @throws AppError not_found for a missing import and for another seller's (R42) */
export async function findImport(
  knex: Knex,
  sellerId: string,
  importId: string,
): Promise<WineImport> {
  const [found] = await listImports(knex, sellerId, importId)
  if (!found) throw AppError.notFound('Importação não encontrada')
  return found
}

function present(record: ImportRecord, counts: Counts): WineImport {
  return {
    id: record.id,
    filename: record.filename,
    status: record.status,
    total: counts.create + counts.update + counts.unchanged + counts.invalid,
    ...counts,
    imported: record.imported,
    failed: record.failed,
    unknown_columns: record.unknown_columns,
    created_at: record.created_at.toISOString(),
    finished_at: record.finished_at?.toISOString() ?? null,
  }
}
