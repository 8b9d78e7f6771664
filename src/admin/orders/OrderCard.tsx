import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { CaptureButton } from './actions/CaptureButton'
import { OrderCustomer } from './OrderCustomer'
import { OrderNumber } from './OrderNumber'
import { OrderSeller } from './OrderSeller'
import { ORDER_STATUSES } from './orderStatuses'

/** An order on the phone. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <OrderNumber order={order} />
        <OrderSeller order={order} />
      </Stack>
      <OrderCustomer order={order} />
      <CardFacts
        facts={[
          { label: 'admin_seller.orders.column.total', value: formatBRL(order.total) },
          { label: 'admin_seller.orders.column.date', value: formatDate(order.created_at) },
        ]}
      />
      <CardStatuses
        statuses={[
          {
            label: 'admin_seller.orders.column.payment',
            chip: ORDER_STATUSES.payment(order),
          },
          {
            label: 'admin_seller.orders.column.approval',
            chip: ORDER_STATUSES.approval(order),
          },
          {
            label: 'admin_seller.orders.column.delivery',
            chip: ORDER_STATUSES.delivery(order),
          },
        ]}
      />
      <CaptureButton order={order} />
    </Stack>
  )
}
