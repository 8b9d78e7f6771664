import { APPLICATION_STATUS_KEYS } from '#domain/applications/applicationStatus'
import type {
  Application,
  ApplicationSummary as Summary,
} from '#domain/applications/applicationWire'
import { env } from '../../env'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { ListExport } from '../account/ListExport'
import { applicationColumns } from './applicationColumns'
import { formatDecimal } from '#domain/values/decimal'
import { formatDate } from '#domain/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { SummaryCards } from '../../kit/list/SummaryCards'
import type { AdminDataProvider } from '../dataProvider'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { NoticeCard } from '../../kit/ui/NoticeCard'
import { PageHeader } from '../../kit/ui/PageHeader'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { ApplicationActions } from './ApplicationActions'
import { ApplicationContact } from './ApplicationContact'
import { ApplicationInvitation } from './ApplicationInvitation'
import { ApplicationName } from './ApplicationName'
import { ApplicationStatus } from './ApplicationStatus'

const FIGURES = ['new', 'contacted', 'approved', 'declined'] as const satisfies (keyof Summary)[]

/** How many applications wait at which step, whatever the filter. */
function ApplicationSummary() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const { data: summary, isError } = useQuery({
    // below the resource's name, so that every change of an application counts again
    queryKey: ['applications', 'summary'],
    queryFn: () => dataProvider.applicationSummary(),
  })
  return (
    <SummaryCards
      figures={FIGURES.map((status) => ({
        label: `application.summary.${status}`,
        value: summary ? formatDecimal(summary[status]) : isError ? '–' : undefined,
      }))}
    />
  )
}

const TEXTS = {
  title: 'application.list.title',
  subtitle: 'application.list.subtitle',
  loading: 'application.list.loading',
  error: 'application.list.error',
  empty: 'application.list.empty',
  emptyHint: 'application.list.empty_hint',
  count: 'application.list.count',
}

/** What producers sent from the landing page, for staff (issue 5, item 5). */
export default function ApplicationList() {
  if (env.applicationsHost) return <ExternalApplications host={env.applicationsHost} />
  return (
    <ListScreen<Application>
      resource="applications"
      texts={TEXTS}
      columns={applicationColumns}
      card={(application) => <ApplicationCard application={application} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', 'status']}
      summary={<ApplicationSummary />}
      search={
        <SearchBox placeholder="application.list.search" label="application.list.search_label" />
      }
      filters={
        <ChoiceFilter
          source="status"
          label="application.filter.status"
          allLabel="application.filter.all"
          options={APPLICATION_STATUS_KEYS.map((status) => ({
            value: status,
            label: `application.filter.${status}`,
          }))}
        />
      }
      action={<ListExport />}
    />
  )
}

/** In the list's place when the landing page sends applications to a Supabase project: they are read there. */
function ExternalApplications({ host }: { host: string }) {
  const translate = useTranslate()
  return (
    <>
      <PageHeader title={translate('application.list.title')} />
      <NoticeCard
        tone="info"
        title={translate('application.external.title')}
        text={translate('application.external.text', { host })}
        action={
          <Button href={host} target="_blank" rel="noreferrer" variant="outlined">
            {translate('application.external.open')}
          </Button>
        }
      />
    </>
  )
}

/** An application on the phone. */
function ApplicationCard({ application }: { application: Application }) {
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
