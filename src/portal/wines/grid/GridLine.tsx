import { LOW_STOCK_BOTTLES } from '#domain/limits'
import {
  GRID_FIELDS,
  gridErrors,
  gridMoves,
  gridTexts,
  isChangedCell,
  isChangedRow,
  type GridRow,
} from '#domain/wines/priceGrid'
import type { LargeMove } from '#domain/wines/valueMoves'
import type { ValueMove } from '#domain/wines/valueMoveWire'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { GridCell } from './GridCell'
import { GRID_COLUMNS } from './gridColumns'
import { netOf } from './netOf'
import { STATE_COLUMN, type CellPlace } from './useGridSelection'

interface Props {
  row: GridRow
  index: number
  /** Pixels from the top. */
  start: number
  rate: number | null
  /** Of the active cell, when it is in this row. */
  activeColumn: number | null
  /** First selected column, null without one; up to `right`. */
  left: number | null
  right: number
  /** What is being typed in the active cell. */
  draft: string | null
  onDraft: (text: string) => void
  onPress: (place: CellPlace, isExtending: boolean) => void
  onReach: (place: CellPlace) => void
  onOpen: (place: CellPlace) => void
}

const farthest = (moves: readonly ValueMove[]): LargeMove | undefined =>
  (['factor', 'large'] as const).find((one) => moves.some(({ size }) => size === one))

/** One wine. Rendered again only when something of it changes. */
export const GridLine = memo(function GridLine(props: Props) {
  const { row, index, start, rate, activeColumn, left, right, draft } = props
  const translate = useTranslate()
  const errors = gridErrors(row)
  const cell = (column: number) => ({
    isActive: activeColumn === column,
    isSelected: left !== null && column >= left && column <= right,
    row: index,
    at: column,
    onPress: props.onPress,
    onReach: props.onReach,
    onOpen: props.onOpen,
  })
  const isWrong = Object.keys(errors).length > 0
  const moves = gridMoves(row)
  const isChanged = isChangedRow(row)
  const former = gridTexts(row.stored)
  const state = isWrong
    ? 'wrong'
    : (row.outcome?.state ?? farthest(moves) ?? (isChanged ? 'changed' : 'unchanged'))
  const stateText =
    (isWrong ? Object.values(errors)[0] : row.outcome?.message) ?? translate(`grid.state.${state}`)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="price-grid-row"
      style={{ transform: `translateY(${start}px)`, position: 'absolute', insetInline: 0 }}
    >
      {GRID_COLUMNS.map((column, at) => {
        if (column === 'name') {
          return (
            <div key={column} role="rowheader" aria-colindex={at + 1} data-column={column}>
              <span title={row.title}>{row.title}</span>
            </div>
          )
        }
        if (column === 'net') {
          return (
            <div
              key={column}
              role="gridcell"
              aria-colindex={at + 1}
              aria-readonly="true"
              data-column={column}
            >
              {netOf(row.typed.retail, rate)}
            </div>
          )
        }
        const label = `${translate(`grid.column.${column}`)}: ${row.title}`
        if (column === 'state') {
          return (
            <GridCell
              key={column}
              {...cell(STATE_COLUMN)}
              column={column}
              colIndex={at + 1}
              text={stateText}
              state={state}
              draft={null}
              label={label}
            />
          )
        }
        const place = GRID_FIELDS.indexOf(column)
        return (
          <GridCell
            key={column}
            {...cell(place)}
            column={column}
            colIndex={at + 1}
            text={row.typed[column]}
            hint={column === 'low_stock' ? String(LOW_STOCK_BOTTLES) : undefined}
            {...(isChangedCell(row, column) && {
              isChanged: true,
              former: former[column] || '–',
            })}
            size={moves.find(({ field }) => field === column)?.size ?? undefined}
            problem={errors[column]}
            draft={activeColumn === place ? draft : null}
            onDraft={props.onDraft}
            label={label}
          />
        )
      })}
    </div>
  )
})
