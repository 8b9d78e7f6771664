import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { saoPauloDate } from '#domain/values/dates'
import { env } from '../../env'
import { applicationArrivedMail, applicationReceivedMail } from '../mails/applicationMails'
import type { ApplicationFields } from '../../modules/application/service'
import { queueMail } from '../../engine/mail/queueMail'

/** Queues the applicant's confirmation and a notice to everybody of the staff, with the application or not at all. */
export async function announceApplication(
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
  const staff = await transaction<{ id: string; email: string; deleted_at: null }>('user')
    .where({ deleted_at: null })
    .select('id', 'email')
  for (const { id: userId, email: to } of staff)
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
