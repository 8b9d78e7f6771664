import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Deletes the views of a person who leaves; what they kept for all stays, and is nobody's. */
export async function forgetViews(transaction: Knex, personId: string): Promise<void> {
  await transaction('saved_view').where({ owner_id: personId, is_shared: false }).delete()
  await transaction('saved_view').where({ owner_id: personId }).update({ owner_id: null })
}
