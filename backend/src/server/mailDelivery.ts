import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { replyAddress } from '#domain/site/replyAddress'
import { siteConfig } from '#domain/site/siteConfig'
import { env } from '../env'
import { MAIL_OUTBOX_MODULE } from '../modules/mail-outbox'
import type MailOutboxModuleService from '../modules/mail-outbox/service'
import { folderSender, smtpSender } from '../engine/mail/mailSenders'
import { repeat } from './repeat'

const pauseMs = 500
/** Mails sent at once, so that a password link does not wait for a hundred notices or for one slow mail server. */
const LANES = 4

/**
 * Sends queued mail as long as the engine runs: to SMTP_URL, or as .eml files into the outbox folder.
 *
 * @returns a function that stops after the mails being sent
 */
export function startMailDelivery(container: MedusaContainer): () => Promise<void> {
  const queue: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const sender = {
    from: env.WINEX_MAIL_FROM,
    // asked for at each mail: administration changes it while we run
    get replyTo() {
      return replyAddress(siteConfig)
    },
    hostname: new URL(env.WINEX_PUBLIC_URL).hostname,
  }
  const send = env.SMTP_URL
    ? smtpSender(env.SMTP_URL, sender)
    : folderSender(env.WINEX_OUTBOX_DIR, sender)
  const deliver = (): Promise<boolean> =>
    queue.deliverNext(send, ({ id, template, attempts, code, gaveUp }) =>
      logger.warn(
        `mail ${id} (${template}) was not delivered, attempt ${attempts}: ${code}${gaveUp ? '; given up' : ''}`,
      ),
    )
  const stops = Array.from({ length: LANES }, () =>
    repeat(deliver, pauseMs, (error) => logger.error('mail delivery', error)),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
