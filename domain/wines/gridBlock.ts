import { GRID_FIELDS, type GridField } from './priceGrid'

/** A rectangle of cells: indexes of rows and of GRID_FIELDS, both ends included. */
export interface GridBlock {
  top: number
  bottom: number
  left: number
  right: number
}

/** A text for one cell. */
export interface GridEdit {
  row: number
  field: GridField
  text: string
}

export type PasteResult =
  | { ok: true; edits: GridEdit[]; left_out: number; block: GridBlock }
  | { ok: false; reason: 'too_wide'; columns: number; room: number }

/**
 * Where a pasted block goes: from the selection's upper left cell on. One cell fills the whole selection, one row is
 * repeated down it. A block with more columns than there are to the right is refused as a whole, since then none of its
 * columns may be where the person thinks it is; rows below the last wine are counted and left out.
 */
export function pasteEdits(
  cells: readonly (readonly string[])[],
  at: GridBlock,
  rowCount: number,
): PasteResult {
  const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0)
  const room = GRID_FIELDS.length - at.left
  if (width > room) return { ok: false, reason: 'too_wide', columns: width, room }
  const isSingle = cells.length === 1
  const across = isSingle && width === 1 ? at.right - at.left + 1 : width
  const down = isSingle ? at.bottom - at.top + 1 : cells.length
  const fitting = Math.min(down, rowCount - at.top)
  const edits: GridEdit[] = []
  for (let y = 0; y < fitting; y++) {
    const source = (isSingle ? cells[0] : cells[y]) ?? []
    for (let x = 0; x < across; x++) {
      const field = GRID_FIELDS[at.left + x]
      const text = width === 1 ? source[0] : source[x]
      if (field && text !== undefined) edits.push({ row: at.top + y, field, text })
    }
  }
  const block = {
    top: at.top,
    left: at.left,
    bottom: at.top + Math.max(1, fitting) - 1,
    right: at.left + across - 1,
  }
  return { ok: true, edits, left_out: down - fitting, block }
}

/** Every cell of the block gets the text of the first row of its column (Ctrl+D). */
export function fillDownEdits(
  block: GridBlock,
  textAt: (row: number, field: GridField) => string,
): GridEdit[] {
  const edits: GridEdit[] = []
  for (let row = block.top + 1; row <= block.bottom; row++) {
    for (const field of GRID_FIELDS.slice(block.left, block.right + 1)) {
      edits.push({ row, field, text: textAt(block.top, field) })
    }
  }
  return edits
}
