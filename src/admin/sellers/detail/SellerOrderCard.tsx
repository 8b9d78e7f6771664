import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/wire/order'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../../shared/list/CardFacts'
import { CardStatuses } from '../../../shared/list/CardStatuses'
import { Email } from '../../../shared/ui/Email'
import { CaptureButton } from './CaptureButton'
import { SELLER_ORDER_STATUSES } from './sellerOrderStatuses'

/** An order of the seller on the phone. */
export function SellerOrderCard({ order }: { order: Order }) {
  return (
    <Stack spacing={1.5}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
          #{String(order.display_id ?? '')}
        </Box>
        {order.email && <Email address={order.email} />}
      </Box>
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
            chip: SELLER_ORDER_STATUSES.payment(order),
          },
          {
            label: 'admin_seller.orders.column.approval',
            chip: SELLER_ORDER_STATUSES.approval(order),
          },
          {
            label: 'admin_seller.orders.column.delivery',
            chip: SELLER_ORDER_STATUSES.delivery(order),
          },
        ]}
      />
      <CaptureButton order={order} />
    </Stack>
  )
}
