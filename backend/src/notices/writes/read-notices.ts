import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { NoticeReader } from '../reads/listNotices'

/** A person has read everything up to this notice; what is written meanwhile stays unread. */
export async function readNotices(
  knex: Knex,
  { memberId }: NoticeReader,
  until: string,
): Promise<void> {
  await runStatement(
    knex,
    'delete from notice_unread where member_id = $1 and notice_id <= $2::bigint',
    [memberId, until],
  )
}

/**
 * A person has read one notice.
 *
 * @throws AppError not_found for one that is not their seller's (R42)
 */
export async function readNotice(
  knex: Knex,
  { sellerId, memberId }: NoticeReader,
  id: string,
): Promise<void> {
  const [found] = /^[1-9]\d{0,17}$/.test(id)
    ? await runStatement(knex, 'select from notice where id = $1::bigint and seller_id = $2', [
        id,
        sellerId,
      ])
    : []
  if (!found) throw AppError.notFound()
  await runStatement(
    knex,
    'delete from notice_unread where member_id = $1 and notice_id = $2::bigint',
    [memberId, id],
  )
}
