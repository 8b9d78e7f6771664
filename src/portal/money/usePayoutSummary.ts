import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '../dataProvider'

/** Balance, calendar and months; below 'payouts' so that it is asked for again with them. */
export function usePayoutSummary() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery({
    queryKey: ['payouts', 'summary'],
    queryFn: () => dataProvider.payoutSummary(),
    // Money is looked at as it is now.
    staleTime: 0,
  })
}
