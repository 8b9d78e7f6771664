import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../dataProvider'

export const commissionKey = (sellerId: string) => ['commission', sellerId] as const

/** The seller's commission rules; the first gives the rate (spec §3). Asked for again whenever the page opens. */
export function useCommission(sellerId: string) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useQuery({
    queryKey: commissionKey(sellerId),
    queryFn: () => dataProvider.getCommissionRules(sellerId),
    refetchOnMount: 'always',
  })
}
