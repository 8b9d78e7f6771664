import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { callRoute } from '../../kit/http/callRoute'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { LoadingState } from '../../kit/ui/LoadingState'
import { Suspense, lazy } from 'react'

const NoticeSettingsForm = lazy(() => import('./NoticeSettingsForm'))

/** How this person is told of each kind of notice. */
export function NoticeSettingsCard({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['vendor', 'notices', 'settings'],
    queryFn: () => callRoute('GET /vendor/notices/settings'),
    // the form never opens with old choices that this tab still had
    gcTime: 0,
  })
  const waiting = (
    <LoadingState label={translate('notices.loading')} height={{ xs: 957, sm: 533 }} />
  )
  return (
    <DetailCard title={translate('notices.title')}>
      <Typography sx={{ mb: 2 }}>{translate('notices.settings_text')}</Typography>
      {!data && !error && waiting}
      {!data && error && (
        <ErrorState
          title={translate('notices.settings_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Suspense fallback={waiting}>
          <NoticeSettingsForm settings={data} disabled={disabled} />
        </Suspense>
      )}
    </DetailCard>
  )
}
