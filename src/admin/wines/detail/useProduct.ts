import type { Product } from '#domain/wines/productWire'
import { useGetOne } from 'ra-core'

/** One wine, whole. Opening it always asks the engine too: staff decide about what is true now. */
export function useProduct(id: string | undefined) {
  return useGetOne<Product>(
    'products',
    { id: id ?? '' },
    { enabled: Boolean(id), refetchOnMount: 'always' },
  )
}
