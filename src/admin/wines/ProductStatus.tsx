import { productStatusColor, productStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Publicado, Rascunho, Proposto, Rejeitado, Arquivado, else Desconhecido (spec §4). */
export function ProductStatus({ product }: { product: Product }) {
  return (
    <StatusChip
      label={productStatusLabel(product.status)}
      color={productStatusColor(product.status)}
    />
  )
}
