import type { Product } from '#domain/wines/productWire'
import { useGetOne } from 'ra-core'

/**
 * One wine, whole. Opening a wine always asks the engine too: the store may have sold bottles meanwhile, and the
 * form and the toggle must judge what is true now.
 */
export function useWine(id: string | undefined) {
  return useGetOne<Product>(
    'wines',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchOnMount: 'always' },
  )
}
