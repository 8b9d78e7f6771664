import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { WineImport, WineImportRow } from '#domain/imports/wineImportWire'
import { AppError } from '../../engine/errors/AppError'
import { runStatement } from '../../engine/database/runStatement'
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

type Counts = Record<WineImportRow['action'], number>
type Outlook = Pick<WineImport, 'far' | 'bare'>

/** Rows of an import with one action, and how many of them move far or lack something. */
interface RowCount {
  import_id: string
  action: WineImportRow['action']
  rows: number
  far: number
  picture: number
  description: number
  live_picture: number
  live_description: number
}

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
    .whereNull('deleted_at')
    .orderBy('created_at', 'desc')
    .limit(20)) as ImportRecord[]
  const rows = await runStatement<RowCount>(
    knex,
    `select import_id, action, count(*)::int as rows, (count(*) filter (where moves_far))::int as far,
            (count(*) filter (where lacks_picture and is_live))::int as live_picture,
            (count(*) filter (where lacks_description and is_live))::int as live_description,
            (count(*) filter (where lacks_picture))::int as picture,
            (count(*) filter (where lacks_description))::int as description
       from wine_import_row where import_id = any($1) group by import_id, action`,
    [records.map(({ id }) => id)],
  )
  return records.map((record) => {
    const own = rows.filter(({ import_id }) => import_id === record.id)
    const of = (action: WineImportRow['action']) => own.find((row) => row.action === action)
    const [fresh, changed] = [of('create'), of('update')]
    return present(
      record,
      {
        create: fresh?.rows ?? 0,
        update: changed?.rows ?? 0,
        unchanged: of('unchanged')?.rows ?? 0,
        invalid: of('invalid')?.rows ?? 0,
      },
      {
        far: changed?.far ?? 0,
        bare: {
          new_picture: fresh?.picture ?? 0,
          new_description: fresh?.description ?? 0,
          live_picture: changed?.live_picture ?? 0,
          live_description: changed?.live_description ?? 0,
        },
      },
    )
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

function present(record: ImportRecord, counts: Counts, outlook: Outlook): WineImport {
  return {
    id: record.id,
    filename: record.filename,
    status: record.status,
    total: counts.create + counts.update + counts.unchanged + counts.invalid,
    ...counts,
    ...outlook,
    imported: record.imported,
    failed: record.failed,
    unknown_columns: record.unknown_columns,
    created_at: record.created_at.toISOString(),
    finished_at: record.finished_at?.toISOString() ?? null,
  }
}
