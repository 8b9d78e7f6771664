import type { OrderBatchResult } from '#domain/orders/orderBatchWire'
import { useDataProvider } from 'ra-core'
import { useBatch } from '../../../shared/orders/useBatch'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepOrder } from '../useKeepOrder'

/** A batch of the producer's own orders, by the portal's calls. */
export function useOrderBatch<Item>(
  send: (
    dataProvider: PortalDataProvider,
    items: Item[],
    key: string,
  ) => Promise<OrderBatchResult[]>,
) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useBatch<Item>((items, key) => send(dataProvider, items, key), useKeepOrder())
}
