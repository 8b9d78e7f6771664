import { lazy } from 'react'
import { paths } from '../../paths'
import type { Feature } from '../../kit/feature'
import { MailNotice } from './MailNotice'

/** Mails that could not be delivered. The notice leads here while there are some, and the audit trail always. */
export const mails: Feature = {
  may: 'seeMails',
  resources: [{ name: 'mails', list: lazy(() => import('./MailList')) }],
  pages: [{ label: 'mail.list.title', to: paths.admin.mails }],
  notice: MailNotice,
}
