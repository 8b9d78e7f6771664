import type { Order } from '#domain/orders/orderWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { EmbeddedList } from '../../../kit/list/EmbeddedList'
import { OrderCard } from '../../orders/OrderCard'
import { orderColumns } from '../../orders/orderColumns'

const TEXTS = {
  title: 'admin_seller.orders.title',
  subtitle: '',
  loading: 'admin_seller.orders.loading',
  error: 'admin_seller.orders.error',
  empty: 'admin_seller.orders.empty',
  emptyHint: 'admin_seller.orders.empty_hint',
  count: 'admin_seller.orders.count',
}

const COLUMNS = orderColumns.filter(({ id }) => id !== 'seller')

/** The seller's orders, paged on the server (spec §2 Seller detail). */
export function SellerOrders({ seller }: { seller: Seller }) {
  return (
    <EmbeddedList<Order>
      resource="orders"
      texts={TEXTS}
      columns={COLUMNS}
      card={(order) => <OrderCard order={order} />}
      sort={{ field: 'created_at', order: 'DESC' }}
      filter={{ seller_id: seller.id }}
    />
  )
}
