import type { LargeMove } from '#domain/wines/valueMoves'
import { memo, useEffect, useRef } from 'react'
import type { CellPlace } from './useGridSelection'

interface Props {
  column: string
  row: number
  /** Among the cells that can be active. */
  at: number
  colIndex: number
  text: string
  /** Shown where there is no text. */
  hint?: string | undefined
  /** Names the field for screen readers: column and wine. */
  label: string
  isActive: boolean
  isSelected: boolean
  isChanged?: boolean
  /** What is stored, of a cell that says something else. */
  former?: string | undefined
  /** It moves very far. */
  size?: LargeMove | undefined
  /** Why it cannot be saved. */
  problem?: string | undefined
  /** Of the column of states. */
  state?: string
  /** What is being typed; null when it is not this cell. */
  draft: string | null
  onDraft?: (text: string) => void
  onPress: (place: CellPlace, isExtending: boolean) => void
  onReach: (place: CellPlace) => void
  onOpen: (place: CellPlace) => void
}

/** A cell: one of all of them is in the order of Tab, and becomes a text field while it is typed in. */
export const GridCell = memo(function GridCell(props: Props) {
  const { column, row, at, colIndex, text, hint, label, isActive, isSelected, isChanged, problem } =
    props
  const { former, size, state, draft, onDraft, onPress, onReach, onOpen } = props
  const open = () => onOpen({ row, column: at })
  return (
    <div
      role="gridcell"
      aria-colindex={colIndex}
      aria-selected={isSelected}
      aria-invalid={problem ? true : undefined}
      aria-readonly={onDraft ? undefined : true}
      data-column={column}
      data-changed={isChanged || undefined}
      data-former={former}
      data-size={size}
      data-state={state}
      title={problem ?? (state ? text : undefined)}
      tabIndex={isActive ? 0 : -1}
      onMouseDown={(event) => {
        if (draft === null) onPress({ row, column: at }, event.shiftKey)
      }}
      onMouseEnter={(event) => {
        if (event.buttons === 1) onReach({ row, column: at })
      }}
      onDoubleClick={open}
      onClick={state === 'conflict' ? open : undefined}
    >
      {draft === null ? (
        text || <span className="price-grid-hint">{hint}</span>
      ) : (
        <CellInput label={label} text={draft} onChange={(typed) => onDraft?.(typed)} />
      )}
    </div>
  )
})

function CellInput({
  label,
  text,
  onChange,
}: {
  label: string
  text: string
  onChange: (text: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const started = useRef(text)
  useEffect(() => {
    input.current?.focus()
    // a key that was typed over the cell stays; a text that was opened can be replaced at once
    if (started.current.length > 1) input.current?.select()
  }, [])
  return (
    <input
      ref={input}
      aria-label={label}
      value={text}
      inputMode="decimal"
      maxLength={24}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
