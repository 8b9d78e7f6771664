import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import type { Column } from '../../kit/list/Column'
import { CaptureButton } from './actions/CaptureButton'
import { OrderCustomer } from './OrderCustomer'
import { OrderNumber } from './OrderNumber'
import { OrderSeller } from './OrderSeller'
import { ORDER_STATUSES } from './orderStatuses'

/** Columns of the orders, for staff; a seller's own page leaves the seller out. */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'number',
    label: 'admin_seller.orders.column.number',
    sortBy: 'display_id',
    nowrap: true,
    render: (order) => <OrderNumber order={order} />,
  },
  {
    id: 'date',
    label: 'admin_seller.orders.column.date',
    sortBy: 'created_at',
    nowrap: true,
    render: (order) => formatDate(order.created_at),
  },
  {
    id: 'customer',
    label: 'admin_seller.orders.column.customer',
    sortBy: 'email',
    render: (order) => <OrderCustomer order={order} />,
  },
  {
    id: 'seller',
    label: 'admin_orders.column.seller',
    from: 'md',
    render: (order) => <OrderSeller order={order} />,
  },
  {
    id: 'total',
    label: 'admin_seller.orders.column.total',
    sortBy: 'total',
    align: 'right',
    render: (order) => formatBRL(order.total),
  },
  {
    id: 'payment',
    label: 'admin_seller.orders.column.payment',
    render: ORDER_STATUSES.payment,
  },
  {
    id: 'approval',
    label: 'admin_seller.orders.column.approval',
    from: 'lg',
    render: ORDER_STATUSES.approval,
  },
  {
    id: 'delivery',
    label: 'admin_seller.orders.column.delivery',
    from: 'lg',
    render: ORDER_STATUSES.delivery,
  },
  {
    id: 'actions',
    label: 'admin_seller.orders.column.actions',
    align: 'right',
    render: (order) => <CaptureButton order={order} />,
  },
]
