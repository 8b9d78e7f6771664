import { hasErrors } from '#domain/result'
import { matchesSearch } from '#domain/text/search'
import { gridErrors, isChangedRow, settledRow, type GridRow } from '#domain/wines/priceGrid'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { FormBar } from '../../../shared/form/FormBar'
import { UnsavedChangesGuard } from '../../../shared/form/UnsavedChangesGuard'
import { ConflictDialog } from './ConflictDialog'
import { PriceGrid } from './PriceGrid'
import { PriceSteppers } from './PriceSteppers'
import { useGridRows } from './useGridRows'
import { useSaveGrid } from './useSaveGrid'

/** The rows with what is typed in them, as a grid or, on the phone, as a list; and the one button that saves them. */
export function PriceSheet({ opened, rate }: { opened: GridRow[]; rate: number | null }) {
  const translate = useTranslate()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const { rows, latest, edit, undo, redo, replace, isUnsaved } = useGridRows(opened)
  const { save, progress, conflicts } = useSaveGrid({ latest, replace })
  const [search, setSearch] = useState('')
  const [onlyChanged, setOnlyChanged] = useState(false)
  const [told, setTold] = useState('')
  const [asked, setAsked] = useState<GridRow | null>(null)

  const changed = useMemo(() => rows.filter(isChangedRow), [rows])
  const wrong = useMemo(() => changed.filter((row) => hasErrors(gridErrors(row))).length, [changed])
  const shown = useMemo(
    () =>
      rows.filter(
        (row) =>
          (!onlyChanged || row.outcome !== undefined || isChangedRow(row)) &&
          (search.trim() === '' || matchesSearch(search, [row.title])),
      ),
    [rows, search, onlyChanged],
  )
  const count = changed.length
  const note = [
    count > 0 && translate('grid.changed', { smart_count: count }),
    wrong > 0 && translate('grid.wrong', { smart_count: wrong }),
    told,
  ]
    .filter(Boolean)
    .join(' · ')
  const stored = asked && conflicts[asked.id]

  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ mb: 2, flexWrap: 'wrap', alignItems: 'flex-end' }}
      >
        <TextField
          size="small"
          margin="none"
          type="search"
          label={translate('wines.list.search_label')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}
        />
        <ToggleButton
          size="small"
          value="changed"
          selected={onlyChanged}
          onChange={() => setOnlyChanged(!onlyChanged)}
        >
          {translate('grid.only_changed')}
        </ToggleButton>
        {!isPhone && (
          <Typography variant="caption" color="text.secondary" sx={{ pb: 1.5 }}>
            {translate('grid.keys')}
          </Typography>
        )}
      </Stack>
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
      <FormBar
        note={
          <div role="status">
            {progress
              ? translate('grid.progress', { done: progress.done, total: progress.total })
              : note}
            {progress && (
              <LinearProgress
                variant="determinate"
                value={(100 * progress.done) / progress.total}
                aria-label={translate('grid.saving')}
                sx={{ mt: 0.5, height: 6, borderRadius: 3, maxWidth: 320 }}
              />
            )}
          </div>
        }
      >
        <Button
          color="inherit"
          onClick={() => undo() || setTold(translate('grid.nothing_to_undo'))}
        >
          {translate('grid.undo')}
        </Button>
        <Button
          variant="contained"
          aria-disabled={count === 0 || progress !== null}
          onClick={() => void save()}
        >
          {translate(progress ? 'grid.saving' : 'grid.save')}
        </Button>
      </FormBar>
      {asked && stored && (
        <ConflictDialog
          row={asked}
          stored={stored}
          onSettle={(keep) => {
            replace((row) => (row.id === asked.id ? settledRow(row, stored, keep) : row))
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      <UnsavedChangesGuard isUnsaved={isUnsaved} text={translate('grid.unsaved')} />
    </>
  )
}
