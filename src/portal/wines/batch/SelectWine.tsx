import type { Product } from '#domain/wire/product'
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate } from 'ra-core'

/** Marks a wine for what is done with several. */
export function SelectWine({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(wine.id)}
      onChange={() => onToggleItem(wine.id)}
      slotProps={{
        input: { 'aria-label': translate('wines.batch.select', { name: wine.title }) },
      }}
    />
  )
}
