import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Writes the seller's answer; a rejection cancels the order in the same statement, so both hold or none (R30). */
export async function writeApproval(
  transaction: Knex,
  orderId: string,
  approval: 'accepted' | 'rejected',
): Promise<void> {
  const canceled = approval === 'rejected' ? `, status = 'canceled', canceled_at = now()` : ''
  await transaction.raw(
    `update "order" set metadata = coalesce(metadata, '{}') || jsonb_build_object('seller_status', ?::text),
            updated_at = now() ${canceled} where id = ?`,
    [approval, orderId],
  )
}
