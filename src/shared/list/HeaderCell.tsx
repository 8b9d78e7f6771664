import TableCell from '@mui/material/TableCell'
import TableSortLabel from '@mui/material/TableSortLabel'
import { useListSortContext, useTranslate } from 'ra-core'
import type { Column } from './Column'
import { columnSx } from './columnSx'

/** A column's head; where the server can sort by it, a button that says the order to screen readers too (aria-sort). */
export function HeaderCell({ column }: { column: Omit<Column<never>, 'render'> }) {
  const translate = useTranslate()
  const { sort, setSort } = useListSortContext()
  const { align, label, sortBy } = column
  if (sortBy === undefined) {
    return (
      <TableCell align={align} sx={columnSx(column)}>
        {translate(label)}
      </TableCell>
    )
  }
  const active = sort.field === sortBy
  const direction = sort.order === 'DESC' ? 'desc' : 'asc'
  return (
    <TableCell
      align={align}
      sx={columnSx(column)}
      sortDirection={active ? direction : false}
      aria-sort={active ? (direction === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <TableSortLabel
        active={active}
        direction={active ? direction : 'asc'}
        onClick={() =>
          setSort({ field: sortBy, order: active && direction === 'asc' ? 'DESC' : 'ASC' })
        }
      >
        {translate(label)}
      </TableSortLabel>
    </TableCell>
  )
}
