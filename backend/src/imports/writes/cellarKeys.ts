import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  keyParts,
  matchWineKey,
  oneOfEqual,
  wineKey,
  type EqualWine,
} from '#domain/imports/wineKey'
import type { Result } from '#domain/result'
import { runStatement } from '../../engine/database/runStatement'
import { takeTurns } from '../../engine/workers/takeTurns'

/** The seller's wines by handle and by key. */
export interface CellarKeys {
  byHandle: Map<string, string>
  /** Several can have one key. */
  byKey: Map<string, EqualWine[]>
  /** Keys of the wines of one name. */
  byName: Map<unknown, string[]>
}

interface Row extends EqualWine {
  handle: string
  title: string
  vintage: string | null
  producer: string | null
  volume: string | null
}

/**
 * All wines of a seller by what a row names them with.
 *
 * @param titles folded titles; when given, only wines with one of them
 */
export async function cellarKeys(
  knex: Knex,
  sellerId: string,
  titles?: readonly string[],
): Promise<CellarKeys> {
  const rows = await runStatement<Row>(
    knex,
    `select p.id, p.status, p.handle, p.title, p.metadata -> 'enology' ->> 'vintage' as vintage,
            p.metadata -> 'storytelling' ->> 'producer' as producer,
            (select v.title from product_variant v where v.product_id = p.id and v.deleted_at is null
              order by v.variant_rank, v.id limit 1) as volume
       from read_model.product r join product p on p.id = r.id and p.deleted_at is null
      where r.seller_id = $1 ${titles ? 'and r.title_folded = any($2)' : ''}`,
    titles ? [sellerId, [...titles]] : [sellerId],
  )
  const byHandle = new Map<string, string>()
  const byKey = new Map<string, EqualWine[]>()
  const byName = new Map<unknown, string[]>()
  const letOthers = takeTurns()
  for (const row of rows) {
    await letOthers()
    byHandle.set(row.handle, row.id)
    const vintage = row.vintage === null ? null : Number(row.vintage)
    const key = wineKey({ ...row, vintage })
    if (!byKey.has(key)) addTo(byName, keyParts(key)[0], key)
    addTo(byKey, key, { id: row.id, status: row.status })
  }
  return { byHandle, byKey, byName }
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/**
 * The seller's wine that a row without a handle means.
 *
 * @param columns names of the columns that the file has
 * @returns its id, null for a new wine; the reason when it may be several
 */
export function wineOfKey(
  { byKey, byName }: CellarKeys,
  key: string,
  columns: ReadonlySet<string>,
): Result<string | null, string> {
  const match = matchWineKey(key, byName.get(keyParts(key)[0]) ?? [], columns)
  return match.ok && match.payload !== null ? oneOfEqual(byKey.get(match.payload) ?? []) : match
}
