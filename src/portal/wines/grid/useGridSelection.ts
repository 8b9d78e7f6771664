import type { GridBlock } from '#domain/wines/gridBlock'
import { GRID_FIELDS } from '#domain/wines/priceGrid'
import { useMemo, useState } from 'react'

/** Indexes of a row and of GRID_FIELDS; one column more is the row's state. */
export interface CellPlace {
  row: number
  column: number
}

export const STATE_COLUMN = GRID_FIELDS.length

/** The active cell, and the other corner of what is selected. */
export function useGridSelection(rowCount: number) {
  const [chosen, setChosen] = useState<{ active: CellPlace; corner: CellPlace }>({
    active: { row: 0, column: 0 },
    corner: { row: 0, column: 0 },
  })
  const within = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(rowCount - 1, row)),
    column: Math.max(0, Math.min(STATE_COLUMN, column)),
  })
  const active = within(chosen.active)
  const corner = within(chosen.corner)
  const top = Math.min(active.row, corner.row)
  const bottom = Math.max(active.row, corner.row)
  const left = Math.min(active.column, corner.column)
  const right = Math.max(active.column, corner.column)
  const block = useMemo<GridBlock>(() => ({ top, bottom, left, right }), [top, bottom, left, right])

  return {
    active,
    corner,
    block,
    /** Makes a cell the active one, alone. */
    move: (to: CellPlace) => setChosen({ active: within(to), corner: within(to) }),
    /** Selects up to a cell; the active one stays. */
    extend: (to: CellPlace) =>
      setChosen(({ active: stays }) => ({ active: stays, corner: within(to) })),
    select: (to: GridBlock) =>
      setChosen({
        active: { row: to.top, column: to.left },
        corner: { row: to.bottom, column: to.right },
      }),
  }
}
