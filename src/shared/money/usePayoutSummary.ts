import { useQuery } from '@tanstack/react-query'
import type { MoneySource } from './MoneySource'

/** Balance, calendar and months. */
export function usePayoutSummary({ key, summary }: MoneySource) {
  return useQuery({
    queryKey: [...key, 'summary'],
    queryFn: summary,
    // Money is looked at as it is now.
    staleTime: 0,
  })
}
