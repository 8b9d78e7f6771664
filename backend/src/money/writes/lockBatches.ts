import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'

/** Until the transaction ends no batch is made: batches, and what decides about their contents, go one after the other. */
export async function lockBatches(transaction: Knex): Promise<void> {
  await runStatement(transaction, `select pg_advisory_xact_lock(hashtext('winex.payout_batch'))`)
}
