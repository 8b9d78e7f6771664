import { fieldErrors } from '#domain/result'
import { parseDecimal } from '#domain/values/decimal'
import { parseReais } from '#domain/values/money'
import { adjustedPrice, PRICE_ENDINGS, type PriceEnding } from '#domain/wines/priceAdjustment'
import type { WinePriceRow } from '#domain/wines/winePricesWire'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DialogForm } from '../../../kit/form/DialogForm'
import { NumberInput } from '../../../kit/form/NumberInput'
import { TextInput } from '../../../kit/form/TextInput'
import { PricePreview, type NewPrice } from './PricePreview'
import type { WineBatch } from './useWineBatch'

interface Props {
  wines: WinePriceRow[]
  onConfirm: (batch: WineBatch) => void
  onClose: () => void
}

interface Typed {
  kind: 'percent' | 'amount'
  value: string
  ending: PriceEnding
}

const parse = ({ kind, value }: Pick<Typed, 'kind' | 'value'>) =>
  kind === 'percent' ? parseDecimal(value, { unit: '%' }) : parseReais(value)

/** Of the wines that have a price; without those whose new one would be none. */
function newPrices(priced: readonly WinePriceRow[], typed: Typed): NewPrice[] {
  const value = parse(typed)
  if (value === null) return []
  return priced.flatMap((wine) => {
    const old = wine.retail ?? 0
    const price = adjustedPrice(old, { ...typed, value })
    return price === null ? [] : [{ wine, old, price }]
  })
}
const changed = (prices: readonly NewPrice[]) => prices.filter(({ old, price }) => price !== old)

/** New prices by percentage or amount, with the old, the new and what the seller gets of each. */
export function PriceBatchDialog({ wines, onConfirm, onClose }: Props) {
  const translate = useTranslate()
  const text = (key: string, values = {}) => translate(`wines.batch.price.${key}`, values)
  const priced = wines.filter(({ retail }) => (retail ?? 0) > 0)
  const problemOf = (typed: Typed) => {
    if (parse(typed) === null) return text('invalid')
    const prices = newPrices(priced, typed)
    if (prices.length < priced.length) return text('impossible')
    return changed(prices).length === 0 ? text('unchanged') : null
  }
  const confirm = (count: number) => text('confirm', { smart_count: count, count })
  return (
    <DialogForm<Typed, true>
      title={text('title', { smart_count: wines.length, count: wines.length })}
      values={{ kind: 'percent', value: '', ending: 'exact' }}
      rules={(typed) => fieldErrors({ value: problemOf(typed) })}
      onSave={async (typed) => {
        const news = changed(newPrices(priced, typed))
        onConfirm({
          kind: 'price',
          wines: news.map(({ wine }) => wine),
          changes: news.map(({ wine: { id }, old, price }) => ({
            id,
            retail: price,
            expected: { retail: old },
          })),
        })
        return true
      }}
      failed={translate('wines.batch.try_again')}
      saveLabel={(typed) => confirm(changed(newPrices(priced, typed)).length)}
      savingLabel={confirm(priced.length)}
      maxWidth="sm"
      onClose={onClose}
    >
      {(typed) => (
        <>
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ pt: 1 }}>
            <TextInput
              source="kind"
              fullWidth
              label={text('how')}
              choices={[
                ['percent', text('percent')],
                ['amount', text('amount')],
              ]}
            />
            <NumberInput
              source="value"
              autoFocus
              fullWidth
              label={text('value')}
              {...(typed.kind === 'percent' ? { unit: '%' } : { prefix: 'R$' })}
              helperText={text('hint')}
            />
            <TextInput
              source="ending"
              fullWidth
              label={text('ending')}
              choices={PRICE_ENDINGS.map((one) => [one, text(`endings.${one}`)] as const)}
            />
          </Stack>
          {priced.length < wines.length && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
              {text('unpriced', { smart_count: wines.length - priced.length })}
            </Typography>
          )}
          <PricePreview prices={newPrices(priced, typed)} />
        </>
      )}
    </DialogForm>
  )
}
