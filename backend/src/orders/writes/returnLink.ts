import { PAGES } from '#domain/site/pages'
import { env } from '../../env'
import { MAIL_SECRET } from '../../modules/mail-outbox/secret'
import { returnToken } from '../reads/returnToken'

/** The link as a mail's text has it, and the secret that takes its place when the mail is sent. */
export const returnLink = (orderId: string): { url: string; secret: string } => ({
  url: `${env.WINEX_PUBLIC_URL}${PAGES.orderReturn.address}/${MAIL_SECRET}`,
  secret: returnToken(orderId),
})
