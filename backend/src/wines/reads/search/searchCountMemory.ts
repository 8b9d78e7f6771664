import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../../engine/database/runStatement'

/** A count that took long, to be kept with the snapshot it was taken in. */
export interface TakenCount {
  /** Folded. */
  text: string
  statuses: string[] | null
  count: number
  /** All that match, when they are few. */
  ids: string[] | null
  snapshot: string
}

const most = 300
const waiting: TakenCount[] = []

/** Remembers a count until storeTakenCounts; beyond some hundred it is forgotten, and counted again when needed. */
export function rememberCount(taken: TakenCount): void {
  if (waiting.length < most) waiting.push(taken)
}

/** Stores what was remembered, apart from the requests that counted. */
export async function storeTakenCounts(knex: Knex): Promise<void> {
  for (const { text, statuses, count, ids, snapshot } of waiting.splice(0)) {
    await runStatement(
      knex,
      `insert into read_model.search_count (pattern, statuses, n, ids, snapshot)
       values ($1, read_model.statuses_key($2::text[]), $3, $4::text[], $5::pg_snapshot)
       on conflict (pattern, statuses) do update
         set n = excluded.n, ids = excluded.ids, snapshot = excluded.snapshot, kept_at = now()`,
      [text, statuses, count, ids, snapshot],
    )
  }
}
