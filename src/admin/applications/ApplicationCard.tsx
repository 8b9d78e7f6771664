import { formatDate } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationContact } from './ApplicationContact'
import { ApplicationInvitation } from './ApplicationInvitation'
import { ApplicationName } from './ApplicationName'
import { ApplicationStatus } from './ApplicationStatus'

/** An application on the phone. */
export function ApplicationCard({ application }: { application: Application }) {
  return (
    <Stack spacing={1.5}>
      <ApplicationName application={application} />
      <ApplicationContact application={application} />
      <CardFacts
        facts={[
          { label: 'application.column.city', value: application.city },
          { label: 'application.column.created', value: formatDate(application.created_at) },
        ]}
      />
      <CardStatuses
        statuses={[
          {
            label: 'application.column.status',
            chip: <ApplicationStatus application={application} />,
          },
          {
            label: 'application.column.invitation',
            chip: <ApplicationInvitation application={application} />,
          },
        ]}
      />
      <div>
        <ApplicationActions application={application} />
      </div>
    </Stack>
  )
}
