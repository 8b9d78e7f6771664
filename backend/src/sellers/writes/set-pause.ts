import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { hasErrors } from '#domain/result'
import { pauseErrors, type Pause } from '#domain/sellers/pause'
import { saoPauloDate } from '#domain/values/dates'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { AppError } from '../../engine/errors/AppError'
import { lockPause, pauseFields } from './lockPause'

/**
 * Sets a seller's pause, or changes the one that runs or is to come. Of the wines, the stock and the open orders nothing
 * changes: whether they can be bought is asked of the day (#domain/sellers/pause).
 *
 * @throws AppError invalid_data with a message per day that cannot be one
 */
export async function setPause(
  knex: Knex,
  { sellerId, pause, actor }: { sellerId: string; pause: Pause; actor: Actor },
): Promise<void> {
  await knex.transaction(async (transaction) => {
    const stored = await lockPause(transaction, sellerId)
    const errors = pauseErrors(pause, { stored, today: saoPauloDate(new Date()) ?? '' })
    if (hasErrors(errors)) throw AppError.invalid(Object.values(errors).join('; '), errors)
    await transaction('seller_pause')
      .insert({
        seller_id: sellerId,
        from_day: pause.from,
        to_day: pause.to,
        updated_at: transaction.fn.now(),
      })
      .onConflict('seller_id')
      .merge()
    await recordChanges(transaction, {
      actor,
      action: 'seller.pause',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
      before: pauseFields(stored),
      after: pauseFields(pause),
    })
  })
}
