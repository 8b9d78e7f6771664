import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_KEPT_MONTHS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'

/**
 * Deletes applications that were not approved within the months that the privacy policy promises, and the mails to applicant and
 * staff that tell of their arrival (LGPD, arts. 15 and 16). Who has come in all the same, by an invitation or not, was selected.
 * The audit trail stays.
 */
export async function forgetApplications(knex: Knex): Promise<void> {
  const mails = await knex.transaction(async (transaction) => {
    const gone = await runStatement<{ id: string; email: string }>(
      transaction,
      `delete from suppliers a where status <> 'approved' and created_at < now() - make_interval(months => $1)
         and not exists (select from seller_invitation i where i.id = a.invitation_id and i.accepted_at is not null)
         and not exists (select from seller_member m
                          where m.email = lower(a.responsible_email) and m.deleted_at is null)
       returning id, lower(responsible_email) as email`,
      [APPLICATION_KEPT_MONTHS],
    )
    if (gone.length === 0) return []
    const received = await runStatement<{ id: string }>(
      transaction,
      `delete from mail_outbox
        where created_at < now() - make_interval(months => $1)
          and template = 'application-received' and lower("to") = any($2)
       returning id`,
      [APPLICATION_KEPT_MONTHS, gone.map(({ email }) => email)],
    )
    return [...received.map(({ id }) => id), ...(await forgetArrivals(transaction, gone))]
  })
  await removeMailFiles(mails)
}

/**
 * Deletes the applications that came from these addresses, and the mails to staff that tell of their arrival.
 *
 * @param emails as `normalizeEmail` writes them
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetApplicationsFrom(
  transaction: Knex,
  emails: readonly string[],
): Promise<string[]> {
  const gone = await runStatement<{ id: string }>(
    transaction,
    `delete from suppliers where lower(responsible_email) = any($1) returning id`,
    [emails],
  )
  return forgetArrivals(transaction, gone)
}

/** They hold the applicant's brand and city. */
async function forgetArrivals(
  transaction: Knex,
  applications: readonly { id: string }[],
): Promise<string[]> {
  const mails = await runStatement<{ id: string }>(
    transaction,
    `delete from mail_outbox
      where template = 'application-arrived' and split_part(idempotency_key, ':', 2) = any($1)
     returning id`,
    [applications.map(({ id }) => id)],
  )
  return mails.map(({ id }) => id)
}
