import { formatDecimal } from '#domain/values/decimal'
import type { AdminProductSummary } from '#domain/wines/productWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** Total, publicados, rascunhos (draft and proposed), rejeitados/arquivados (R35). */
export function ProductSummary() {
  const summary = useListSummary<AdminProductSummary>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'admin_products.summary.total', value: figure(summary?.total) },
        { label: 'admin_products.summary.published', value: figure(summary?.published) },
        {
          label: 'admin_products.summary.drafts',
          value: figure(summary?.drafts),
        },
        {
          label: 'admin_products.summary.rejected_archived',
          value: figure(summary?.rejected_archived),
        },
      ]}
    />
  )
}
