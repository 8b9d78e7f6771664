import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { callRoute } from '../../kit/http/callRoute'
import { DetailCard } from '../../kit/ui/DetailCard'
import { ErrorState } from '../../kit/ui/ErrorState'
import { lazyPart } from '../../kit/ui/lazyPart'
import { LoadingState } from '../../kit/ui/LoadingState'

const NoticeSettingsForm = lazyPart(() => import('./NoticeSettingsForm'), <Waiting />)

/** How this person is told of each kind of notice. */
export function NoticeSettingsCard({ disabled }: { disabled: boolean }) {
  const translate = useTranslate()
  const { data, error, refetch } = useQuery({
    queryKey: ['vendor', 'notices', 'settings'],
    queryFn: () => callRoute('GET /vendor/notices/settings'),
    // the form never opens with old choices that this tab still had
    gcTime: 0,
  })
  return (
    <DetailCard title={translate('notices.title')}>
      <Typography sx={{ mb: 2 }}>{translate('notices.settings_text')}</Typography>
      {!data && !error && <Waiting />}
      {!data && error && (
        <ErrorState
          title={translate('notices.settings_error')}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {data && <NoticeSettingsForm settings={data} disabled={disabled} />}
    </DetailCard>
  )
}

function Waiting() {
  const translate = useTranslate()
  return <LoadingState label={translate('notices.loading')} height={{ xs: 957, sm: 533 }} />
}
