import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { NewNotice } from './writeNotice'

/** Takes back a notice, and the mails of it that are not queued yet: what it tells did not happen in the end. */
export async function withdrawNotice(
  transaction: Knex,
  { sellerId, kind, sourceId }: Pick<NewNotice, 'sellerId' | 'kind' | 'sourceId'>,
): Promise<void> {
  await transaction('notice').where({ seller_id: sellerId, kind, source_id: sourceId }).delete()
}
