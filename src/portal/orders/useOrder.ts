import type { Order } from '#domain/orders/orderWire'
import { useGetOne } from 'ra-core'

/** As the list: what happened meanwhile shows without a reload (R41). */
const REFRESH_MS = 30_000

/** One order, whole. Opening it always asks the engine too, so that the actions judge what is true now. */
export function useOrder(id: string | undefined) {
  return useGetOne<Order>(
    'orders',
    { id: id ?? '' },
    {
      enabled: id !== undefined,
      refetchOnMount: 'always',
      refetchOnWindowFocus: true,
      refetchInterval: REFRESH_MS,
    },
  )
}
