import { useGetList, useGetOne, useListFilterContext, type RaRecord } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { LIST_ROWS } from '../../kit/list/listRows'
import { SearchedFilter, type FilterOption } from './SearchedFilter'

/** Suggestions at a time; typing narrows them on the server. */
const SUGGESTIONS = 10

interface Props<Row extends RaRecord<string>> {
  /** Whose list is searched by `q`. */
  resource: string
  /** Name of the filter in the address, which keeps the id. */
  source: string
  label: string
  all: string
  none: string
  optionOf: (row: Row) => FilterOption
}

/** A filter by one record, found by typing. */
export function RecordFilter<Row extends RaRecord<string>>({
  resource,
  source,
  optionOf,
  ...words
}: Props<Row>) {
  const { filterValues } = useListFilterContext()
  const id = typeof filterValues[source] === 'string' ? filterValues[source] : ''
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const q = useDeferredValue(typed)
  const { data: found = [], isFetching } = useGetList<Row>(
    resource,
    {
      filter: { q },
      pagination: { page: 1, perPage: SUGGESTIONS },
      sort: { field: 'name', order: 'ASC' },
      meta: LIST_ROWS,
    },
    { enabled: isOpen },
  )
  const { data: chosen } = useGetOne<Row>(
    resource,
    { id, meta: LIST_ROWS },
    // an id of the address that nothing has is simply not shown; the list says that nothing matches
    { enabled: id !== '', retry: false, onError: () => undefined },
  )
  return (
    <SearchedFilter
      {...words}
      source={source}
      options={found.map(optionOf)}
      chosen={chosen?.id === id ? optionOf(chosen) : null}
      server={{ isLoading: isFetching, onOpen: setOpen, onType: setTyped }}
    />
  )
}
