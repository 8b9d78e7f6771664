import Card from '@mui/material/Card'
import { type RaRecord, useTranslate } from 'ra-core'
import { DataTable } from 'react-admin'
import type { Column } from './Column'
import { ListColumn } from './ListColumn'

interface ListTableProps<Row extends RaRecord> {
  columns: readonly Column<Row>[]
  /** Names the table for screen readers. */
  caption: string
  /** Rows can be marked; what is done with them is the list's business. */
  selectable: boolean
}

/** The rows as react-admin's table, for tablet and desk: a row opens its record by click, its name by Enter. */
export function ListTable<Row extends RaRecord>(props: ListTableProps<Row>) {
  const { columns, caption, selectable } = props
  const translate = useTranslate()
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <DataTable<Row>
        aria-label={caption}
        size="medium"
        // its checkboxes, without its bar above the table: that would move the rows (BatchBar)
        bulkActionButtons={selectable && <></>}
        bulkActionsToolbar={<></>}
      >
        {columns.map((column) => (
          <ListColumn
            key={column.id}
            column={column}
            source={column.sortBy ?? column.id}
            label={translate(column.label)}
          />
        ))}
      </DataTable>
    </Card>
  )
}
