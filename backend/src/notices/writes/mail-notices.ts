import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { REVIEW_HOLD_SECONDS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'
import { env } from '../../env'
import { noticeMail, type MailedNotice } from '../mails/noticeMails'
import { queueMail } from '../../engine/mail/queueMail'

interface Row extends MailedNotice {
  member_id: string
  seller_id: string
  name: string
  /** Null for somebody who has left the team meanwhile. */
  email: string | null
}

// The row goes with the mail that it asks for, in one transaction; of several engines each takes other rows. The row is
// chosen in a CTE, which runs once: as a condition of the delete the planner may run it per row, and every run passes
// over what the statement has deleted already and finds the next. A decision about a wine may still be undone.
const TAKE_ONE = `
  with next as materialized (
    select q.member_id, q.notice_id from notice_mail q join notice n on n.id = q.notice_id
     where q.mode = 'mail'
       and (n.kind <> 'wine_decided' or n.created_at < clock_timestamp() - interval '${REVIEW_HOLD_SECONDS} seconds')
     order by q.notice_id, q.member_id limit 1 for update of q skip locked),
  taken as (
    delete from notice_mail q using next where q.member_id = next.member_id and q.notice_id = next.notice_id
    returning q.member_id, q.notice_id)
  select n.id::text as id, n.kind, n.subject_id, n.data, n.seller_id, m.id as member_id, m.name, m.email
    from taken t join notice n on n.id = t.notice_id
    left join seller_member m on m.id = t.member_id and m.deleted_at is null`

/** Queues the mails of notices that people want at once, until none is left. Several engines may do so at once. */
export async function mailNotices(container: MedusaContainer): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const mailOne = (): Promise<boolean> =>
    knex.transaction(async (transaction) => {
      const [row] = await runStatement<Row>(transaction, TAKE_ONE)
      if (!row) return false
      if (row.email === null) return true
      await queueMail(
        container,
        transaction,
        noticeMail(
          {
            memberId: row.member_id,
            sellerId: row.seller_id,
            name: row.name,
            to: row.email,
            publicUrl: env.WINEX_PUBLIC_URL.replace(/\/$/, ''),
          },
          row,
        ),
      )
      return true
    })
  while (await mailOne());
}
