import type { Seller } from '#domain/sellers/sellerWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** After a write the answer is the seller's record at once; lists, wines and commission depend on it and are read again (R41). */
export function useKeepSeller() {
  const queryClient = useQueryClient()
  return useCallback(
    (seller: Seller) => {
      queryClient.setQueryData(['sellers', 'getOne', { id: seller.id, meta: undefined }], seller)
      void queryClient.invalidateQueries()
    },
    [queryClient],
  )
}
