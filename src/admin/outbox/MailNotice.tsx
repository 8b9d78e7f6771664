import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../paths'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import type { AdminDataProvider } from '../dataProvider'
import { CACHE_STALE_MS } from '#domain/limits'

/** Below 'mails', so that whatever changes the list asks for the figures again. */
const mailSummaryQuery = (dataProvider: AdminDataProvider) => ({
  queryKey: ['mails', 'summary'],
  queryFn: () => dataProvider.failedMailSummary(),
  staleTime: CACHE_STALE_MS,
})

/** Says above every page that people wait for mails that nobody sends any more; nothing while there are none. */
export function MailNotice() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { data } = useQuery(mailSummaryQuery(useDataProvider<AdminDataProvider>()))
  const count = data?.gave_up ?? 0
  if (count === 0 || pathname === paths.admin.mails) return null
  return (
    <NoticeCard
      tone="warning"
      title={translate('mail.notice.title', { smart_count: count })}
      text={translate('mail.notice.text')}
      action={
        <Button component={Link} to={paths.admin.mails} variant="outlined">
          {translate('mail.notice.open')}
        </Button>
      }
    />
  )
}
