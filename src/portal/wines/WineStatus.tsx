import { sellerListStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Publicado, and Pendente for anything else (spec §2). */
export function WineStatus({ wine }: { wine: Product }) {
  return (
    <StatusChip
      label={sellerListStatusLabel(wine.status)}
      color={wine.status === 'published' ? 'success' : 'warning'}
    />
  )
}
