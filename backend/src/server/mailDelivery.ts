import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { env } from '../env'
import { MAIL_OUTBOX_MODULE } from '../modules/mail-outbox'
import type MailOutboxModuleService from '../modules/mail-outbox/service'
import type { DueMail } from '../modules/mail-outbox/service'

const pauseMs = 2000

/**
 * Sends queued mail as long as the engine runs: to SMTP_URL, or as .eml files into the outbox folder.
 *
 * @returns a function that stops after the mail being sent
 */
export function startMailDelivery(container: MedusaContainer): () => Promise<void> {
  const queue: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const send = env.SMTP_URL ? smtpSender(env.SMTP_URL) : folderSender(env.WINEX_OUTBOX_DIR)
  let stopped = false
  let wake: () => void = () => undefined

  const run = async (): Promise<void> => {
    while (!stopped) {
      try {
        if (await queue.deliverNext(send)) continue
      } catch (error) {
        logger.error('mail delivery', error instanceof Error ? error : new Error(String(error)))
      }
      if (!stopped) {
        await new Promise<void>((resolve) => {
          wake = resolve
          setTimeout(resolve, pauseMs).unref()
        })
      }
    }
  }
  const running = run()
  return async () => {
    stopped = true
    wake()
    await running
  }
}

function message(mail: DueMail): {
  from: string
  to: string
  subject: string
  text: string
  html: string
  messageId: string
} {
  return {
    from: env.WINEX_MAIL_FROM,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same id at each attempt, so that a mail sent twice can be recognised as one.
    messageId: `<${mail.id}@${new URL(env.WINEX_PUBLIC_URL).hostname}>`,
  }
}

function smtpSender(url: string): (mail: DueMail) => Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async (mail) => {
    await transport.sendMail(message(mail))
  }
}

function folderSender(folder: string): (mail: DueMail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message: eml } = await transport.sendMail(message(mail))
    await mkdir(folder, { recursive: true })
    const target = join(folder, `${mail.id}.eml`)
    await writeFile(`${target}.part`, eml as Buffer)
    await rename(`${target}.part`, target)
  }
}
