import type { Application } from '#domain/applications/applicationWire'
import { canInvite } from '#domain/applications/applicationStatus'
import { formatDateTime } from '#domain/values/dates'
import Stack from '@mui/material/Stack'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams, Link } from 'react-router-dom'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { paths } from '../../../paths'
import { isMissing } from '../../../kit/http/isMissing'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { useMay } from '../../account/useMay'
import { ApplicationStatus } from '../ApplicationStatus'
import { ApplicationAnswers } from './ApplicationAnswers'
import { FollowUpForm } from './FollowUpForm'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ApplicationInvitation } from '../ApplicationInvitation'
import { InviteButton } from './InviteButton'

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
  // one that was read before may have been deleted since
  if (!data || isMissing(error)) {
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
          {may('followApplications') && <FollowUpForm application={data} />}
        </Stack>
      </DetailColumns>
    </>
  )
}

/** What became of the invitation, and the button that sends one. */
export function InvitationCard({ application }: { application: Application }) {
  const translate = useTranslate()
  const { seller, invitation, invited_at } = application
  return (
    <DetailCard
      title={translate('application.card.invitation')}
      action={<ApplicationInvitation application={application} />}
    >
      <Stack spacing={2}>
        <Typography color="text.secondary">
          {seller
            ? translate('application.invite.registered', { name: seller.name })
            : translate(`application.invite.${invitation}`, { date: formatDateTime(invited_at) })}
        </Typography>
        {canInvite(application) && <InviteButton application={application} />}
        {seller && (
          <Button component={Link} to={paths.admin.seller(seller.id)} variant="outlined">
            {translate('application.action.seller')}
          </Button>
        )}
      </Stack>
    </DetailCard>
  )
}
