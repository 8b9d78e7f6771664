import { computeCommission } from '#domain/commission/commission'
import { parseDecimal } from '#domain/values/decimal'
import { formatBRL, parseReais } from '#domain/values/money'
import { adjustedPrice, PRICE_ENDINGS, type PriceEnding } from '#domain/wines/priceAdjustment'
import type { WinePriceRow } from '#domain/wire/winePrices'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useCommissionRate } from '../../contract/useContract'
import { NumberField } from '../../../shared/form/NumberField'
import type { WineBatch } from './useWineBatch'

/** Rows of the preview; the rest is counted. */
const PREVIEW = 50

interface Props {
  wines: WinePriceRow[]
  onConfirm: (batch: WineBatch) => void
  onClose: () => void
}

/** New prices by percentage or amount, with the old, the new and what the seller gets of each. */
export function PriceBatchDialog({ wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const { data: rate = null } = useCommissionRate()
  const titleId = useId()
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const [typed, setTyped] = useState('')
  const [ending, setEnding] = useState<PriceEnding>('exact')
  const value = kind === 'percent' ? parseDecimal(typed, { unit: '%' }) : parseReais(typed)
  const text = (key: string, values = {}) => translate(`wines.batch.price.${key}`, values)

  const priced = wines.filter(({ retail }) => (retail ?? 0) > 0)
  const news = priced.flatMap((wine) => {
    const old = wine.retail ?? 0
    const price = value === null ? null : adjustedPrice(old, { kind, value, ending })
    return price === null ? [] : [{ wine, old, price }]
  })
  const changes = news
    .filter(({ old, price }) => price !== old)
    .map(({ wine, old, price }) => ({ id: wine.id, retail: price, expected: { retail: old } }))
  const isImpossible = value !== null && news.length < priced.length
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>
        {text('title', { smart_count: wines.length, count: wines.length })}
      </DialogTitle>
      <DialogContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ pt: 1 }}>
          <TextField
            select
            fullWidth
            label={text('how')}
            value={kind}
            onChange={(event) => setKind(event.target.value as typeof kind)}
          >
            <MenuItem value="percent">{text('percent')}</MenuItem>
            <MenuItem value="amount">{text('amount')}</MenuItem>
          </TextField>
          <NumberField
            autoFocus
            fullWidth
            label={text('value')}
            value={typed}
            onChange={setTyped}
            {...(kind === 'percent' ? { unit: '%' } : { prefix: 'R$' })}
            error={isImpossible || (typed.trim() !== '' && typed.trim() !== '-' && value === null)}
            helperText={isImpossible ? text('impossible') : text('hint')}
          />
          <TextField
            select
            fullWidth
            label={text('ending')}
            value={ending}
            onChange={(event) => setEnding(event.target.value as PriceEnding)}
          >
            {PRICE_ENDINGS.map((one) => (
              <MenuItem key={one} value={one}>
                {text(`endings.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        {priced.length < wines.length && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
            {text('unpriced', { smart_count: wines.length - priced.length })}
          </Typography>
        )}
        <Table size="small" sx={{ mt: 1.5, '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('grid.column.name')}</TableCell>
              <TableCell align="right">{text('old')}</TableCell>
              <TableCell align="right">{text('new')}</TableCell>
              <TableCell align="right">{translate('grid.column.net')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {news.slice(0, PREVIEW).map(({ wine, old, price }) => (
              <TableRow key={wine.id}>
                <TableCell>{wine.title}</TableCell>
                <TableCell align="right">{formatBRL(old)}</TableCell>
                <TableCell align="right" sx={{ fontWeight: 650 }}>
                  {formatBRL(price)}
                </TableCell>
                <TableCell align="right">
                  {rate === null ? '' : formatBRL(price - computeCommission(price, rate))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {news.length > PREVIEW && text('more', { smart_count: news.length - PREVIEW })}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={changes.length === 0 || isImpossible}
          onClick={() => {
            const changed = new Set(changes.map(({ id }) => id))
            onConfirm({
              kind: 'price',
              wines: wines.filter(({ id }) => changed.has(id)),
              changes,
            })
          }}
        >
          {text('confirm', { smart_count: changes.length, count: changes.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
