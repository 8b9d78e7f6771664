import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { REVIEW_HOLD_SECONDS } from '#domain/limits'
import { summaryTime } from '#domain/notices/summaryTime'
import { saoPauloDate } from '#domain/values/dates'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { summaryMail, type MailedNotice } from '../mails/noticeMails'
import { queueMail } from '../../engine/mail/queueMail'

/** SQL, of a notice `n`: a decision about a wine may still be undone. */
const DECIDED = `(n.kind <> 'wine_decided' or n.created_at < clock_timestamp() - interval '${REVIEW_HOLD_SECONDS} seconds')`

/**
 * SQL, of a notice `n` that waits as `q`, with the present moment in $3: it still tells its person something. What was read,
 * or whose work is done, does not, nor does a deadline that has passed.
 */
const NEW = `(exists (select from notice_unread u where u.member_id = q.member_id and u.notice_id = q.notice_id)
         and (n.kind <> 'deadline_near' or (n.data ->> 'deadline')::timestamptz > $3))`

/** Notices that one summary spells out; the rest is counted. */
const LINES = 50

interface Waiting {
  member_id: string
  summary_hour: number
  /** Day of the last summary, YYYY-MM-DD. */
  summarized_on: string | null
  oldest: Date
}

interface Person {
  summary_hour: number
  seller_id: string
  name: string
  email: string
}

/**
 * Queues the daily summaries that are due: for each person one per day, of what was written before the hour that they
 * have chosen and is still new to them. Safe with several engines; what a kill leaves is done by the next run.
 */
export async function mailSummaries(container: MedusaContainer, now: Date): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const waiting = await runStatement<Waiting>(
    knex,
    `select p.member_id, p.summary_hour, p.summarized_on::text as summarized_on, q.oldest
       from notice_person p join (
         select member_id, min(n.created_at) as oldest from notice_mail join notice n on n.id = notice_id
          where mode = 'daily' group by member_id) q on q.member_id = p.member_id`,
  )
  for (const person of waiting) {
    // Only what may be due is worth a lock, and mailSummary decides under it: notices wait nearly all day.
    if (isDue(person, now))
      await knex.transaction((transaction) =>
        mailSummary(container, transaction, person.member_id, now),
      )
  }
}

function isDue({ summary_hour, summarized_on, oldest }: Waiting, now: Date): boolean {
  const due = summaryTime(now, summary_hour)
  return oldest < due && (summarized_on ?? '') < (saoPauloDate(due) ?? '')
}

async function mailSummary(
  container: MedusaContainer,
  transaction: Knex,
  memberId: string,
  now: Date,
): Promise<void> {
  const [person] = await runStatement<Person>(
    transaction,
    `select p.summary_hour, m.seller_id, m.name, m.email
       from notice_person p join seller_member m on m.id = p.member_id and m.deleted_at is null
      where p.member_id = $1 for update of p skip locked`,
    [memberId],
  )
  if (!person) return
  const due = summaryTime(now, person.summary_hour)
  const day = saoPauloDate(due) ?? ''
  // Also refuses a second summary of the day after another engine's first one.
  const marked = await runStatement(
    transaction,
    `update notice_person set summarized_on = $2::date
      where member_id = $1 and (summarized_on is null or summarized_on < $2::date)
        and exists (select from notice_mail q join notice n on n.id = q.notice_id
                     where q.member_id = $1 and q.mode = 'daily' and n.created_at < $3 and ${DECIDED})
      returning member_id`,
    [memberId, day, due],
  )
  if (marked.length === 0) return
  const notices = await runStatement<MailedNotice>(
    transaction,
    `with taken as (
       delete from notice_mail q using notice n
        where q.member_id = $1 and q.mode = 'daily' and n.id = q.notice_id and n.created_at < $2 and ${DECIDED}
        returning n.id, n.kind, n.subject_id, n.data, ${NEW} as is_new)
     select id::text as id, kind, subject_id, data from taken where is_new order by taken.id desc`,
    [memberId, due, now],
  )
  if (notices.length === 0) return
  await queueMail(
    container,
    transaction,
    summaryMail(
      {
        memberId,
        sellerId: person.seller_id,
        name: person.name,
        to: person.email,
        publicUrl: env.WINEX_PUBLIC_URL.replace(/\/$/, ''),
      },
      { day, notices: notices.slice(0, LINES), count: notices.length },
    ),
  )
}
