import type { KeyboardEvent } from 'react'
import { STATE_COLUMN, type CellPlace } from './useGridSelection'

/** What a key means in the grid; undefined: it is the browser's. */
export type GridKey =
  | { move: CellPlace }
  | { extend: CellPlace }
  /** Starts typing over the cell. */
  | { type: string }
  | { do: 'edit' | 'cancel' | 'clear' | 'fill' | 'undo' | 'redo' | 'all' }

interface State {
  active: CellPlace
  corner: CellPlace
  isEditing: boolean
  rowCount: number
}

/** Rows that a page of the keyboard jumps over. */
const PAGE = 10

const ARROWS: Readonly<Record<string, [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
}

/** The keys of a spreadsheet. Tab leaves the grid behind its last cell and before its first. */
export function readGridKey(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  { active, corner, isEditing, rowCount }: State,
): GridKey | undefined {
  const { key, shiftKey } = event
  const isCommand = event.ctrlKey || event.metaKey
  if (event.altKey) return undefined
  if (key === 'Enter') {
    if (!isEditing && !shiftKey) return { do: 'edit' }
    return { move: { ...active, row: active.row + (shiftKey ? -1 : 1) } }
  }
  if (key === 'Tab') return tabbed(active, shiftKey, rowCount)
  if (key === 'Escape') return { do: 'cancel' }
  const arrow = ARROWS[key]
  if (isEditing) {
    return arrow && arrow[0] !== 0 && !isCommand && !shiftKey
      ? { move: { ...active, row: active.row + arrow[0] } }
      : undefined
  }
  if (arrow) {
    const far = isCommand ? Math.max(rowCount, STATE_COLUMN) : 1
    const from = shiftKey ? corner : active
    const to = { row: from.row + arrow[0] * far, column: from.column + arrow[1] * far }
    // what is selected are prices and bottles, not a row's state
    return shiftKey
      ? { extend: { ...to, column: Math.min(to.column, STATE_COLUMN - 1) } }
      : { move: to }
  }
  if (key === 'Home' || key === 'End') {
    const column = key === 'Home' ? 0 : STATE_COLUMN - 1
    if (!isCommand) return { move: { ...active, column } }
    return { move: { row: key === 'Home' ? 0 : rowCount - 1, column } }
  }
  if (key === 'F2') return { do: 'edit' }
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' }
  if (isCommand) return COMMANDS[shiftKey ? `shift+${key.toLowerCase()}` : key.toLowerCase()]
  return key.length === 1 && key !== ' ' && active.column < STATE_COLUMN ? { type: key } : undefined
}

const COMMANDS: Readonly<Record<string, GridKey>> = {
  z: { do: 'undo' },
  y: { do: 'redo' },
  'shift+z': { do: 'redo' },
  d: { do: 'fill' },
  a: { do: 'all' },
}

function tabbed(active: CellPlace, isBack: boolean, rowCount: number): GridKey | undefined {
  const width = STATE_COLUMN + 1
  const next = active.row * width + active.column + (isBack ? -1 : 1)
  if (next < 0 || next >= rowCount * width) return undefined
  return { move: { row: Math.floor(next / width), column: next % width } }
}
