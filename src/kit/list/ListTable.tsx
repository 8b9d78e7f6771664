import Card from '@mui/material/Card'
import {
  type RaRecord,
  useTranslate,
  useDataTableRenderContext,
  useRecordContext,
  useListSortContext,
} from 'ra-core'
import type { ReactNode, SyntheticEvent } from 'react'
import { DataTable, SelectPageCheckbox } from 'react-admin'
import { columnSource, type Column } from './Column'
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

interface ListColumnProps<Row> {
  column: Column<Row>
  /** What the server sorts by, or the column's id; react-admin hides columns by it. */
  source: string
  label: string
}

/** A column of react-admin's table; its head also says the order to screen readers, which theirs does not. */
function ListColumn<Row>({ column, source, label }: ListColumnProps<Row>) {
  const { align, from, id, nowrap, render, sortBy } = column
  const { sort } = useListSortContext()
  const isHead = useDataTableRenderContext() === 'header'
  const order = sort.field !== sortBy ? 'none' : sort.order === 'DESC' ? 'descending' : 'ascending'
  return (
    <DataTable.Col
      source={source}
      label={label}
      disableSort={!sortBy}
      align={align}
      render={(row) => render(row as Row)}
      {...(isHead && sortBy && { 'aria-sort': order })}
      // what is pressed here acts by itself, and does not open the row
      onClick={id === 'actions' ? stop : undefined}
      sx={{
        ...((align === 'right' || nowrap) && { whiteSpace: 'nowrap' }),
        ...(from && { display: { xs: 'none', [from]: 'table-cell' } }),
      }}
    />
  )
}

const stop = (event: SyntheticEvent) => event.stopPropagation()
