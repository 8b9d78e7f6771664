import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { removeSignIn } from '../member/removeSignIn'

export interface Forgotten {
  id: string
  email: string
  auth_identity_id: string
}

/**
 * Deletes people in the caller's transaction: record, sign-in, sessions, invitations, applications, and every mail
 * to them or about them.
 *
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetPeople(
  transaction: Knex,
  people: readonly Forgotten[],
): Promise<string[]> {
  const emails = people.map(({ email }) => email)
  await transaction('seller_member')
    .whereIn(
      'id',
      people.map(({ id }) => id),
    )
    .delete()
  for (const person of people) await removeSignIn(transaction, person.auth_identity_id)
  await transaction('registration_intent').whereIn('email', emails).delete()
  await transaction('seller_invitation').whereIn('email', emails).delete()
  await transaction('suppliers').whereIn('responsible_email', emails).delete()
  await transaction('notification').whereIn('to', emails).delete()
  return forgetMails(transaction, emails)
}

/** Mails to or about any of these marks: e-mails, names. */
export async function forgetMails(transaction: Knex, marks: readonly string[]): Promise<string[]> {
  const { rows } = (await transaction.raw(
    `delete from mail_outbox
      where exists (select from unnest(?::text[]) as mark
                     where mark <> '' and position(lower(mark) in lower(concat_ws(' ', "to", subject, text))) > 0)
      returning id`,
    [[...marks]],
  )) as { rows: { id: string }[] }
  return rows.map(({ id }) => id)
}
