import { GRID_FIELDS, gridTexts, isChangedCell, type GridRow } from '#domain/wines/priceGrid'
import type { WinePriceResult, WinePrices } from '#domain/wines/winePricesWire'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { BothValues } from '../conflict/BothValues'
import { whoChanged } from '../conflict/whoChanged'

interface Props {
  row: GridRow
  stored: WinePrices
  /** Who changed it, when it is known. */
  by: WinePriceResult['changed_by']
  onSettle: (keepMine: boolean) => void
  onClose: () => void
}

/** Somebody else, or a sale, has changed what was being typed over: both values, and the person chooses (409). */
export function ConflictDialog({ row, stored, by, onSettle, onClose }: Props) {
  const translate = useTranslate()
  const titleId = useId()
  const now = gridTexts(stored)
  const fields = GRID_FIELDS.filter((field) => isChangedCell(row, field))
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {translate('grid.conflict.title', { name: row.title })}
      </DialogTitle>
      <DialogContent>
        <BothValues
          by={by ? whoChanged(translate, by) : undefined}
          lines={fields.map((field) => ({
            label: translate(`grid.column.${field}`),
            mine: row.typed[field],
            theirs: now[field],
          }))}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('grid.conflict.later')}
        </Button>
        <Button variant="outlined" onClick={() => onSettle(true)}>
          {translate('grid.conflict.keep')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => onSettle(false)}>
          {translate('grid.conflict.use')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
