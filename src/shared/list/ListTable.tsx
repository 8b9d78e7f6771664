import Card from '@mui/material/Card'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { RaRecord } from 'ra-core'
import type { Column } from './Column'
import { columnSx } from './columnSx'
import { HeaderCell } from './HeaderCell'

interface ListTableProps<Row extends RaRecord> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  /** Names the table for screen readers. */
  caption: string
}

/** The rows as a table, for tablet and desk. */
export function ListTable<Row extends RaRecord>({ rows, columns, caption }: ListTableProps<Row>) {
  return (
    <TableContainer
      component={Card}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={caption}
    >
      <Table aria-label={caption}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={{ '&:last-child td': { border: 0 } }}>
              {columns.map((column) => (
                <TableCell key={column.id} align={column.align} sx={columnSx(column)}>
                  {column.render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
