import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../dataProvider'

/** What waits for a second person of the staff. */
export function useApprovals() {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: ['payouts', 'approvals'],
    queryFn: () => dataProvider.moneyApprovals(),
    refetchOnWindowFocus: 'always',
  })
}
