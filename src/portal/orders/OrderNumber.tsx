import type { Order } from '#domain/orders/orderWire'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'

/** #display_id, leading to the order (spec §2). */
export function OrderNumber({ order }: { order: Order }) {
  return <RowLink to={paths.portal.order(order.id)}>{formatOrderNumber(order)}</RowLink>
}
