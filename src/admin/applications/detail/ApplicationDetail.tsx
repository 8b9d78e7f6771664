import type { Application } from '#domain/applications/applicationWire'
import Stack from '@mui/material/Stack'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { useMay } from '../../account/useMay'
import { ApplicationStatus } from '../ApplicationStatus'
import { ApplicationAnswers } from './ApplicationAnswers'
import { FollowUpForm } from './FollowUpForm'
import { InvitationCard } from './InvitationCard'

/** One application: what the producer answered, what staff make of it, and the invitation. */
export default function ApplicationDetail() {
  const translate = useTranslate()
  const may = useMay()
  const { id } = useParams()
  const { data, error, isPending, refetch } = useGetOne<Application>(
    'applications',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchOnMount: 'always' },
  )
  if (isPending) return <LoadingState />
  if (!data) {
    return (
      <RecordLoadError
        error={error}
        onRetry={() => void refetch()}
        back={paths.admin.applications}
        texts={{
          missing: 'application.not_found',
          missingHint: 'application.not_found_hint',
          failure: 'application.load_error',
          back: 'application.action.back',
        }}
      />
    )
  }
  return (
    <>
      <PageHeader
        title={data.brand}
        back={{ to: paths.admin.applications, label: translate('application.action.back') }}
        status={<ApplicationStatus application={data} />}
      />
      <DetailColumns widths="minmax(0, 1fr) 380px">
        <ApplicationAnswers application={data} />
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <InvitationCard application={data} />
          {may('followApplications') && <FollowUpForm key={data.id} application={data} />}
        </Stack>
      </DetailColumns>
    </>
  )
}
