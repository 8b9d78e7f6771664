import { SELLER_LATE_FILTERS } from '#domain/orders/orderDeadlines'
import { ORDER_FILTER_KEYS, INVOICE_FILTERS } from '#domain/orders/orderFilter'
import type { Order, OrderListSummary } from '#domain/orders/orderWire'
import ChartIcon from '@mui/icons-material/BarChart'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths'
import { ChoiceFilter } from '../../kit/list/ChoiceFilter'
import { DateRangeFilter } from '../../kit/list/DateRangeFilter'
import { ExportButton } from '../../kit/list/ExportButton'
import { ListScreen } from '../../kit/list/ListScreen'
import { SearchBox } from '../../kit/list/SearchBox'
import { ReturnFilter } from '../../shared/orders/ReturnFilter'
import { BatchBar } from './batch/BatchBar'
import { SelectRow } from '../../kit/list/SelectRow'
import { GroupFilter } from '../home/GroupFilter'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { OrderCard } from './OrderCard'
import { orderColumns } from './orderColumns'
import { OrderTabs } from './OrderTabs'
import { ShipLink } from './ship/ShipLink'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** New orders appear without a reload: on focus, and this often (R41). */
const REFRESH_MS = 30_000

const TEXTS = {
  title: 'orders.list.title',
  subtitle: 'orders.list.subtitle',
  loading: 'orders.list.loading',
  error: 'orders.list.error',
  empty: 'orders.list.empty',
  emptyHint: 'orders.list.empty_hint',
  count: 'orders.list.count',
}

const STATUS_OPTIONS = ORDER_FILTER_KEYS.filter((value) => value !== 'all').map((value) => ({
  value,
  label: `orders.filter.${value}`,
}))

const LATE_OPTIONS = SELLER_LATE_FILTERS.map((value) => ({
  value,
  label: `orders.filter.late_${value}`,
}))

/** Filters behind one button: all but the search and the tabs. */
const FOLDED = ['status', 'invoice', 'returns', 'late', 'waiting', 'from', 'to'] as const

/** The seller's orders (spec §2 Orders list). */
export default function OrderList() {
  const translate = useTranslate()
  // on a phone a button of the head would push the first order down
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true })
  return (
    <ListScreen<Order>
      resource="orders"
      texts={TEXTS}
      columns={orderColumns}
      card={(order) => <OrderCard order={order} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', 'stage', ...FOLDED]}
      summary={<OrderSummary />}
      select={(order) => (
        <SelectRow id={order.id} name={formatOrderNumber(order)} label="order.batch.select" />
      )}
      batch={<BatchBar />}
      tabs={<OrderTabs />}
      action={!phone && <ShipLink />}
      more={
        <>
          {phone && <ShipLink />}
          <Button component={Link} to={paths.portal.orderStatistics} startIcon={<ChartIcon />}>
            {translate('order.statistics.page')}
          </Button>
          <ExportButton variant="text" />
        </>
      }
      emptyAction={
        <Button variant="outlined" component={Link} to={paths.portal.wines}>
          {translate('orders.list.empty_action')}
        </Button>
      }
      replacedWhenEmpty
      folded={FOLDED}
      liveMs={REFRESH_MS}
      search={<SearchBox placeholder="orders.list.search" label="orders.list.search_label" />}
      filters={
        <>
          <ChoiceFilter
            source="status"
            label="orders.filter.status"
            allLabel="orders.filter.all"
            options={STATUS_OPTIONS}
          />
          <DateRangeFilter label="orders.period" />
          <InvoiceFilter />
          <GroupFilter source="waiting" labels="today.orders" />
          <ReturnFilter />
          <ChoiceFilter
            source="late"
            label="orders.filter.late"
            allLabel="orders.filter.all"
            options={LATE_OPTIONS}
          />
        </>
      }
    />
  )
}

/** Total, pending, captured and revenue of all orders, not of the page (spec §2, R29). */
function OrderSummary() {
  const summary = useListSummary<OrderListSummary>()
  return (
    <SummaryCards
      figures={[
        { label: 'orders.summary.total', value: summary && formatDecimal(summary.total) },
        { label: 'orders.summary.pending', value: summary && formatDecimal(summary.pending) },
        { label: 'orders.summary.captured', value: summary && formatDecimal(summary.captured) },
        {
          label: 'orders.summary.revenue',
          of: 'orders.summary.revenue_of',
          value: summary && formatBRL(summary.revenue),
        },
        // seldom there: without one the list is as it was
        ...(summary?.returns
          ? [{ label: 'orders.summary.returns', value: formatDecimal(summary.returns) }]
          : []),
      ]}
    />
  )
}

const INVOICE_OPTIONS = INVOICE_FILTERS.map((value) => ({
  value,
  label: `order.invoice.filter_${value}`,
}))

/** Approved orders that have no fiscal invoice yet. */
const InvoiceFilter = () => (
  <ChoiceFilter
    source="invoice"
    label="order.invoice.filter"
    allLabel="order.invoice.filter_all"
    options={INVOICE_OPTIONS}
  />
)
