import type { Order } from '#domain/orders/orderWire'
import { orderFreight } from './orderFreightTexts'
import { StatusChip } from '../../kit/ui/StatusChip'

/** Beside the delivery: the promised day has passed. */
export const LateChip = ({ order }: { order: Order }) =>
  order.is_late ? <StatusChip label={orderFreight.late} color="error" /> : null
