import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { INVITATION_KEPT_DAYS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'

/** At most that many at a time; the job comes again. */
const atOnce = 500

/**
 * Deletes invitations to teams that nobody accepted, with their mails, some months after their end: name and address
 * of people who never came (LGPD, art. 15). Those of applications go with the application.
 */
export async function forgetInvitations(knex: Knex): Promise<void> {
  const mails = await runStatement<{ id: string }>(
    knex,
    `with gone as (
       delete from seller_invitation where id in (
         select id from seller_invitation
          where seller_id is not null and accepted_at is null
            and least(revoked_at, expires_at) < now() - make_interval(days => $1)
          order by expires_at limit $2 for update skip locked)
       returning id)
     delete from mail_outbox
      where template = 'team-invitation' and idempotency_key in (select id from gone) returning id`,
    [INVITATION_KEPT_DAYS, atOnce],
  )
  await removeMailFiles(mails.map(({ id }) => id))
}
