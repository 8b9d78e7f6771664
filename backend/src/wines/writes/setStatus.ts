import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { ProductStatus } from '#domain/wines/productStatus'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { settleNotices } from '../../notices'
import type { LockedWine } from './lockWine'
import { touchedNow } from './touchedNow'

/**
 * Writes a wine's new status with its history and its audit entry. Whether it may be is the caller's rule.
 *
 * @returns the id of the step, as the history has it
 */
export async function setStatus(
  transaction: Knex,
  {
    wine,
    status,
    actor,
    reason,
  }: {
    wine: LockedWine
    status: ProductStatus
    actor: Actor
    /** Why, when it was not asked for in so many words. */
    reason?: string
  },
): Promise<string> {
  const id = generateEntityId(undefined, 'prev')
  await transaction('product')
    .where({ id: wine.id })
    .update({ status, updated_at: touchedNow(transaction) })
  await transaction('product_review').insert({
    id,
    product_id: wine.id,
    seller_id: wine.sellerId,
    from_status: wine.status,
    to_status: status,
    reason: reason ?? null,
    actor_type: actor.type,
    actor_id: actor.id,
  })
  // the producer has done something about what staff said of it
  if (actor.type === 'seller')
    await settleNotices(transaction, { kinds: ['wine_decided'], subjectId: wine.id })
  await recordAudit(transaction, {
    actor,
    action: 'wine.status',
    resource: 'product',
    resourceId: wine.id,
    sellerId: wine.sellerId,
    before: { status: wine.status },
    after: { status, ...(reason ? { reason } : {}) },
  })
  return id
}
