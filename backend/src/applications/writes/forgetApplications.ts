import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { APPLICATION_KEPT_MONTHS } from '#domain/limits'
import { runStatement } from '../../engine/database/runStatement'
import { removeMailFiles } from '../../engine/mail/removeMailFiles'

/** What a deleted application leaves to look for. */
interface Gone {
  id: string
  /** As `normalizeEmail` writes it. */
  email: string
  invitation_id: string | null
}

const GONE = 'returning id, lower(responsible_email) as email, invitation_id'

/**
 * Deletes applications that were not approved within the months that the privacy policy promises, with their mails and
 * invitations (LGPD, arts. 15 and 16). Who has come in all the same, by an invitation or not, was selected. The audit
 * trail stays.
 */
export async function forgetApplications(knex: Knex): Promise<void> {
  const mails = await knex.transaction(async (transaction) => {
    const gone = await runStatement<Gone>(
      transaction,
      `delete from suppliers a where status <> 'approved' and created_at < now() - make_interval(months => $1)
         and not exists (select from seller_invitation i where i.id = a.invitation_id and i.accepted_at is not null)
         and not exists (select from seller_member m
                          where m.email = lower(a.responsible_email) and m.deleted_at is null)
       ${GONE}`,
      [APPLICATION_KEPT_MONTHS],
    )
    return forgetMailsAndInvitations(transaction, gone)
  })
  await removeMailFiles(mails)
}

/**
 * Deletes one application, with its mails and invitations.
 *
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetApplication(transaction: Knex, id: string): Promise<string[]> {
  const gone = await runStatement<Gone>(
    transaction,
    `delete from suppliers where id = $1 ${GONE}`,
    [id],
  )
  return forgetMailsAndInvitations(transaction, gone)
}

/**
 * Deletes the applications that came from these addresses, with their mails and invitations.
 *
 * @param emails as `normalizeEmail` writes them
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetApplicationsFrom(
  transaction: Knex,
  emails: readonly string[],
): Promise<string[]> {
  const gone = await runStatement<Gone>(
    transaction,
    `delete from suppliers where lower(responsible_email) = any($1) ${GONE}`,
    [emails],
  )
  return forgetMailsAndInvitations(transaction, gone)
}

/**
 * The mails to staff hold brand and city, an invitation name, e-mail, brand and city. What is kept by the address alone
 * (the confirmation, replaced invitations) stays while another application came from it.
 */
async function forgetMailsAndInvitations(
  transaction: Knex,
  gone: readonly Gone[],
): Promise<string[]> {
  if (gone.length === 0) return []
  // of two applications of one address that go at the same moment the second one sees that the first has gone
  await runStatement(
    transaction,
    `select pg_advisory_xact_lock(hashtext('winex.forget_application'))`,
  )
  const mails = await runStatement<{ id: string }>(
    transaction,
    `with without_application as (
       select email from unnest($2::text[]) as applicant (email)
        where not exists (select from suppliers where lower(responsible_email) = email)),
     invitation as (
       delete from seller_invitation
        where seller_id is null and (id = any($3) or email in (select email from without_application))
       returning id),
     arrived as (
       delete from mail_outbox
        where template = 'application-arrived' and split_part(idempotency_key, ':', 2) = any($1) returning id),
     invited as (
       delete from mail_outbox
        where template = 'invitation' and idempotency_key in (select id from invitation) returning id),
     received as (
       delete from mail_outbox
        where template = 'application-received' and lower("to") in (select email from without_application) returning id)
     select id from arrived union all select id from invited union all select id from received`,
    [
      gone.map(({ id }) => id),
      gone.map(({ email }) => email),
      gone.flatMap(({ invitation_id }) => invitation_id ?? []),
    ],
  )
  return mails.map(({ id }) => id)
}
