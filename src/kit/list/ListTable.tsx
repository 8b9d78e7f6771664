import Card from '@mui/material/Card'
import { type RaRecord, useTranslate, useDataTableRenderContext, useRecordContext } from 'ra-core'
import type { ReactNode } from 'react'
import { DataTable, SelectPageCheckbox } from 'react-admin'
import { columnSource, type Column } from './Column'
import { ListColumn } from './ListColumn'
import TableCell from '@mui/material/TableCell'

interface ListTableProps<Row extends RaRecord> {
  columns: readonly Column<Row>[]
  /** Names the table for screen readers. */
  caption: string
  /** The checkbox of a row, where rows can be marked; what is done with them is the list's business. */
  select?: (row: Row) => ReactNode
  /** Rows of 40 px instead of 48: within another record's page. */
  dense?: boolean
}

/** The rows as react-admin's table, for tablet and desk: a row opens its record by click, its name by Enter. */
export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { columns, caption, select, dense } = props
  const translate = useTranslate()
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<Row>
        aria-label={caption}
        size={dense ? 'small' : 'medium'}
        // its bar above the table would move the rows (BatchBar)
        bulkActionButtons={false}
      >
        {select && <SelectColumn select={select} />}
        {columns.map((column) => (
          <ListColumn
            key={column.id}
            column={column}
            source={columnSource(column)}
            label={translate(column.label)}
          />
        ))}
      </DataTable>
    </Card>
  )
}

/** react-admin's column of checkboxes, but the name of its row checkboxes is lost on a `span`: each list gives its own. */
function SelectColumn<Row>({ select }: { select: (row: Row) => ReactNode }) {
  const part = useDataTableRenderContext()
  const row = useRecordContext()
  if (part === 'columnsSelector') return null
  return (
    <TableCell padding="checkbox" onClick={(event) => event.stopPropagation()}>
      {part === 'header' ? <SelectPageCheckbox /> : row && select(row as Row)}
    </TableCell>
  )
}
