import { ORDER_BATCH_MAX } from '#domain/limits'
import type { OrderSlip } from '#domain/orders/orderBatchWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useSearchParams } from 'react-router-dom'
import type { PortalDataProvider } from '../../dataProvider'

/** The orders that the address names (`?pedidos=a,b`), else all that are to be sent, with their packages, as they are now. */
export function useBatchOrders() {
  const dataProvider = useDataProvider<PortalDataProvider>()
  const [search] = useSearchParams()
  const ids = (search.get('pedidos') ?? '').split(',').filter(Boolean).slice(0, ORDER_BATCH_MAX)
  const query = useQuery<OrderSlip[]>({
    // below 'orders', so that every action on an order asks for them again (R41)
    queryKey: ['orders', 'slips', ids],
    queryFn: ({ signal }) => dataProvider.orderSlips(ids, signal),
    staleTime: 0,
  })
  return { ids, ...query }
}
