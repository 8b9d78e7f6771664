import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { CardStatuses } from '../../kit/list/CardStatuses'
import { SelectRow } from '../../kit/list/SelectRow'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { OrderActions } from './OrderActions'
import { OrderApproval } from '../../shared/orders/OrderApproval'
import { OrderCustomer } from '../../shared/orders/OrderCustomer'
import { OrderDelivery } from '../../shared/orders/OrderDelivery'
import { orderedBottles } from './orderedBottles'
import { OrderNumber } from './OrderNumber'
import { OrderPayment } from '../../shared/orders/OrderPayment'

/** An order on the phone. */
export function OrderCard({ order }: { order: Order }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Box sx={{ ml: -1.5, my: -1 }}>
          <SelectRow id={order.id} name={formatOrderNumber(order)} label="order.batch.select" />
        </Box>
        <OrderNumber order={order} />
        <Box sx={{ mr: -1, my: -1, ml: 'auto' }}>
          <OrderActions order={order} />
        </Box>
      </Stack>
      <OrderCustomer order={order} />
      <CardFacts
        facts={[
          { label: 'orders.column.total', value: formatBRL(order.total) },
          { label: 'orders.column.items', value: orderedBottles(order) },
          { label: 'orders.column.date', value: formatDate(order.created_at) },
        ]}
      />
      <CardStatuses
        statuses={[
          { label: 'orders.column.payment', chip: <OrderPayment order={order} /> },
          { label: 'orders.column.approval', chip: <OrderApproval order={order} /> },
          { label: 'orders.column.fulfillment', chip: <OrderDelivery order={order} /> },
        ]}
      />
    </Stack>
  )
}
