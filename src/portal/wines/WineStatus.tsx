import { sellerListStatusLabel } from '#domain/wines/productStatus'
import { totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Publicado, Esgotado while all is reserved, and Pendente for anything else (spec §2, R61). */
export function WineStatus({ wine }: { wine: Product }) {
  const stock = totalStock(wine)
  return (
    <StatusChip
      label={sellerListStatusLabel(wine.status, stock)}
      color={wine.status === 'published' && stock > 0 ? 'success' : 'warning'}
    />
  )
}
