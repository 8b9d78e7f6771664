import { useQuery } from '@tanstack/react-query'
import type { MoneySource } from './MoneySource'

/** The bank's answers come by themselves. */
export const REFRESH_MS = 60_000

/** Balance, calendar and months. */
export function usePayoutSummary({ key, summary }: MoneySource) {
  return useQuery({
    queryKey: [...key, 'summary'],
    queryFn: summary,
    // Money is looked at as it is now.
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
}
