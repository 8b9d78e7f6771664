import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Writes the seller's answer to an order, where no buyer can write. `actorId` as in the audit trail. */
export async function writeApproval(
  transaction: Knex,
  orderId: string,
  approval: 'accepted' | 'rejected',
  actorId: string | null,
): Promise<void> {
  await transaction('order_approval')
    .insert({
      order_id: orderId,
      seller_status: approval,
      actor_id: actorId,
      decided_at: transaction.fn.now(),
    })
    .onConflict('order_id')
    .merge(['seller_status', 'actor_id', 'decided_at'])
  await transaction('order').where({ id: orderId }).update({ updated_at: transaction.fn.now() })
}
