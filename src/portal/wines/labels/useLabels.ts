import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '../../dataProvider'

/** The codes of wines, in this sequence. */
export function useLabels(ids: readonly string[]) {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useQuery<SellerLabel[]>({
    // below 'wines', so that every change of a wine asks again (R41)
    queryKey: ['wines', 'labels', ids],
    queryFn: ({ signal }) => dataProvider.wineLabels(ids, signal),
    enabled: ids.length > 0,
  })
}
