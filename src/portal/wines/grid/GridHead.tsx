import { useTranslate } from 'ra-core'
import { GRID_COLUMNS } from './gridColumns'

/** The heads of the columns; they stay in sight. */
export function GridHead() {
  const translate = useTranslate()
  return (
    <div role="row" aria-rowindex={1} className="price-grid-row price-grid-head">
      {GRID_COLUMNS.map((column, at) => (
        <div key={column} role="columnheader" aria-colindex={at + 1} data-column={column}>
          {translate(`grid.column.${column}`)}
        </div>
      ))}
    </div>
  )
}
