import { useQuery } from '@tanstack/react-query'
import type { Hit } from '#domain/home/quickSearchWire'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import type { DataProvider } from 'ra-core'
import type { SearchingDataProvider } from './searchVerbs'

/** A pause in the typing this long sends the search. */
const PAUSE_MS = 150

/**
 * What the server finds for this text, and for no other: an answer that comes late is never shown under a newer text.
 *
 * @param text trimmed; nothing is asked for a blank one
 */
export function useHits(text: string): {
  hits: readonly Hit[]
  isWaiting: boolean
  error: Error | null
  retry: () => void
} {
  const dataProvider = useDataProvider<DataProvider & SearchingDataProvider>()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setAsked(text), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [text])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['quick-search', asked],
    queryFn: ({ signal }) => dataProvider.searchAll(asked, signal),
    enabled: asked !== '',
    // what was found a minute ago may be gone
    staleTime: 0,
    gcTime: 0,
  })
  const isCurrent = asked === text
  return {
    hits: (isCurrent && data) || NONE,
    isWaiting: text !== '' && (!isCurrent || isFetching),
    error: isCurrent && !isFetching ? error : null,
    retry: () => void refetch(),
  }
}

const NONE: readonly Hit[] = []
