import { ORDER_FILTER_KEYS } from '#domain/orders/orderFilter'
import type { Order } from '#domain/wire/order'
import { ChoiceFilter } from '../../shared/list/ChoiceFilter'
import { DateRangeFilter } from '../../shared/list/DateRangeFilter'
import { ListScreen } from '../../shared/list/ListScreen'
import { SearchBox } from '../../shared/list/SearchBox'
import { ExportButton } from './ExportButton'
import { OrderCard } from './OrderCard'
import { orderColumns } from './orderColumns'
import { OrderSummary } from './OrderSummary'
import { OrderStatistics } from './statistics/OrderStatistics'

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

/** The seller's orders (spec §2 Orders list). */
export default function OrderList() {
  return (
    <ListScreen<Order>
      resource="orders"
      texts={TEXTS}
      columns={orderColumns}
      card={(order) => <OrderCard order={order} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filterNames={['q', 'status', 'from', 'to']}
      summary={<OrderSummary />}
      below={<OrderStatistics />}
      action={<ExportButton />}
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
        </>
      }
    />
  )
}
