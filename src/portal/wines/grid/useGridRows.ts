import { cleanGridText, isChangedRow, type GridField, type GridRow } from '#domain/wines/priceGrid'
import { useCallback, useRef, useState } from 'react'

/** A text for a cell of one wine. */
export interface RowEdit {
  id: string
  field: GridField
  text: string
}

/** Steps that can be taken back. */
const UNDO_MAX = 200

/** The rows with what is typed in them, and every step taken back and forth again. */
export function useGridRows(opened: GridRow[]) {
  const [rows, setRows] = useState(opened)
  // always the newest, for two keys within one frame
  const latest = useRef(rows)
  const undone = useRef<RowEdit[][]>([])
  const done = useRef<RowEdit[][]>([])

  const replace = useCallback((change: (row: GridRow) => GridRow) => {
    latest.current = latest.current.map(change)
    setRows(latest.current)
  }, [])

  /** Writes the texts and returns the former ones. */
  const write = useCallback(
    (edits: readonly RowEdit[]): RowEdit[] => {
      const byWine = new Map<string, RowEdit[]>()
      for (const one of edits) byWine.set(one.id, [...(byWine.get(one.id) ?? []), one])
      const before: RowEdit[] = []
      replace((row) => {
        const own = byWine.get(row.id)
        if (!own) return row
        const typed = { ...row.typed }
        for (const { field, text } of own) {
          before.push({ id: row.id, field, text: typed[field] })
          typed[field] = cleanGridText(field, text)
        }
        const { outcome: _past, ...rest } = row
        return { ...rest, typed }
      })
      return before
    },
    [replace],
  )

  const edit = useCallback(
    (edits: readonly RowEdit[]) => {
      if (edits.length === 0) return
      done.current = [...done.current.slice(1 - UNDO_MAX), write(edits)]
      undone.current = []
    },
    [write],
  )
  const undo = useCallback(() => {
    const step = done.current.pop()
    if (step) undone.current.push(write(step))
    return step !== undefined
  }, [write])
  const redo = useCallback(() => {
    const step = undone.current.pop()
    if (step) done.current.push(write(step))
    return step !== undefined
  }, [write])

  /** Asked at the moment of leaving. */
  const isUnsaved = useCallback(() => latest.current.some(isChangedRow), [])

  return { rows, latest, edit, undo, redo, replace, isUnsaved }
}
