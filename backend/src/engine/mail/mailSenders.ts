import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeWhole } from '../files/writeWhole'
import type { DueMail } from '../../modules/mail-outbox/service'

/** Takes one mail away, or throws: then it stays in the queue. */
export type MailSender = (mail: DueMail) => Promise<void>

/** Who writes, and the host in the mails' ids. */
export interface Sender {
  from: string
  /** Where answers go. */
  replyTo?: string | undefined
  hostname: string
}

/** Sends through a mail server. */
export function smtpSender(url: string, sender: Sender): MailSender {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return async (mail) => {
    await transport.sendMail(message(mail, sender))
  }
}

/** Writes .eml files, which any mail program opens; for this account alone, because people's data is in them. */
export function folderSender(folder: string, sender: Sender): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message: eml } = await transport.sendMail(message(mail, sender))
    await writeWhole(join(folder, `${mail.id}.eml`), eml as Buffer)
  }
}

function message(mail: DueMail, { from, replyTo, hostname }: Sender) {
  return {
    from,
    ...(replyTo && { replyTo }),
    // one address, whatever is in it: a text would be read as a list of them
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // The same id at each attempt, so that a mail sent twice can be recognised as one.
    messageId: `<${mail.id}@${hostname}>`,
  }
}
