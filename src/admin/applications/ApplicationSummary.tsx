import { formatDecimal } from '#domain/values/decimal'
import type { ApplicationSummary as Summary } from '#domain/applications/applicationWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { SummaryCards } from '../../kit/list/SummaryCards'
import type { AdminDataProvider } from '../dataProvider'

const FIGURES = ['new', 'contacted', 'approved', 'declined'] as const satisfies (keyof Summary)[]

/** How many applications wait at which step, whatever the filter. */
export function ApplicationSummary() {
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
