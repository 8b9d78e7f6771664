import type { Seller } from '#domain/sellers/sellerWire'
import { useGetOne } from 'ra-core'

/** One seller, whole. Opening a seller always asks the engine too: another member of the staff may have acted. */
export function useSeller(id: string | undefined) {
  return useGetOne<Seller>(
    'sellers',
    { id: id ?? '' },
    { enabled: Boolean(id), refetchOnMount: 'always' },
  )
}
