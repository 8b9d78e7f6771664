import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/wire/order'
import type { Column } from '../../../shared/list/Column'
import { CaptureButton } from './CaptureButton'
import { SELLER_ORDER_STATUSES } from './sellerOrderStatuses'

/** Columns of a seller's orders, for staff. */
export const sellerOrderColumns: readonly Column<Order>[] = [
  {
    id: 'number',
    label: 'admin_seller.orders.column.number',
    sortBy: 'display_id',
    nowrap: true,
    render: (order) => `#${String(order.display_id ?? '')}`,
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
    render: (order) => order.email,
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
    render: SELLER_ORDER_STATUSES.payment,
  },
  {
    id: 'approval',
    label: 'admin_seller.orders.column.approval',
    from: 'lg',
    render: SELLER_ORDER_STATUSES.approval,
  },
  {
    id: 'delivery',
    label: 'admin_seller.orders.column.delivery',
    from: 'lg',
    render: SELLER_ORDER_STATUSES.delivery,
  },
  {
    id: 'actions',
    label: 'admin_seller.orders.column.actions',
    align: 'right',
    render: (order) => <CaptureButton order={order} />,
  },
]
