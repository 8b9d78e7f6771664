import type { Seller } from '#domain/sellers/sellerWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** After a write: the answer becomes the seller's record at once, and the lists are asked for again (R41). */
export function useKeepSeller() {
  const queryClient = useQueryClient()
  return useCallback(
    (seller: Seller) => {
      queryClient.setQueryData(['sellers', 'getOne', { id: seller.id, meta: undefined }], seller)
      // what may be reviewed depends on its producer's status
      for (const name of ['sellers', 'products'])
        void queryClient.invalidateQueries({ queryKey: [name] })
    },
    [queryClient],
  )
}
