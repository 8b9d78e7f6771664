import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { OrderApproval } from '../../shared/orders/OrderApproval'
import { OrderCustomer } from '../../shared/orders/OrderCustomer'
import { OrderDelivery } from '../../shared/orders/OrderDelivery'
import { OrderPayment } from '../../shared/orders/OrderPayment'
import { CaptureButton } from './actions/CaptureButton'
import { OrderNumber } from './OrderNumber'
import { OrderSeller } from './OrderSeller'

/** An order on the phone. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        {/* a long name of a cellar takes the lines, not the number */}
        <Box sx={{ flex: 'none' }}>
          <OrderNumber order={order} />
        </Box>
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
            chip: <OrderPayment order={order} />,
          },
          {
            label: 'admin_seller.orders.column.approval',
            chip: <OrderApproval order={order} />,
          },
          {
            label: 'admin_seller.orders.column.delivery',
            chip: <OrderDelivery order={order} />,
          },
        ]}
      />
      <CaptureButton order={order} />
    </Stack>
  )
}
