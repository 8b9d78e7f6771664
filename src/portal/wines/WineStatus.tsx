import { sellerListStatusLabel } from '#domain/wines/productStatus'
import { totalStock } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import { RowStatus } from '../../kit/list/RowStatus'

/** Publicado, Esgotado while all is reserved, and Pendente for anything else (spec §2, R61). */
export function WineStatus({ wine }: { wine: Product }) {
  const stock = totalStock(wine)
  return (
    <RowStatus
      label={sellerListStatusLabel(wine.status, stock)}
      color="warning"
      asks={wine.status !== 'published' || stock <= 0}
    />
  )
}
