import { useListFilterContext, useTranslate } from 'ra-core'
import { FilterChip } from '../../kit/list/FilterChip'

interface Props {
  /** Name of the filter in the URL. */
  source: 'waiting' | 'attention'
  /** Branch of the catalogue with the groups of 'Hoje'. */
  labels: string
}

/** Says which group of 'Hoje' a list shows, and takes the filter away; not there where the list was opened otherwise. */
export function GroupFilter({ source, labels }: Props) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListFilterContext()
  const value: unknown = filterValues[source]
  if (typeof value !== 'string') return null
  return (
    <FilterChip
      text={translate('today.filter', { label: translate(`${labels}.${value}.title`) })}
      onRemove={() => setFilters({ ...filterValues, [source]: undefined })}
    />
  )
}
