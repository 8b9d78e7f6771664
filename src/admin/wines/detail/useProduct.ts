import type { Product } from '#domain/wines/productWire'
import { useGetOne } from 'ra-core'

/** One wine, whole. Going to it always asks the engine, also where it was read ahead: staff decide about what is true now. */
export function useProduct(id: string | undefined) {
  return useGetOne<Product>('products', { id: id ?? '' }, { enabled: Boolean(id), staleTime: 0 })
}
