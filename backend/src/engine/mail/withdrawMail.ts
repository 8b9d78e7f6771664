import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Takes back the mail with this key, which is held (`holdSeconds`) and tells of what did not happen in the end. */
export async function withdrawMail(transaction: Knex, idempotencyKey: string): Promise<void> {
  await transaction('mail_outbox')
    .where({ idempotency_key: idempotencyKey, sent_at: null })
    .update({ discarded_at: transaction.fn.now() })
}
