import { onlineManager, QueryClient } from '@tanstack/react-query'
import { CACHE_KEPT_MS, CACHE_STALE_MS } from '#domain/limits'
import { ApiError } from './ApiError'

/**
 * Query client of one area: fresh for 5 minutes, kept 10 (spec §7, R41). Without a connection a call fails at once and
 * says so: the library would hold it back, with the form locked, and send it by itself when nobody expects it any more.
 */
export function createQueryClient(): QueryClient {
  // the library takes a page that was opened without a connection for connected, and would not notice when one comes
  onlineManager.setOnline(navigator.onLine)
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CACHE_STALE_MS,
        gcTime: CACHE_KEPT_MS,
        retry: shouldRetry,
        networkMode: 'always',
        // also what is fresh: it may be an answer of before (decision 20)
        refetchOnReconnect: 'always',
      },
      // A write is never repeated by itself: a lost answer must not act twice (R31).
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** Reads are tried twice more after a server or network failure, never after a refusal (4xx). */
function shouldRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false
  return failures < 2 && navigator.onLine
}
