import Chip from '@mui/material/Chip'
import { useListFilterContext, useTranslate } from 'ra-core'

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
  const label = translate(`${labels}.${value}.title`)
  const remove = () => setFilters({ ...filterValues, [source]: undefined })
  return (
    <Chip
      label={label}
      aria-label={translate('today.filter', { label })}
      onClick={remove}
      onDelete={remove}
      sx={{ height: 44, fontWeight: 600 }}
    />
  )
}
