import { formatDateTime } from '#domain/values/dates'
import type { FailedMail } from '#domain/outbox/mailWire'
import type { Column } from '../../kit/list/Column'
import { MailActions } from './MailActions'
import { MailStatus } from './MailStatus'
import { MailSubject } from './MailSubject'

/** Columns of the mails that could not be delivered. */
export const mailColumns: readonly Column<FailedMail>[] = [
  {
    id: 'created_at',
    label: 'mail.column.created_at',
    sortBy: 'created_at',
    nowrap: true,
    render: (mail) => formatDateTime(mail.created_at),
  },
  { id: 'subject', label: 'mail.column.subject', render: (mail) => <MailSubject mail={mail} /> },
  { id: 'status', label: 'mail.column.status', render: (mail) => <MailStatus mail={mail} /> },
  {
    id: 'error',
    label: 'mail.column.error',
    render: (mail) => <span style={{ overflowWrap: 'anywhere' }}>{mail.last_error}</span>,
  },
  { id: 'actions', label: 'mail.column.actions', render: (mail) => <MailActions mail={mail} /> },
]
