import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MAIL_OUTBOX_MODULE } from '../../modules/mail-outbox'
import type MailOutboxModuleService from '../../modules/mail-outbox/service'
import type { Mail } from '../../modules/mail-outbox/service'

/**
 * Queues a mail in the transaction of what it tells: both or none.
 *
 * @returns id of the mail
 */
export const queueMail = (
  container: MedusaContainer,
  transaction: Knex,
  mail: Mail,
): Promise<string> =>
  container.resolve<MailOutboxModuleService>(MAIL_OUTBOX_MODULE).enqueue(mail, transaction)
