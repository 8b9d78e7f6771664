import { STOCK_MAX } from '#domain/limits'
import { fieldErrors } from '#domain/result'
import { BOTTLES_RULE, parseBottles } from '#domain/wines/priceStockForm'
import { isLargeMove, valueMoves } from '#domain/wines/valueMoves'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { DialogForm } from '../../../kit/form/DialogForm'
import { NumberInput } from '../../../kit/form/NumberInput'
import { TextInput } from '../../../kit/form/TextInput'
import { LargeMovesDialog, type MovingWine } from '../moves/LargeMovesDialog'
import type { WineBatch } from './useWineBatch'

type StockBatch = Extract<WineBatch, { kind: 'stock' }>

interface Props {
  wines: WinePriceRow[]
  onConfirm: (batch: WineBatch) => void
  onClose: () => void
}

interface Typed {
  how: 'set' | 'add'
  value: string
}

/** Bottles of many wines: a number for each, or more or fewer than there are. */
export function StockBatchDialog({ wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const text = (key: string, values = {}) => translate(`wines.batch.stock.${key}`, values)
  const changesOf = ({ how, value }: Typed) => {
    const bottles = parseBottles(value)
    return bottles === null
      ? null
      : wines.map(({ id, available }) => ({
          id,
          available: how === 'set' ? bottles : available + bottles,
          expected: { available },
        }))
  }
  const problemOf = (typed: Typed) => {
    const changes = changesOf(typed)
    if (!changes) return text('invalid')
    const isImpossible = changes.some(({ available }) => available < 0 || available > STOCK_MAX)
    return isImpossible ? text('impossible') : null
  }
  /** A change that goes very far, while the person is asked whether to save it; what was typed stays behind the question. */
  const [far, setFar] = useState<{ batch: WineBatch; moving: MovingWine[] } | null>(null)
  return (
    <>
      <DialogForm<Typed, true>
        title={text('title', { smart_count: wines.length, count: wines.length })}
        values={{ how: 'add', value: '' }}
        rules={(typed) => fieldErrors({ value: problemOf(typed) })}
        onSave={async (typed) => {
          const batch = { kind: 'stock', wines, changes: changesOf(typed) ?? [] } as const
          const moving = largeStockMoves(batch)
          if (moving.length > 0) {
            setFar({ batch, moving })
            return undefined
          }
          onConfirm(batch)
          return true
        }}
        failed={translate('wines.batch.try_again')}
        saveLabel={text('confirm')}
        savingLabel={text('confirm')}
        onClose={onClose}
      >
        {({ how }) => (
          <Stack spacing={1.5} sx={{ pt: 1 }}>
            <TextInput
              source="how"
              label={text('how')}
              choices={[
                ['add', text('add')],
                ['set', text('set')],
              ]}
            />
            <NumberInput
              source="value"
              label={text('value')}
              whole
              min={how === 'add' ? -STOCK_MAX : 0}
              unit={BOTTLES_RULE.unit}
              helperText={text(`hint_${how}`)}
            />
          </Stack>
        )}
      </DialogForm>
      {far && (
        <LargeMovesDialog
          wines={far.moving}
          onConfirm={() => onConfirm(far.batch)}
          onClose={() => setFar(null)}
        />
      )}
    </>
  )
}

/** The wines whose bottles a batch changes very far. */
export function largeStockMoves({ wines, changes }: StockBatch): MovingWine[] {
  const wanted = new Map(changes.map(({ id, available }) => [id, available]))
  const prices = { retail: null, wholesale: null }
  return wines
    .map(({ id, title, available }) => ({
      id,
      title,
      moves: valueMoves(
        { ...prices, quantity: available },
        { ...prices, quantity: wanted.get(id) ?? available },
      ),
    }))
    .filter(({ moves }) => moves.some(isLargeMove))
}
