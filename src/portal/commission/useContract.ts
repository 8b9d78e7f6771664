import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '../dataProvider'
import type { Commission } from '../dataProvider/contract'

export const COMMISSION_KEY = ['vendor', 'commission']
export const CONTRACT_KEY = ['vendor', 'contract']

/** The seller's commission. */
export function useCommission<Selected = Commission>(
  select?: (commission: Commission) => Selected,
) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery({
    queryKey: COMMISSION_KEY,
    queryFn: () => dataProvider.getCommission(),
    // staff give or change the rate while the portal is open in another window
    refetchOnWindowFocus: 'always',
    ...(select && { select }),
  })
}

const rateOf = ({ rate }: Commission): number | null => rate

/** The rate that the contract names, in percent, null without one. */
export const useCommissionRate = () => useCommission(rateOf)

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
