import type { Product } from '#domain/wines/productWire'
import { paths } from '../../paths'
import { RowMenu } from '../../kit/list/RowMenu'

/** Ver detalhes, and Editar, which leads to stock and price (spec §2). */
export function WineActions({ wine }: { wine: Product }) {
  return (
    <RowMenu
      name={wine.title}
      links={[
        { label: 'wines.action.details', to: paths.portal.wine(wine.id) },
        { label: 'wines.action.edit', to: paths.portal.addPrice(wine.id) },
      ]}
    />
  )
}
