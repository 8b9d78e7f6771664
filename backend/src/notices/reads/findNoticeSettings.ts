import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  allowedModes,
  NOTICE_KINDS,
  noticeMode,
  type NoticeModes,
} from '#domain/notices/noticeKinds'
import type { NoticeSettings } from '#domain/notices/noticeWire'
import { runStatement } from '../../engine/database/runStatement'
import type { NoticeReader } from './listNotices'

interface Row {
  modes: NoticeModes | null
  summary_hour: number | null
  is_main: boolean
}

/** What a person has chosen, and whether they are their company's main contact, who is mailed where nothing is chosen. */
export async function findNoticeChoices(
  knex: Knex,
  { sellerId, memberId }: NoticeReader,
): Promise<{ modes: NoticeModes; summaryHour: number; isMain: boolean }> {
  const [row] = await runStatement<Row>(
    knex,
    `select p.modes, p.summary_hour,
            (select id from seller_member where seller_id = $2 and deleted_at is null
              order by role = 'owner' desc, created_at limit 1) = $1 as is_main
       from (select) as one left join notice_person p on p.member_id = $1`,
    [memberId, sellerId],
  )
  return {
    modes: row?.modes ?? {},
    summaryHour: row?.summary_hour ?? 8,
    isMain: row?.is_main ?? false,
  }
}

/** GET /vendor/notices/settings. */
export async function findNoticeSettings(
  knex: Knex,
  reader: NoticeReader,
): Promise<NoticeSettings> {
  const { modes, summaryHour, isMain } = await findNoticeChoices(knex, reader)
  return {
    kinds: NOTICE_KINDS.map((kind) => ({
      kind,
      mode: noticeMode(modes, kind, isMain),
      allowed: [...allowedModes(kind, isMain)],
    })),
    summary_hour: summaryHour,
  }
}
