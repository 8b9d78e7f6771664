import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '../dataProvider'

export const COMMISSION_KEY = ['vendor', 'commission']
export const CONTRACT_KEY = ['vendor', 'contract']

/** The seller's commission in percent, null without one. */
export function useCommissionRate() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery({
    queryKey: COMMISSION_KEY,
    queryFn: () => dataProvider.getCommissionRate(),
    // staff give or change the rate while the portal is open in another window
    refetchOnWindowFocus: 'always',
  })
}

/** The contract's text; requested again whenever it is opened, as it carries the day's date and the current rate. */
export function useContract({ enabled = true } = {}) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery({
    queryKey: CONTRACT_KEY,
    queryFn: () => dataProvider.getContract(),
    enabled,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
}
