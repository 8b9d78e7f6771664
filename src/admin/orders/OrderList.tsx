import { LATE_FILTERS } from '#domain/orders/orderDeadlines'
import { MESSAGE_FILTERS, ORDER_FILTER_KEYS } from '#domain/orders/orderFilter'
import { PAYMENT_STATUS_KEYS } from '#domain/orders/paymentStatus'
import type { Order, OrderListResponse } from '#domain/orders/orderWire'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { DateRangeFilter } from '../../kit/list/DateRangeFilter'
import { ListExport } from '../account/ListExport'
import { ListScreen } from '../../kit/list/ListScreen'
import { SelectRow } from '../../kit/list/SelectRow'
import { SearchBox } from '../../kit/list/SearchBox'
import { ReturnFilter } from '../../shared/orders/ReturnFilter'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { useMay } from '../account/useMay'
import { SellerFilter } from '../audit/SellerFilter'
import { CaptureBar } from './actions/CaptureBar'
import { OrderCard } from './OrderCard'
import { orderColumns } from './orderColumns'
import { IN_VIEWS, OrderViews } from './OrderViews'
import { useLocation } from 'react-router-dom'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

const TEXTS = {
  title: 'admin_orders.list.title',
  subtitle: 'admin_orders.list.subtitle',
  loading: 'admin_orders.list.loading',
  error: 'admin_orders.list.error',
  empty: 'admin_orders.list.empty',
  emptyHint: 'admin_orders.list.empty_hint',
  count: 'admin_orders.list.count',
}

const STATUSES = ORDER_FILTER_KEYS.filter((value) => value !== 'all').map((value) => ({
  value,
  label: `orders.filter.${value}`,
}))
const PAYMENTS = PAYMENT_STATUS_KEYS.map((value) => ({
  value,
  label: `admin_orders.payment.${value}`,
}))
const MESSAGES = MESSAGE_FILTERS.map((value) => ({
  value,
  label: `admin_orders.filter.messages_${value}`,
}))
const LATE = LATE_FILTERS.map((value) => ({ value, label: `admin_orders.filter.late_${value}` }))

/** New orders appear without a reload: on focus, and this often (R41). */
const REFRESH_MS = 60_000

/** Filters beside the search, and those behind 'Mais filtros'. */
const FIRST = ['status', 'seller_id', 'from', 'to'] as const
const FOLDED = ['payment', 'late', 'messages', 'returns'] as const

/** The orders of all producers, for staff (issue 15). */
export default function OrderList() {
  const may = useMay()
  // who collects marks what to collect; elsewhere nothing is done with several orders
  const isOwed = useOwedFilter() && may('moveMoney')
  return (
    <ListScreen<Order>
      resource="orders"
      texts={TEXTS}
      columns={orderColumns}
      card={(order) => <OrderCard order={order} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', ...FIRST, ...FOLDED, ...IN_VIEWS]}
      liveMs={REFRESH_MS}
      summary={<OrderSummary />}
      {...(isOwed && {
        select: (order: Order) => (
          <SelectRow id={order.id} name={formatOrderNumber(order)} label="order.batch.select" />
        ),
        batch: <CaptureBar />,
      })}
      action={<OrderViews />}
      more={<ListExport variant="text" />}
      search={
        <SearchBox placeholder="admin_orders.list.search" label="admin_orders.list.search_label" />
      }
      first={{
        names: FIRST,
        filters: (
          <>
            <ChoiceFilter
              source="status"
              label="orders.filter.status"
              allLabel="orders.filter.all"
              options={STATUSES}
            />
            <SellerFilter />
            <DateRangeFilter label="orders.period" />
          </>
        ),
      }}
      folded={FOLDED}
      filters={
        <>
          <ChoiceFilter
            source="payment"
            label="admin_orders.filter.payment"
            allLabel="orders.filter.all"
            options={PAYMENTS}
          />
          <ChoiceFilter
            source="late"
            label="admin_orders.filter.late"
            allLabel="orders.filter.all"
            options={LATE}
          />
          <ChoiceFilter
            source="messages"
            label="admin_orders.filter.messages"
            allLabel="orders.filter.all"
            options={MESSAGES}
          />
          <ReturnFilter />
        </>
      }
    />
  )
}

/** Whether the list shows what buyers owe. */
function useOwedFilter(): boolean {
  const { search } = useLocation()
  return new URLSearchParams(search).get('filter')?.includes('"owed"') ?? false
}

/** The cards of the order list, over all producers (R29). */
function OrderSummary() {
  const summary = useListSummary<OrderListResponse['summary']>()
  const figure = (count: number | undefined) =>
    count === undefined ? undefined : formatDecimal(count)
  return (
    <SummaryCards
      figures={[
        { label: 'orders.summary.total', value: figure(summary?.total) },
        { label: 'orders.summary.pending', value: figure(summary?.pending) },
        { label: 'orders.summary.captured', value: figure(summary?.captured) },
        {
          label: 'orders.summary.revenue',
          of: 'orders.summary.revenue_of',
          value: summary && formatBRL(summary.revenue),
        },
      ]}
    />
  )
}
