import { formatDate } from '#domain/values/dates'
import type { Application } from '#domain/applications/applicationWire'
import type { Column } from '../../kit/list/Column'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationContact } from './ApplicationContact'
import { ApplicationInvitation } from './ApplicationInvitation'
import { ApplicationName } from './ApplicationName'
import { ApplicationStatus } from './ApplicationStatus'

/** Columns of the application list. */
export const applicationColumns: readonly Column<Application>[] = [
  {
    id: 'brand',
    label: 'application.column.brand',
    sortBy: 'brand',
    render: (application) => <ApplicationName application={application} />,
  },
  {
    id: 'responsible',
    label: 'application.column.responsible',
    sortBy: 'responsible_name',
    render: (application) => <ApplicationContact application={application} />,
  },
  {
    id: 'city',
    label: 'application.column.city',
    sortBy: 'city',
    render: (application) => application.city,
  },
  {
    id: 'status',
    label: 'application.column.status',
    sortBy: 'status',
    render: (application) => <ApplicationStatus application={application} />,
  },
  {
    id: 'invitation',
    label: 'application.column.invitation',
    sortBy: 'invited_at',
    render: (application) => <ApplicationInvitation application={application} />,
  },
  {
    id: 'created',
    label: 'application.column.created',
    from: 'md',
    sortBy: 'created_at',
    align: 'right',
    render: (application) => formatDate(application.created_at),
  },
  {
    id: 'actions',
    label: 'application.column.actions',
    align: 'right',
    render: (application) => <ApplicationActions application={application} />,
  },
]
