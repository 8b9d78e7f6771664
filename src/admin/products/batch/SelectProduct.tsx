import type { Product } from '#domain/wire/product'
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate } from 'ra-core'

/** Marks a row for the batch. */
export function SelectProduct({ product }: { product: Product }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(product.id)}
      onChange={() => onToggleItem(product.id)}
      slotProps={{
        input: {
          'aria-label': translate('admin_product.batch.select', { name: product.title }),
        },
      }}
    />
  )
}
