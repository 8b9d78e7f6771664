import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { Actor } from '../../engine/actor/actor'
import { recordChanges } from '../../engine/audit/recordChanges'
import { lockPause, pauseFields } from './lockPause'

/** Ends the pause that runs, or takes back the one that is to come: from now on the cellar sells. Without one nothing changes. */
export async function endPause(
  knex: Knex,
  { sellerId, actor }: { sellerId: string; actor: Actor },
): Promise<void> {
  await knex.transaction(async (transaction) => {
    const stored = await lockPause(transaction, sellerId)
    if (!stored) return
    await transaction('seller_pause').where({ seller_id: sellerId }).delete()
    await recordChanges(transaction, {
      actor,
      action: 'seller.pause_end',
      resource: 'seller',
      resourceId: sellerId,
      sellerId,
      before: pauseFields(stored),
      after: pauseFields(null),
    })
  })
}
