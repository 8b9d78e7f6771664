import TableCell from '@mui/material/TableCell'
import { useDataTableRenderContext, useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { SelectPageCheckbox } from 'react-admin'

/** react-admin's column of checkboxes, but the name of its row checkboxes is lost on a `span`: each list gives its own. */
export function SelectColumn<Row>({ select }: { select: (row: Row) => ReactNode }) {
  const part = useDataTableRenderContext()
  const row = useRecordContext()
  if (part === 'columnsSelector') return null
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      {part === 'header' ? <SelectPageCheckbox /> : row && select(row as Row)}
    </TableCell>
  )
}
