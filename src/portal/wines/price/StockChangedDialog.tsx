import { formatDecimal } from '#domain/values/decimal'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import { BothValues } from '../conflict/BothValues'
import type { StockQuestion } from './useSavePriceStock'

interface Props {
  /** Bottles available when the page was opened. */
  before: number
  question: StockQuestion
}

/** The stock changed while it was edited: nobody's number is overwritten without being asked (409). */
export function StockChangedDialog({ before, question }: Props) {
  const { typed, answer } = question
  const now = question.level.available
  const translate = useTranslate()
  const titleId = useId()
  const bottles = (quantity: number) =>
    translate('price_stock.conflict.bottles', {
      smart_count: quantity,
      count: formatDecimal(quantity),
    })
  const counts = { before: bottles(before), now: bottles(now), typed: bottles(typed) }
  return (
    <Dialog open onClose={() => answer(undefined)} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId}>{translate('price_stock.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          {translate('price_stock.conflict.text', counts)}
        </DialogContentText>
        <BothValues
          lines={[
            {
              label: translate('price_stock.quantity'),
              mine: counts.typed,
              theirs: counts.now,
            },
          ]}
        />
        <DialogContentText sx={{ mt: 1 }}>
          {translate('price_stock.conflict.prices_saved')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(undefined)}>
          {translate('price_stock.conflict.back')}
        </Button>
        <Button variant="outlined" onClick={() => answer(typed)}>
          {translate('price_stock.conflict.keep_mine', counts)}
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer(now)}>
          {translate('price_stock.conflict.use_current', counts)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
