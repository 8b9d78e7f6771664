import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { OrderSummary as Summary } from '#domain/orders/orderFilter'
import { useListSummary } from '../../shared/dataProvider/useListSummary'
import { SummaryCards } from '../../shared/list/SummaryCards'

/** Total, pending, captured and revenue of all orders, not of the page (spec §2, R29). */
export function OrderSummary() {
  const summary = useListSummary<Summary>()
  return (
    <SummaryCards
      figures={[
        { label: 'orders.summary.total', value: summary && formatDecimal(summary.total) },
        { label: 'orders.summary.pending', value: summary && formatDecimal(summary.pending) },
        { label: 'orders.summary.captured', value: summary && formatDecimal(summary.captured) },
        { label: 'orders.summary.revenue', value: summary && formatBRL(summary.revenue) },
      ]}
    />
  )
}
