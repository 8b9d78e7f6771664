import type { FailedMail } from '#domain/outbox/mailWire'
import { ListExport } from '../account/ListExport'
import { ListScreen } from '../../kit/list/ListScreen'
import { formatDateTime } from '#domain/values/dates'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { MailActions } from './MailActions'
import type { Column } from '../../kit/list/Column'
import { FAILED_MAIL_STATUSES } from '#domain/outbox/mail'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Columns of the mails that could not be delivered. */
const mailColumns: readonly Column<FailedMail>[] = [
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

const TEXTS = {
  title: 'mail.list.title',
  subtitle: 'mail.list.subtitle',
  loading: 'mail.list.loading',
  error: 'mail.list.error',
  empty: 'mail.list.empty',
  emptyHint: 'mail.list.empty_hint',
  count: 'mail.list.count',
}

/** Mails that could not be delivered: why, and what happens next. Their texts are not shown. */
export default function MailList() {
  return (
    <ListScreen<FailedMail>
      resource="mails"
      texts={TEXTS}
      columns={mailColumns}
      card={(mail) => <MailCard mail={mail} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={[]}
      summary={null}
      action={<ListExport />}
      search={null}
      filters={null}
    />
  )
}

/** A mail that could not be delivered, on the phone. */
function MailCard({ mail }: { mail: FailedMail }) {
  return (
    <Stack spacing={1.5}>
      <MailSubject mail={mail} />
      <div>
        <MailStatus mail={mail} />
      </div>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{mail.last_error}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {formatDateTime(mail.created_at)}
      </Box>
      <MailActions mail={mail} />
    </Stack>
  )
}

/** Whether it is tried again, how often it was, and when the next time is. */
function MailStatus({ mail }: { mail: FailedMail }) {
  const translate = useTranslate()
  const { label, color } = FAILED_MAIL_STATUSES[mail.status]
  return (
    <>
      <StatusChip label={label} color={color} />
      <Box sx={{ typography: 'caption', color: 'text.secondary', mt: 0.5 }}>
        {translate('mail.attempts', { smart_count: mail.attempts })}
        {mail.next_attempt_at &&
          ` · ${translate('mail.next_attempt', { at: formatDateTime(mail.next_attempt_at) })}`}
      </Box>
    </>
  )
}

/** What the mail is about, and to whom it goes. */
function MailSubject({ mail }: { mail: FailedMail }) {
  return (
    <Box sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{mail.subject}</Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {[mail.to, mail.seller?.name].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
}
