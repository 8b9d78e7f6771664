import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { pauseAhead, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import { runStatement } from '../../engine/database/runStatement'
import { pauseOf } from '../../shop'

/**
 * The pause that runs or is to come, which nobody else changes until the transaction ends. The seller's row is locked, as a
 * first pause has none of its own; a checkout under way, which holds its key, is not waited for.
 */
export async function lockPause(transaction: Knex, sellerId: string): Promise<Pause | null> {
  await transaction('seller').where({ id: sellerId }).forNoKeyUpdate().first('id')
  const [row] = await runStatement<{ pause: Pause | null }>(
    transaction,
    `select ${pauseOf('$1')} as pause`,
    [sellerId],
  )
  return pauseAhead(row?.pause, saoPauloDate(new Date()) ?? '')
}

/** A pause as the audit trail keeps it. */
export const pauseFields = (pause: Pause | null): Record<string, string | null> => ({
  pause_from: pause?.from ?? null,
  pause_to: pause?.to ?? null,
})
