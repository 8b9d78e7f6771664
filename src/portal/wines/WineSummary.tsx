import { formatDecimal } from '#domain/values/decimal'
import type { SellerProductSummary } from '#domain/wines/productWire'
import { useTranslate } from 'ra-core'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { useListSummary } from '../../kit/dataProvider/useListSummary'

/** Total de vinhos, Vinhos ativos, Estoque in bottles (spec §2). */
export function WineSummary() {
  const translate = useTranslate()
  const summary = useListSummary<SellerProductSummary>()
  return (
    <SummaryCards
      figures={[
        { label: 'wines.summary.total', value: summary && formatDecimal(summary.total) },
        { label: 'wines.summary.active', value: summary && formatDecimal(summary.published) },
        {
          label: 'wines.summary.stock',
          value:
            summary &&
            translate('wines.summary.bottles', {
              smart_count: summary.stock,
              count: formatDecimal(summary.stock),
            }),
        },
      ]}
    />
  )
}
