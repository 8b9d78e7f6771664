import type { Order } from '#domain/wire/order'
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate } from 'ra-core'
import { formatOrderNumber } from '../formatOrderNumber'

/** Marks a row for the batch. */
export function SelectOrder({ order }: { order: Order }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(order.id)}
      onChange={() => onToggleItem(order.id)}
      slotProps={{
        input: {
          'aria-label': translate('order.batch.select', { name: formatOrderNumber(order) }),
        },
      }}
    />
  )
}
