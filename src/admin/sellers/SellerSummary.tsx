import { formatDecimal } from '#domain/values/decimal'
import type { SellerSummary as Summary } from '#domain/sellers/sellerWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** Total, ativos, contrato assinado, contrato pendente (R35). */
export function SellerSummary() {
  const summary = useListSummary<Summary>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'admin_sellers.summary.total', value: figure(summary?.total) },
        { label: 'admin_sellers.summary.active', value: figure(summary?.active) },
        { label: 'admin_sellers.summary.signed', value: figure(summary?.signed) },
        { label: 'admin_sellers.summary.unsigned', value: figure(summary?.unsigned) },
      ]}
    />
  )
}
