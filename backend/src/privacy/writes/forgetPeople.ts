import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { forgetApplicationsFrom } from '../../applications'
import { waitForMessageMails } from '../../messages'
import { forgetNotices } from '../../notices'
import { forgetViews } from '../../views'
import { removeSignIn } from '../../account'

export interface Forgotten {
  id: string
  email: string
  auth_identity_id: string
}

/**
 * Deletes people in the caller's transaction: record, sign-in, sessions, invitations, applications, and every mail
 * to them, or to staff with their words.
 *
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetPeople(
  transaction: Knex,
  people: readonly Forgotten[],
): Promise<string[]> {
  // a job that mails them staff's words meanwhile is waited for
  await waitForMessageMails(transaction)
  const emails = people.map(({ email }) => email)
  const ids = people.map(({ id }) => id)
  await transaction('seller_member').whereIn('id', ids).delete()
  await forgetNotices(transaction, ids)
  // what they wrote on orders is the company's; that it was they is not
  await transaction('order_message').whereIn('author_id', ids).update({ author_name: null })
  // after the rows above: a job that mails them meanwhile has been waited for
  const quoting = await forgetQuotes(transaction, ids)
  for (const person of people) {
    await forgetViews(transaction, person.id)
    await removeSignIn(transaction, person.auth_identity_id)
  }
  await transaction('seller_invitation').whereIn('email', emails).delete()
  const arrivals = await forgetApplicationsFrom(transaction, emails)
  await transaction('notification').whereIn('to', emails).delete()
  await transaction('owner_alert').whereIn('email', emails).delete()
  return [...quoting, ...arrivals, ...(await forgetMails(transaction, { emails }))]
}

/** Mails to staff about orders on which these people wrote: they quote them. */
async function forgetQuotes(transaction: Knex, authors: string[]): Promise<string[]> {
  const deleted = await runStatement<{ id: string }>(
    transaction,
    `delete from mail_outbox m
      using (select distinct order_id, seller_id from order_message where author_id = any($1) and side = 'seller') o
      where m.order_id = o.order_id and m.seller_id = o.seller_id and m.template = 'staff-order-message'
     returning m.id`,
    [authors],
  )
  return deleted.map(({ id }) => id)
}

/** Mails of a winery that have told of changes of its people and keys: they name who made them. */
export async function forgetAlerts(transaction: Knex, sellerId: string): Promise<string[]> {
  const deleted = (await transaction('mail_outbox')
    .where({ seller_id: sellerId })
    .whereIn('template', ['owner-alert', 'owner-alert-staff'])
    .whereNotNull('sent_at')
    .delete()
    .returning('id')) as { id: string }[]
  return deleted.map(({ id }) => id)
}

/**
 * Deletes mails by who they belong to, never by what they say: a name or an address may be part of anybody's mail.
 *
 * @param marks the people's addresses, as `normalizeEmail` writes them, or the winery that the mails carry
 * @returns ids of the deleted mails, whose files in the outbox folder go as well
 */
export async function forgetMails(
  transaction: Knex,
  marks: { emails: readonly string[] } | { sellerId: string },
): Promise<string[]> {
  const mails = transaction('mail_outbox').delete().returning('id')
  const deleted = (await ('sellerId' in marks
    ? mails.where({ seller_id: marks.sellerId })
    : mails.whereRaw('lower("to") = any(?)', [[...marks.emails]]))) as { id: string }[]
  return deleted.map(({ id }) => id)
}
