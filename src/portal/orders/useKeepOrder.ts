import type { Order } from '#domain/orders/orderWire'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { TODAY_KEY } from '../home/todayQuery'
import { NOTICES_KEY } from '../notices/unreadQuery'

/**
 * After an action: the answer becomes the order's record at once, and the lists, cards and charts of orders and the
 * wines' stock are asked for again (R41).
 */
export function useKeepOrder() {
  const queryClient = useQueryClient()
  return useCallback(
    async (order?: Order) => {
      if (order) {
        queryClient.setQueryData(['orders', 'getOne', { id: order.id, meta: undefined }], order)
      }
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['wines'] }),
        queryClient.invalidateQueries({ queryKey: TODAY_KEY }),
        // what was done has read its notices
        queryClient.invalidateQueries({ queryKey: NOTICES_KEY }),
      ])
    },
    [queryClient],
  )
}
