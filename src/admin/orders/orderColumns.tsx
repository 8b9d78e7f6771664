import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import type { Column } from '../../kit/list/Column'
import { OrderApproval } from '../../shared/orders/OrderApproval'
import { OrderCustomer } from '../../shared/orders/OrderCustomer'
import { OrderDelivery } from '../../shared/orders/OrderDelivery'
import { OrderPayment } from '../../shared/orders/OrderPayment'
import { CaptureButton } from './actions/CaptureButton'
import { OrderNumber } from './OrderNumber'
import { OrderSeller } from './OrderSeller'

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
    render: (order) => (
      // two lines of a long name make no row higher
      <Box sx={{ lineHeight: 1.3 }}>
        <OrderSeller order={order} />
      </Box>
    ),
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
    from: 'md',
    render: (order) => <OrderPayment order={order} />,
  },
  {
    id: 'approval',
    label: 'admin_seller.orders.column.approval',
    render: (order) => <OrderApproval order={order} />,
  },
  {
    id: 'delivery',
    label: 'admin_seller.orders.column.delivery',
    render: (order) => <OrderDelivery order={order} />,
  },
  {
    id: 'actions',
    label: 'admin_seller.orders.column.actions',
    // on the order's page too
    from: 'lg',
    align: 'right',
    render: (order) => <CaptureButton order={order} />,
  },
]
