import type { Order } from '#domain/orders/orderWire'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'

/** #display_id, leading to the order. */
export const OrderNumber = ({ order }: { order: Order }) => (
  <RowLink to={paths.admin.order(order.id)}>{`#${String(order.display_id ?? '')}`}</RowLink>
)
