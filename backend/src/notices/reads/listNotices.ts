import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { UNREAD_NOTICES_MAX } from '#domain/limits'
import type { Notice, NoticeListQuery, NoticeListResponse } from '#domain/notices/noticeWire'
import { runStatement } from '../../engine/database/runStatement'

/** Whose notices, and who reads them; both from the verified session. */
export interface NoticeReader {
  sellerId: string
  memberId: string
}

interface Row extends Omit<Notice, 'created_at'> {
  created_at: Date
}

// What a person has switched off stays out of their list; each page continues behind the last row of the one before.
const PAGE = `
  select n.id::text as id, n.kind, n.subject_id, n.data, n.created_at,
         not exists (select from notice_unread u where u.member_id = $2 and u.notice_id = n.id) as is_read
    from notice n
   where n.seller_id = $1 and ($3::bigint is null or n.id < $3)
     and notice_mode((select modes from notice_person where member_id = $2), n.kind, false) <> 'none'
   order by n.id desc limit $4`

/** GET /vendor/notices: the newest first. */
export async function listNotices(
  knex: Knex,
  { sellerId, memberId }: NoticeReader,
  { before, limit }: NoticeListQuery,
): Promise<NoticeListResponse> {
  const rows = await runStatement<Row>(knex, PAGE, [sellerId, memberId, before ?? null, limit + 1])
  const page = rows.slice(0, limit)
  return {
    notices: page.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
    unread: await countUnread(knex, memberId),
  }
}

/** Exact below UNREAD_NOTICES_MAX, where counting ends. */
export async function countUnread(knex: Knex, memberId: string): Promise<number> {
  const [counted] = await runStatement<{ n: number }>(knex, {
    text: `select count(*)::int as n from (select from notice_unread where member_id = $1 limit ${UNREAD_NOTICES_MAX}) as counted`,
    values: [memberId],
    prepared: true,
  })
  return counted?.n ?? 0
}
