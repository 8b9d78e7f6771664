import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { isMailStale } from '#domain/outbox/mail'
import type {
  FailedMail,
  FailedMailListQuery,
  FailedMailListResponse,
} from '#domain/outbox/mailWire'
import { runStatement } from '../../engine/database/runStatement'
import { bounded } from '../../engine/lists/boundedCount'
import { env } from '../../env'

/** Mails that failed and are neither sent nor discarded; an index holds just these. */
export const FAILED_MAILS =
  'm.sent_at is null and m.discarded_at is null and m.last_error is not null'

interface Row {
  id: string | null
  to: string
  template: string
  subject: string
  seller_id: string | null
  seller_name: string | null
  gave_up: boolean
  attempts: number
  last_error: string
  next_attempt_at: Date
  created_at: Date
  total: number
  total_gave_up: number
}

/** GET /admin/mails: what could not be delivered, without the mails' texts. Page, count and cards in one statement. */
export async function listFailedMails(
  knex: Knex,
  query: FailedMailListQuery,
): Promise<FailedMailListResponse> {
  const direction = query.order === 'created_at' ? 'asc' : 'desc'
  const order = (alias: string): string =>
    `${alias}.created_at ${direction}, ${alias}.id ${direction}`
  const rows = await runStatement<Row>(
    knex,
    `with figures as (select count(*)::int as total, count(m.gave_up_at)::int as total_gave_up
                        from mail_outbox m where ${FAILED_MAILS}),
          page as (select m.* from mail_outbox m where ${FAILED_MAILS} order by ${order('m')} limit $1 offset $2)
     select figures.*, p.id, p."to", p.template, p.subject, p.seller_id, s.name as seller_name,
            p.gave_up_at is not null as gave_up, p.attempts, p.last_error, p.next_attempt_at, p.created_at
       from figures left join page p on true left join seller s on s.id = p.seller_id
      order by ${order('p')}`,
    [query.limit, query.offset],
  )
  const { total = 0, total_gave_up: gaveUp = 0 } = rows[0] ?? {}
  return {
    mails: rows.flatMap(({ id, ...row }) => (id === null ? [] : [present({ ...row, id })])),
    count: bounded(total, query),
    limit: query.limit,
    offset: query.offset,
    summary: { gave_up: gaveUp, retrying: total - gaveUp },
  }
}

const present = (row: Row & { id: string }): FailedMail => ({
  id: row.id,
  to: row.to,
  subject: row.subject,
  seller: row.seller_id && row.seller_name ? { id: row.seller_id, name: row.seller_name } : null,
  status: row.gave_up ? 'gave_up' : 'retrying',
  attempts: row.attempts,
  last_error: row.last_error,
  next_attempt_at: row.gave_up ? null : row.next_attempt_at.toISOString(),
  can_retry: !isMailStale(row, Date.now(), env.WINEX_PIX_MINUTES),
  created_at: row.created_at.toISOString(),
})
