import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Deletes what is kept of people's notices when they leave: what they have read, their choices and open mails. */
export async function forgetNotices(
  transaction: Knex,
  memberIds: readonly string[],
): Promise<void> {
  for (const table of ['notice_unread', 'notice_mail', 'notice_person'])
    await transaction(table).whereIn('member_id', memberIds).delete()
}
