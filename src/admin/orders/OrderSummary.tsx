import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { OrderListResponse } from '#domain/orders/orderWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** The cards of the order list, over all producers (R29). */
export function OrderSummary() {
  const summary = useListSummary<OrderListResponse['summary']>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'orders.summary.total', value: figure(summary?.total) },
        { label: 'orders.summary.pending', value: figure(summary?.pending) },
        { label: 'orders.summary.captured', value: figure(summary?.captured) },
        { label: 'orders.summary.revenue', value: summary && formatBRL(summary.revenue) },
        // seldom there: without one the list is as it was
        ...(summary?.returns
          ? [{ label: 'orders.summary.returns', value: formatDecimal(summary.returns) }]
          : []),
      ]}
    />
  )
}
