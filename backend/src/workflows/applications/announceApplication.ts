import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { saoPauloDate } from '#domain/values/dates'
import { env } from '../../env'
import { applicationArrivedMail, applicationReceivedMail } from '../../mail/applicationMails'
import type { ApplicationAnswers } from '../../modules/application/service'
import { MAIL_OUTBOX_MODULE } from '../../modules/mail-outbox'
import type MailOutboxModuleService from '../../modules/mail-outbox/service'

/** Queues the applicant's confirmation and a notice to everybody of the staff, with the application or not at all. */
export async function announceApplication(
  container: MedusaContainer,
  transaction: Knex,
  { id, brand, city, responsible_email }: ApplicationAnswers & { id: string },
): Promise<void> {
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE)
  const today = saoPauloDate(new Date()) ?? ''
  await outbox.enqueue(applicationReceivedMail(responsible_email, today), transaction)
  const staff = await transaction<{ id: string; email: string; deleted_at: null }>('user')
    .where({ deleted_at: null })
    .select('id', 'email')
  for (const { id: userId, email: to } of staff)
    await outbox.enqueue(
      applicationArrivedMail({
        to,
        userId,
        applicationId: id,
        brand,
        city,
        publicUrl: env.WINEX_PUBLIC_URL,
      }),
      transaction,
    )
}
