import { asksForShipping } from '#domain/orders/orderAsks'
import { shownDelivery } from '#domain/orders/orderStage'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import { RowStatus } from '../../kit/list/RowStatus'
import { LateChip } from './LateChip'

/** Fulfilment status: delivery as the wire says it, and what its packages tell before that (spec §4, R28). */
export function OrderDelivery({ order }: { order: Order }) {
  const { label } = shownDelivery(order)
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: { xs: 'end', sm: 'start' },
        whiteSpace: { lg: 'nowrap' },
      }}
    >
      {/* what is late asks already, in a colour of its own */}
      <RowStatus label={label} color="warning" asks={asksForShipping(order) && !order.is_late} />
      <LateChip order={order} />
    </Box>
  )
}
