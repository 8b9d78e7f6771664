import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import type { Column } from '../../kit/list/Column'
import { OrderActions } from './OrderActions'
import { OrderApproval } from '../../shared/orders/OrderApproval'
import { OrderCustomer } from '../../shared/orders/OrderCustomer'
import { OrderDelivery } from '../../shared/orders/OrderDelivery'
import { OrderNumber } from './OrderNumber'
import { OrderPayment } from '../../shared/orders/OrderPayment'
import { orderedBottles } from './orderedBottles'

/** Columns of the seller's order list (spec §2). */
export const orderColumns: readonly Column<Order>[] = [
  {
    id: 'number',
    label: 'orders.column.number',
    sortBy: 'display_id',
    render: (order) => <OrderNumber order={order} />,
  },
  {
    id: 'customer',
    label: 'orders.column.customer',
    sortBy: 'email',
    render: (order) => <OrderCustomer order={order} />,
  },
  {
    id: 'items',
    label: 'orders.column.items',
    from: 'lg',
    align: 'right',
    render: (order) => orderedBottles(order),
  },
  {
    id: 'total',
    label: 'orders.column.total',
    sortBy: 'total',
    align: 'right',
    render: (order) => formatBRL(order.total),
  },
  {
    id: 'payment',
    label: 'orders.column.payment',
    from: 'md',
    render: (order) => <OrderPayment order={order} />,
  },
  {
    id: 'approval',
    label: 'orders.column.approval',
    render: (order) => <OrderApproval order={order} />,
  },
  {
    id: 'fulfillment',
    label: 'orders.column.fulfillment',
    render: (order) => <OrderDelivery order={order} />,
  },
  {
    id: 'date',
    label: 'orders.column.date',
    from: 'lg',
    sortBy: 'created_at',
    align: 'right',
    render: (order) => formatDate(order.created_at),
  },
  {
    id: 'actions',
    label: 'orders.column.actions',
    align: 'right',
    render: (order) => <OrderActions order={order} />,
  },
]
