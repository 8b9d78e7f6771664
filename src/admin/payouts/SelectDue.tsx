import type { DuePayout } from '#domain/wire/payout'
import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate } from 'ra-core'

/** Marks a producer for the batch. */
export function SelectDue({ due }: { due: DuePayout }) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(due.id)}
      onChange={() => onToggleItem(due.id)}
      slotProps={{
        input: { 'aria-label': translate('admin_payouts.due.select', { name: due.seller.name }) },
      }}
    />
  )
}
