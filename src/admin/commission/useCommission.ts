import type { CommissionRule } from '#domain/commission/commissionWire'
import { useGetList } from 'ra-core'

/** The seller's commission rules; the first gives the rate (spec §3). Asked for again whenever the page opens. */
export const useCommission = (sellerId: string, { enabled = true } = {}) =>
  useGetList<CommissionRule>(
    'commission-rules',
    { filter: { seller_id: sellerId } },
    { refetchOnMount: 'always', enabled },
  )
