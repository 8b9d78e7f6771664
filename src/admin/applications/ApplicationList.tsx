import { APPLICATION_STATUS_KEYS } from '#domain/applications/applicationStatus'
import type { Application } from '#domain/applications/applicationWire'
import { env } from '../../env'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { ExportButton } from '../../kit/list/ExportButton'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { useMay } from '../account/useMay'
import { ApplicationCard } from './ApplicationCard'
import { applicationColumns } from './applicationColumns'
import { ApplicationSummary } from './ApplicationSummary'
import { ExternalApplications } from './ExternalApplications'

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
  const may = useMay()
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
      action={may('exportPeople') && <ExportButton />}
    />
  )
}
