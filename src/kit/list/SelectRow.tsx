import Checkbox from '@mui/material/Checkbox'
import { useListContext, useTranslate } from 'ra-core'

interface Props {
  id: string
  /** What the row is called, in the checkbox's own name. */
  name: string
  /** Key of the catalogue: 'Selecionar %{name}'. */
  label: string
}

/** Marks a row, in the table and on its card. */
export function SelectRow({ id, name, label }: Props) {
  const translate = useTranslate()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': translate(label, { name }) } }}
    />
  )
}
