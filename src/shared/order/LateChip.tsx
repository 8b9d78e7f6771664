import type { Order } from '#domain/wire/order'
import { StatusChip } from '../ui/StatusChip'

/** Beside the delivery: the promised day has passed. */
export const LateChip = ({ order }: { order: Order }) =>
  order.is_late ? <StatusChip label="Atrasado" color="error" /> : null
