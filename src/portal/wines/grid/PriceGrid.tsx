import './PriceGrid.css'
import { fillDownEdits } from '#domain/wines/gridBlock'
import { GRID_FIELDS, type GridRow } from '#domain/wines/priceGrid'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEvent, useTranslate } from 'ra-core'
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { GridLine } from './GridLine'
import { readGridKey } from './readGridKey'
import type { RowEdit } from './useGridRows'
import { useGridClipboard } from './useGridClipboard'
import { STATE_COLUMN, useGridSelection, type CellPlace } from './useGridSelection'
import { GRID_COLUMNS } from './gridColumns'

const ROW_HEIGHT = 44

interface Props {
  rows: readonly GridRow[]
  /** Percent; null without a rule. */
  rate: number | null
  edit: (edits: readonly RowEdit[]) => void
  undo: () => boolean
  redo: () => boolean
  /** Said to everybody, screen readers included. */
  tell: (message: string) => void
  /** Asks what to do about a row that somebody else has changed. */
  settle: (row: GridRow) => void
}

/**
 * Prices and stock as in a spreadsheet (docs/decisions/12): one cell has the focus, a block around it is selected, and
 * only the rows in sight are in the document.
 */
export const PriceGrid = memo(function PriceGrid(props: Props) {
  const { rows, rate, edit, undo, redo, tell, settle } = props
  const translate = useTranslate()
  const grid = useRef<HTMLDivElement>(null)
  const { active, corner, block, move, extend, select } = useGridSelection(rows.length)
  /** The text in the cell that is being typed in. */
  const [draft, setDraft] = useState<string | null>(null)
  const isEditing = draft !== null
  useGridClipboard({ grid, rows, block, isEditing, edit, select, tell })

  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoized part
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollPaddingStart: ROW_HEIGHT,
    // the cell with the focus stays in the document, wherever one scrolls
    rangeExtractor: ({ startIndex, endIndex, overscan, count }) => {
      const shown = new Set([active.row])
      const last = Math.min(count - 1, endIndex + overscan)
      for (let at = Math.max(0, startIndex - overscan); at <= last; at++) shown.add(at)
      return [...shown].sort((one, other) => one - other)
    },
  })

  // the focus goes with the active cell, once it has been there
  const hadFocus = useRef(false)
  // the first cell looks chosen as the page opens: what is typed or pasted then goes there (issue 31.11)
  const isDrawn = virtual.getVirtualItems().length > 0
  useEffect(() => {
    // who types in the search, or answers a dialog, is not taken away from it
    if (!isDrawn || document.activeElement?.closest('input, textarea, [role=dialog]')) return
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [isDrawn])
  useEffect(() => {
    if (!hadFocus.current || isEditing) return
    // scrolling measures the whole page, so only where it is needed; the head covers the first row
    const inSight = virtual.range
    if (!inSight || active.row <= inSight.startIndex + 1 || active.row >= inSight.endIndex) {
      virtual.scrollToIndex(active.row)
    }
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [active.row, active.column, isEditing, virtual])

  const commit = (): void => {
    const field = GRID_FIELDS[active.column]
    const id = rows[active.row]?.id
    if (draft !== null && field && id !== undefined) edit([{ id, field, text: draft }])
    setDraft(null)
  }
  const startEditing = (place: CellPlace, text?: string) => {
    const field = GRID_FIELDS[place.column]
    const row = rows[place.row]
    if (!row) return
    if (field) setDraft(text ?? row.typed[field])
    else if (row.outcome?.state === 'conflict') settle(row)
  }

  // the same functions for ever, so that only the rows that change are drawn
  const onPress = useEvent((place: CellPlace, isExtending: boolean) => {
    commit()
    if (isExtending) extend(place)
    else move(place)
  })
  const onReach = useEvent(extend)
  const onOpen = useEvent((place: CellPlace) => startEditing(place))

  const onKeyDown = (event: KeyboardEvent) => {
    const act = readGridKey(event, { active, corner, isEditing, rowCount: rows.length })
    if (!act) return
    event.preventDefault()
    if ('move' in act) {
      commit()
      move(act.move)
    } else if ('extend' in act) extend(act.extend)
    else if ('type' in act) startEditing(active, act.type)
    else {
      const cells = rows.slice(block.top, block.bottom + 1)
      const fields = GRID_FIELDS.slice(block.left, block.right + 1)
      switch (act.do) {
        case 'edit':
          return startEditing(active)
        case 'cancel':
          return isEditing ? setDraft(null) : move(active)
        case 'clear':
          return edit(cells.flatMap(({ id }) => fields.map((field) => ({ id, field, text: '' }))))
        case 'fill':
          return edit(
            fillDownEdits(block, (row, field) => rows[row]?.typed[field] ?? '').map(
              ({ row, ...one }) => ({ ...one, id: rows[row]?.id ?? '' }),
            ),
          )
        case 'undo':
          return undo() ? undefined : tell(translate('grid.nothing_to_undo'))
        case 'redo':
          return void redo()
        case 'all':
          return select({ top: 0, left: 0, bottom: rows.length - 1, right: STATE_COLUMN - 1 })
      }
    }
  }

  return (
    <div
      ref={grid}
      className="price-grid"
      role="grid"
      aria-label={translate('grid.label')}
      aria-rowcount={rows.length + 1}
      aria-colcount={STATE_COLUMN + 3}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) {
          hadFocus.current = false
          commit()
        }
      }}
    >
      <GridHead />
      <div role="presentation" style={{ position: 'relative', height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          return (
            row && (
              <GridLine
                key={row.id}
                row={row}
                index={index}
                start={start}
                rate={rate}
                activeColumn={index === active.row ? active.column : null}
                left={index >= block.top && index <= block.bottom ? block.left : null}
                right={index >= block.top && index <= block.bottom ? block.right : 0}
                draft={index === active.row ? draft : null}
                onDraft={setDraft}
                onPress={onPress}
                onReach={onReach}
                onOpen={onOpen}
              />
            )
          )
        })}
      </div>
    </div>
  )
})

/** The heads of the columns; they stay in sight. */
function GridHead() {
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
