import type { Product } from '#domain/wines/productWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { TODAY_KEY } from '../home/todayQuery'
import { NOTICES_KEY } from '../notices/unreadQuery'

/**
 * After a write: the answer becomes the wine's record at once, and every list and card of wines is asked for again
 * (R41). Without an answer the wine itself is asked for as well.
 */
export function useKeepWine() {
  const queryClient = useQueryClient()
  return useCallback(
    async (wine?: Product) => {
      if (wine) {
        queryClient.setQueryData(['wines', 'getOne', { id: wine.id, meta: undefined }], wine)
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['wines'] }),
        queryClient.invalidateQueries({ queryKey: TODAY_KEY }),
        // what was done has read its notices
        queryClient.invalidateQueries({ queryKey: NOTICES_KEY }),
      ])
    },
    [queryClient],
  )
}
