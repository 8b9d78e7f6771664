import { useDataTableRenderContext, useListSortContext } from 'ra-core'
import type { SyntheticEvent } from 'react'
import { DataTable } from 'react-admin'
import type { Column } from './Column'

interface ListColumnProps<Row> {
  column: Column<Row>
  /** What the server sorts by, or the column's id; react-admin hides columns by it. */
  source: string
  label: string
}

/** A column of react-admin's table; its head also says the order to screen readers, which theirs does not. */
export function ListColumn<Row>({ column, source, label }: ListColumnProps<Row>) {
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
