import { hasErrors } from '#domain/result'
import { gridErrors, type GridRow } from '#domain/wines/priceGrid'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { memo, useMemo } from 'react'
import { FormBar } from '../../../kit/form/FormBar'

interface Props {
  changed: readonly GridRow[]
  /** What was said last, such as how many cells were pasted. */
  told: string
  /** Of the rows that are being saved; null when nothing is. */
  progress: { done: number; total: number } | null
  undo: () => boolean
  tell: (message: string) => void
  save: () => void
}

/** How many rows have changed, how many of them cannot be saved, and the one button that saves them. */
export const SheetBar = memo(function SheetBar(props: Props) {
  const { changed, told, progress, undo, tell, save } = props
  const translate = useTranslate()
  const count = changed.length
  const wrong = useMemo(() => changed.filter((row) => hasErrors(gridErrors(row))).length, [changed])
  const note = [
    count > 0 && translate('grid.changed', { smart_count: count }),
    wrong > 0 && translate('grid.wrong', { smart_count: wrong }),
    told,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <FormBar
      note={
        <div role="status">
          {progress
            ? translate('grid.progress', { done: progress.done, smart_count: progress.total })
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
      <Button color="inherit" onClick={() => undo() || tell(translate('grid.nothing_to_undo'))}>
        {translate('grid.undo')}
      </Button>
      <Button variant="contained" aria-disabled={count === 0 || progress !== null} onClick={save}>
        {translate(progress ? 'grid.saving' : 'grid.save')}
      </Button>
    </FormBar>
  )
})
