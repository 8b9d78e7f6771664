import type { WineImport } from '#domain/imports/wineImportWire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { PortalDataProvider } from '../dataProvider'
import { importKey, importRowsKey } from './importQueries'

/** Milliseconds until it is asked for again, by its state: a file that is only checked can be started in another window. */
const POLL_MS: Partial<Record<WineImport['status'], number>> = { importing: 1_000, checked: 5_000 }

/** One import, asked for every second while it runs. When it ends, every list of wines is asked for again (R41). */
export function useImport(id: string) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const query = useQuery<WineImport>({
    queryKey: importKey(id),
    queryFn: () => dataProvider.getImport(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && POLL_MS[state.data.status]) ?? false,
  })
  const status = query.data?.status
  const before = useRef(status)
  useEffect(() => {
    if (before.current && before.current !== 'done' && status === 'done') {
      void queryClient.invalidateQueries({ queryKey: ['wines'] })
      void queryClient.invalidateQueries({ queryKey: importRowsKey(id) })
    }
    before.current = status
  }, [id, queryClient, status])
  return query
}
