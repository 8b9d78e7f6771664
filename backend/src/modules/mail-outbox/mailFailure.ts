import { cutText } from '#domain/text/cutText'

const textMax = 300

/** Why an attempt failed. */
export interface MailFailure {
  /** What the mail server said, for staff: one line, without the mail's secret. */
  text: string
  /** For the log, which holds no address: 'EENVELOPE 550'. */
  code: string
  /** The server refuses this mail permanently: another attempt would only harm the sender's name. */
  isPermanent: boolean
}

/** Codes of nodemailer for what the server says of the mail itself, not of us: receiver, content. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

/** @param secret of the mail: a server may repeat what it was sent */
export function mailFailure(error: unknown, secret: string | undefined): MailFailure {
  const { code, responseCode, message } = (
    typeof error === 'object' && error !== null ? error : { message: String(error) }
  ) as { code?: unknown; responseCode?: unknown; message?: unknown }
  const status = typeof responseCode === 'number' ? responseCode : 0
  const words = String(message ?? error).replace(/\s+/g, ' ')
  return {
    text: cutText(secret ? words.replaceAll(secret, '…') : words, textMax),
    code: [typeof code === 'string' ? code : 'ERROR', status || ''].join(' ').trim(),
    isPermanent: status >= 500 && typeof code === 'string' && ABOUT_THE_MAIL.has(code),
  }
}
