import { parseBlock, writeBlock } from '#domain/text/clipboardBlock'
import { pasteEdits, type GridBlock } from '#domain/wines/gridBlock'
import { GRID_FIELDS, type GridRow } from '#domain/wines/priceGrid'
import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { RowEdit } from './useGridRows'

interface Options {
  grid: RefObject<HTMLElement | null>
  /** The rows that are shown, in their order. */
  rows: readonly GridRow[]
  block: GridBlock
  /** A cell is being typed in: the clipboard is its text's. */
  isEditing: boolean
  edit: (edits: readonly RowEdit[]) => void
  select: (block: GridBlock) => void
  tell: (message: string) => void
}

/** Copy, cut and paste of blocks, from and to spreadsheets, while the focus is in the grid. */
export function useGridClipboard({ grid, rows, block, isEditing, edit, select, tell }: Options) {
  const translate = useTranslate()
  const fields = GRID_FIELDS.slice(block.left, block.right + 1)
  const chosen = rows.slice(block.top, block.bottom + 1)

  const copy = (event: ClipboardEvent): boolean => {
    if (isEditing || !grid.current?.contains(document.activeElement)) return false
    event.preventDefault()
    event.clipboardData?.setData(
      'text/plain',
      writeBlock(chosen.map(({ typed }) => fields.map((field) => typed[field]))),
    )
    return true
  }
  const onCopy = useEffectEvent((event: ClipboardEvent) => void copy(event))
  const onCut = useEffectEvent((event: ClipboardEvent) => {
    if (!copy(event)) return
    edit(chosen.flatMap(({ id }) => fields.map((field) => ({ id, field, text: '' }))))
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    if (isEditing || !grid.current?.contains(document.activeElement)) return
    event.preventDefault()
    const cells = parseBlock(event.clipboardData?.getData('text/plain') ?? '')
    const pasted = pasteEdits(cells, block, rows.length)
    if (!pasted.ok) {
      tell(translate('grid.too_wide', { columns: pasted.columns, smart_count: pasted.room }))
      return
    }
    edit(
      pasted.edits.flatMap(({ row, field, text }) => {
        const id = rows[row]?.id
        return id === undefined ? [] : [{ id, field, text }]
      }),
    )
    select(pasted.block)
    const written = pasted.block.bottom - pasted.block.top + 1
    const said = translate('grid.pasted', { smart_count: written })
    tell(
      pasted.left_out > 0
        ? translate('grid.left_out', { smart_count: pasted.left_out, pasted: said })
        : said,
    )
  })
  useEffect(() => {
    document.addEventListener('copy', onCopy)
    document.addEventListener('cut', onCut)
    document.addEventListener('paste', onPaste)
    return () => {
      document.removeEventListener('copy', onCopy)
      document.removeEventListener('cut', onCut)
      document.removeEventListener('paste', onPaste)
    }
  }, [])
}
