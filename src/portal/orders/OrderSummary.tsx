import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { OrderListSummary } from '#domain/orders/orderWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** Total, pending, captured and revenue of all orders, not of the page (spec §2, R29). */
export function OrderSummary() {
  const summary = useListSummary<OrderListSummary>()
  return (
    <SummaryCards
      figures={[
        { label: 'orders.summary.total', value: summary && formatDecimal(summary.total) },
        { label: 'orders.summary.pending', value: summary && formatDecimal(summary.pending) },
        { label: 'orders.summary.captured', value: summary && formatDecimal(summary.captured) },
        { label: 'orders.summary.revenue', value: summary && formatBRL(summary.revenue) },
        // seldom there: without one the list is as it was
        ...(summary?.returns
          ? [{ label: 'orders.summary.returns', value: formatDecimal(summary.returns) }]
          : []),
      ]}
    />
  )
}
