import { canInvite } from '#domain/applications/applicationStatus'
import { formatDateTime } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { ApplicationInvitation } from '../ApplicationInvitation'
import { InviteButton } from './InviteButton'

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
