import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useListContext } from 'ra-core'
import { LIST_ROWS } from './listRows'

/** A row of the list by its id, also of a page that is no longer shown: as it was seen last. */
export function useRowOf<Row extends RaRecord>(): (id: Row['id']) => Row | undefined {
  const queryClient = useQueryClient()
  const { data = [], resource } = useListContext<Row>()
  return (id) =>
    data.find((row) => row.id === id) ??
    queryClient.getQueryData<Row>([resource, 'getOne', { id: String(id), meta: LIST_ROWS }])
}
