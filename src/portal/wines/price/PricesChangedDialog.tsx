import type { SeenPrices } from '#domain/wines/productWire'
import { formatBRL } from '#domain/values/money'
import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import { BothVersionsDialog } from '../../../kit/conflict/BothVersionsDialog'
import { whoChanged } from '../conflict/whoChanged'
import type { PriceQuestion } from './useSavePriceStock'

/** A price was saved by somebody else while it was edited. */
export function PricesChangedDialog({ question }: { question: PriceQuestion }) {
  const { keys, typed, prices, by, answer } = question
  const translate = useTranslate()
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
    <BothVersionsDialog
      title={translate('price_stock.price_conflict.title')}
      by={by ? whoChanged(translate, by) : undefined}
      lines={keys.map((key) => ({
        label: translate(`price_stock.${key}`),
        mine: textOf(key, typed),
        theirs: textOf(key, prices),
      }))}
      note={translate('price_stock.price_conflict.nothing_saved')}
      labels={{
        back: translate('price_stock.conflict.back'),
        mine: translate('price_stock.price_conflict.keep_mine'),
        theirs: translate('price_stock.price_conflict.use_current'),
      }}
      onChoose={answer}
    />
  )
}
