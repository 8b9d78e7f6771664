import type { QueryClient } from '@tanstack/react-query'
import { invalidatePayouts } from '../money/invalidatePayouts'

/** After staff's act: the orders, the bottles that they hold, and what their producers are due are read again (R41). */
export const invalidateOrders = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['products'] }),
    invalidatePayouts(queryClient),
  ])
