import { formatDecimal } from '#domain/values/decimal'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'

interface Props {
  /** Bottles available when the page was opened, now, and as typed. */
  before: number
  now: number
  typed: number
  isSaving: boolean
  onKeepMine: () => void
  onUseCurrent: () => void
  onClose: () => void
}

/** The stock changed while it was edited: nobody's number is overwritten without being asked (409). */
export function StockChangedDialog(props: Props) {
  const { before, now, typed, isSaving, onKeepMine, onUseCurrent, onClose } = props
  const translate = useTranslate()
  const titleId = useId()
  const bottles = (quantity: number) =>
    translate('price_stock.conflict.bottles', {
      smart_count: quantity,
      count: formatDecimal(quantity),
    })
  const counts = { before: bottles(before), now: bottles(now), typed: bottles(typed) }
  return (
    <Dialog open onClose={isSaving ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{translate('price_stock.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('price_stock.conflict.text', counts)}</DialogContentText>
        <DialogContentText sx={{ mt: 1 }}>
          {translate('price_stock.conflict.prices_saved')}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose} disabled={isSaving}>
          {translate('price_stock.conflict.back')}
        </Button>
        <Button variant="outlined" onClick={onKeepMine} disabled={isSaving}>
          {translate('price_stock.conflict.keep_mine', counts)}
        </Button>
        <Button variant="contained" onClick={onUseCurrent} disabled={isSaving}>
          {translate('price_stock.conflict.use_current', counts)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
