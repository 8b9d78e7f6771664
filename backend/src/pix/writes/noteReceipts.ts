import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** Puts payments into the line of what the bank is to be asked about; only a hint, each once. */
export async function noteReceipts(knex: Knex, endToEndIds: readonly string[]): Promise<void> {
  await runStatement(
    knex,
    `insert into pix_notice (end_to_end_id) select distinct unnest($1::text[]) on conflict do nothing`,
    [endToEndIds],
  )
}
