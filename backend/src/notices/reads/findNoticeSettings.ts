import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import {
  allowedModes,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeMode,
} from '#domain/notices/noticeKinds'
import type { NoticeSettings } from '#domain/notices/noticeWire'
import { runStatement } from '../../engine/database/runStatement'
import type { NoticeReader } from './listNotices'

interface Row {
  modes: Record<NoticeKind, NoticeMode>
  summary_hour: number | null
  is_main: boolean
}

/** GET /vendor/notices/settings: the main contact of a company is mailed where nothing is chosen. */
export async function findNoticeSettings(
  knex: Knex,
  { sellerId, memberId }: NoticeReader,
): Promise<NoticeSettings> {
  const [row] = await runStatement<Row>(knex, STATEMENT, [memberId, sellerId, NOTICE_KINDS])
  if (!row) throw new Error('a statement without from gives a row')
  return {
    kinds: NOTICE_KINDS.map((kind) => ({
      kind,
      mode: row.modes[kind],
      allowed: [...allowedModes(kind, row.is_main)],
    })),
    summary_hour: row.summary_hour ?? 8,
  }
}

const STATEMENT = /* sql */ `
select is_main, p.summary_hour,
       (select jsonb_object_agg(kind, notice_mode(p.modes, kind, is_main)) from unnest($3::text[]) kind) as modes
  from (select coalesce((select id from seller_member where seller_id = $2 and deleted_at is null
           order by role = 'owner' desc, created_at limit 1) = $1, false) as is_main) one
  left join notice_person p on p.member_id = $1`
