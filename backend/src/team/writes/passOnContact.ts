import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/**
 * When the person whose address the company's mails go to has left, the main contact's takes its place (spec §3: the
 * owner, otherwise the first member), in the caller's transaction.
 */
export async function passOnContact(
  transaction: Knex,
  { sellerId, email }: { sellerId: string; email: string },
): Promise<void> {
  const contact = transaction('seller_member')
    .where({ seller_id: sellerId })
    .whereNull('deleted_at')
    .orderByRaw(`role = 'owner' desc, created_at`)
    .limit(1)
    .select('email')
  await transaction('seller')
    .where({ id: sellerId, email })
    .update({ email: contact, updated_at: transaction.fn.now() })
}
