import type { WineImport } from '#domain/wire/wineImport'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { PortalDataProvider } from '../dataProvider'
import { importKey, importRowsKey } from './importQueries'

const POLL_MS = 1_000

/** One import, asked for every second while it runs. When it ends, every list of wines is asked for again (R41). */
export function useImport(id: string) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const query = useQuery<WineImport>({
    queryKey: importKey(id),
    queryFn: () => dataProvider.getImport(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'importing' ? POLL_MS : false),
  })
  const status = query.data?.status
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'importing' && status === 'done') {
      void queryClient.invalidateQueries({ queryKey: ['wines'] })
      void queryClient.invalidateQueries({ queryKey: importRowsKey(id) })
    }
    before.current = status
  }, [id, queryClient, status])
  return query
}
