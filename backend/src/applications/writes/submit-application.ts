import { createHmac } from 'node:crypto'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { env } from '../../env'
import { APPLICATION_MODULE } from '../../modules/application'
import type { InsertOutcome } from '../../modules/application/insertOutcome'
import type { ApplicationFields, ApplicationService } from '../../modules/application/service'
import { STAFF_ROLE_KEYS } from '#domain/staff/staffRoles'
import { saoPauloDate } from '#domain/values/dates'
import { applicationArrivedMail, applicationReceivedMail } from '../mails/applicationMails'
import { queueMail } from '../../engine/mail/queueMail'
import { findStaffToTell } from '../../staff'

export interface ApplicationSubmission {
  fields: ApplicationFields
  /** Version of the terms that was accepted; the time is the database's (R19). */
  termsVersion: string
  /** The browser's id of this filled form; a repetition carries the same one. */
  clientId: string
  /** Who is counted for the limit: the address's key. */
  sender: string
}

/**
 * Keeps one application of a producer, and queues the mails about it. The sender is only kept as a keyed hash, for the limit.
 *
 * @returns whether a row was added, was there already, or the sender has to wait
 */
export async function submitApplication(
  container: MedusaContainer,
  { fields, termsVersion, clientId, sender }: ApplicationSubmission,
): Promise<InsertOutcome> {
  const applications = container.resolve<ApplicationService>(APPLICATION_MODULE)
  return applications.insertApplication(
    {
      ...fields,
      terms_version: termsVersion,
      client_id: clientId,
      sender_hash: createHmac('sha256', env.WINEX_COOKIE_SECRET).update(sender).digest('hex'),
    },
    (id, transaction) => announceApplication(container, transaction, { id, ...fields }),
  )
}

/** Queues the applicant's confirmation and a notice to everybody of the staff, with the application or not at all. */
async function announceApplication(
  container: MedusaContainer,
  transaction: Knex,
  { id, brand, city, responsible_email }: ApplicationFields & { id: string },
): Promise<void> {
  const today = saoPauloDate(new Date()) ?? ''
  await queueMail(
    container,
    transaction,
    applicationReceivedMail(responsible_email, today, env.WINEX_PUBLIC_URL),
  )
  for (const { id: userId, email: to } of await findStaffToTell(transaction, STAFF_ROLE_KEYS))
    await queueMail(
      container,
      transaction,
      applicationArrivedMail({
        to,
        userId,
        applicationId: id,
        brand,
        city,
        publicUrl: env.WINEX_PUBLIC_URL,
      }),
    )
}
