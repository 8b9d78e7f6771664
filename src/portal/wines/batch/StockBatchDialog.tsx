import { STOCK_MAX } from '#domain/limits'
import { BOTTLES_RULE, parseBottles } from '#domain/wines/priceStockForm'
import type { WinePriceRow } from '#domain/wire/winePrices'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { NumberField } from '../../../shared/form/NumberField'
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog'
import type { WineBatch } from './useWineBatch'

interface Props {
  wines: WinePriceRow[]
  onConfirm: (batch: WineBatch) => void
  onClose: () => void
}

/** Bottles of many wines: a number for each, or more or fewer than there are. */
export function StockBatchDialog({ wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const [how, setHow] = useState<'set' | 'add'>('add')
  const [typed, setTyped] = useState('')
  const value = parseBottles(typed)
  const text = (key: string, values = {}) => translate(`wines.batch.stock.${key}`, values)
  const changes =
    value === null
      ? []
      : wines.map(({ id, available }) => ({
          id,
          available: how === 'set' ? value : available + value,
          expected: { available },
        }))
  const problem =
    typed.trim() !== '' && typed.trim() !== '-' && value === null
      ? 'invalid'
      : changes.some(({ available }) => available < 0 || available > STOCK_MAX)
        ? 'impossible'
        : null
  return (
    <ConfirmDialog
      open
      title={text('title', { smart_count: wines.length, count: wines.length })}
      confirmLabel={text('confirm')}
      onConfirm={() => {
        if (problem === null && changes.length > 0) onConfirm({ kind: 'stock', wines, changes })
      }}
      onClose={onClose}
    >
      <Stack spacing={1.5} sx={{ pt: 1 }}>
        <TextField
          select
          label={text('how')}
          value={how}
          onChange={(event) => setHow(event.target.value as typeof how)}
        >
          <MenuItem value="add">{text('add')}</MenuItem>
          <MenuItem value="set">{text('set')}</MenuItem>
        </TextField>
        <NumberField
          label={text('value')}
          value={typed}
          onChange={setTyped}
          whole
          unit={BOTTLES_RULE.unit}
          error={problem !== null}
          helperText={text(problem ?? (how === 'add' ? 'hint_add' : 'hint_set'))}
        />
      </Stack>
    </ConfirmDialog>
  )
}
