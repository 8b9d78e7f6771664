import type { SeenPrices } from '#domain/wines/productWire'
import { formatBRL } from '#domain/values/money'
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
import { whoChanged } from '../conflict/whoChanged'
import type { PriceQuestion } from './useSavePriceStock'

/** A price was saved by somebody else while it was edited: both values, and theirs stays by default (409). */
export function PricesChangedDialog({ question }: { question: PriceQuestion }) {
  const { keys, typed, prices, by, answer } = question
  const translate = useTranslate()
  const titleId = useId()
  const textOf = (key: keyof SeenPrices, { retail, wholesale }: SeenPrices): string => {
    if (key === 'retail') return retail ? formatBRL(retail) : ''
    return wholesale
      ? translate('price_stock.price_conflict.wholesale', {
          amount: formatBRL(wholesale.amount),
          minimum: formatDecimal(wholesale.min_quantity),
        })
      : ''
  }
  return (
    <Dialog open onClose={() => answer(undefined)} aria-labelledby={titleId} maxWidth="sm">
      <DialogTitle id={titleId}>{translate('price_stock.price_conflict.title')}</DialogTitle>
      <DialogContent>
        <BothValues
          by={by ? whoChanged(translate, by) : undefined}
          lines={keys.map((key) => ({
            label: translate(`price_stock.${key}`),
            mine: textOf(key, typed),
            theirs: textOf(key, prices),
          }))}
        />
        <DialogContentText sx={{ mt: 1 }}>
          {translate('price_stock.price_conflict.nothing_saved')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => answer(undefined)}>
          {translate('price_stock.conflict.back')}
        </Button>
        <Button variant="outlined" onClick={() => answer('mine')}>
          {translate('price_stock.price_conflict.keep_mine')}
        </Button>
        <Button variant="contained" autoFocus onClick={() => answer('theirs')}>
          {translate('price_stock.price_conflict.use_current')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
