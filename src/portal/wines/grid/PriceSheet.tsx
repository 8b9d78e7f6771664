import { isLargeMove } from '#domain/wines/valueMoves'
import { matchesSearch } from '#domain/text/search'
import {
  gridMoves,
  isChangedRow,
  settledRow,
  type GridRow,
  GRID_FIELDS,
  gridTexts,
  isChangedCell,
} from '#domain/wines/priceGrid'
import type { WinePriceResult, WinePrices } from '#domain/wines/winePricesWire'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEvent, useTranslate } from 'ra-core'
import { useDeferredValue, useMemo, useState } from 'react'
import { UnsavedChangesGuard } from '../../../kit/form/UnsavedChangesGuard'
import { LargeMovesDialog, type MovingWine } from '../moves/LargeMovesDialog'
import { PriceGrid } from './PriceGrid'
import { PriceSteppers } from './PriceSteppers'
import { SheetBar } from './SheetBar'
import { SheetFilter } from './SheetFilter'
import { useGridRows } from './useGridRows'
import { useSaveGrid } from './useSaveGrid'
import { BothVersionsDialog, type VersionChoice } from '../../../kit/conflict/BothVersionsDialog'
import { whoChanged } from '../conflict/whoChanged'

/** The rows with what is typed in them, as a grid or, on the phone, as a list; and the one button that saves them. */
export function PriceSheet({ opened, rate }: { opened: GridRow[]; rate: number | null }) {
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { rows, latest, edit, undo, redo, replace, isUnsaved } = useGridRows(opened)
  const { save, progress, conflicts } = useSaveGrid({ latest, replace })
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [told, setTold] = useState('')
  /** What moves very far, while the person is asked whether to save it. */
  const [far, setFar] = useState<MovingWine[] | null>(null)
  const [asked, setAsked] = useState<GridRow | null>(null)

  // counted after the key is drawn: the sum over all rows may come a moment later
  const counted = useDeferredValue(rows)
  const changed = useMemo(() => counted.filter(isChangedRow), [counted])
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (!onlyChanged || row.outcome !== undefined || isChangedRow(row)) &&
          (search.trim() === '' || matchesSearch(search, [row.title])),
      ),
    [rows, search, onlyChanged],
  )
  const askAndSave = useEvent(() => {
    const moving = latest.current
      .map((row) => ({ ...row, moves: gridMoves(row) }))
      .filter(({ moves }) => moves.some(isLargeMove))
    if (moving.length === 0) void save()
    else if (!progress) setFar(moving)
  })
  const stored = asked && conflicts[asked.id]

  return (
    <>
      <SheetFilter
        search={search}
        onSearch={setSearch}
        onlyChanged={onlyChanged}
        onOnlyChanged={setOnlyChanged}
      />
      {shown.length === 0 ? (
        <Typography sx={{ py: 4 }}>{translate('grid.none')}</Typography>
      ) : isPhone ? (
        <PriceSteppers rows={shown} rate={rate} edit={edit} settle={setAsked} />
      ) : (
        <PriceGrid
          rows={shown}
          rate={rate}
          edit={edit}
          undo={undo}
          redo={redo}
          tell={setTold}
          settle={setAsked}
        />
      )}
      <SheetBar
        changed={changed}
        told={told}
        progress={progress}
        undo={undo}
        tell={setTold}
        save={askAndSave}
      />
      {far && (
        <LargeMovesDialog
          wines={far}
          onConfirm={() => {
            setFar(null)
            void save()
          }}
          onClose={() => setFar(null)}
        />
      )}
      {asked && stored && (
        <ConflictDialog
          row={asked}
          stored={stored}
          by={stored.by}
          onChoose={(choice) => {
            setAsked(null)
            if (choice === 'back') return
            const { by: _by, ...now } = stored
            replace((row) => (row.id === asked.id ? settledRow(row, now, choice === 'mine') : row))
          }}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('grid.unsaved')} />
    </>
  )
}

interface ConflictDialogProps {
  row: GridRow
  stored: WinePrices
  /** Who changed it, when it is known. */
  by: WinePriceResult['changed_by']
  onChoose: (choice: VersionChoice) => void
}

/** Somebody else, or a sale, has changed what was being typed over in a row of the grid. */
function ConflictDialog({ row, stored, by, onChoose }: ConflictDialogProps) {
  const translate = useTranslate()
  const now = gridTexts(stored)
  return (
    <BothVersionsDialog
      title={translate('grid.conflict.title', { name: row.title })}
      by={by ? whoChanged(translate, by) : undefined}
      lines={GRID_FIELDS.filter((field) => isChangedCell(row, field)).map((field) => ({
        label: translate(`grid.column.${field}`),
        mine: row.typed[field],
        theirs: now[field],
      }))}
      labels={{
        back: translate('grid.conflict.later'),
        mine: translate('grid.conflict.keep'),
        theirs: translate('grid.conflict.use'),
      }}
      onChoose={onChoose}
    />
  )
}
