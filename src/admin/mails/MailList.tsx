import type { FailedMail } from '#domain/outbox/mailWire'
import { ExportButton } from '../../kit/list/ExportButton'
import { ListScreen } from '../../kit/list/ListScreen'
import { MailCard } from './MailCard'
import { mailColumns } from './mailColumns'

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
      action={<ExportButton />}
      search={null}
      filters={null}
    />
  )
}
