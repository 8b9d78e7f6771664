import { ORDER_BATCH_MAX } from '#domain/limits'
import type { Order } from '#domain/orders/orderWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { PortalDataProvider } from '../../dataProvider'

/** The orders that the address names (`?pedidos=a,b`), with their packages, as they are now. */
export function useBatchOrders() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [search] = useSearchParams()
  const ids = (search.get('pedidos') ?? '').split(',').filter(Boolean).slice(0, ORDER_BATCH_MAX)
  const query = useQuery<Order[]>({
    // below 'orders', so that every action on an order asks for them again (R41)
    queryKey: ['orders', 'slips', ids],
    queryFn: ({ signal }) => dataProvider.orderSlips(ids, signal),
    enabled: ids.length > 0,
    staleTime: 0,
  })
  return { ids, ...query }
}
