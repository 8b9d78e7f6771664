import { formatDecimal } from '#domain/values/decimal'
import { useTranslate } from 'ra-core'
import { BothVersionsDialog } from '../../../kit/conflict/BothVersionsDialog'
import type { StockQuestion } from './useSavePriceStock'

interface Props {
  /** Bottles available when the page was opened. */
  before: number
  question: StockQuestion
}

/** The stock changed while it was edited: nobody's number is overwritten without being asked. */
export function StockChangedDialog({ before, question }: Props) {
  const { typed, level, answer } = question
  const translate = useTranslate()
  const bottles = (quantity: number) =>
    translate('price_stock.conflict.bottles', {
      smart_count: quantity,
      count: formatDecimal(quantity),
    })
  const counts = {
    before: bottles(before),
    now: bottles(level.available),
    typed: bottles(typed),
  }
  return (
    <BothVersionsDialog
      title={translate('price_stock.conflict.title')}
      text={translate('price_stock.conflict.text', { ...counts, smart_count: before })}
      lines={[{ label: translate('price_stock.quantity'), mine: counts.typed, theirs: counts.now }]}
      note={translate('price_stock.conflict.prices_saved')}
      labels={{
        back: translate('price_stock.conflict.back'),
        mine: translate('price_stock.conflict.keep_mine', counts),
        theirs: translate('price_stock.conflict.use_current', counts),
      }}
      onChoose={answer}
    />
  )
}
