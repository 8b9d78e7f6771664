import type { Order } from '#domain/orders/orderWire'
import { paths } from '../../paths'
import { RowMenu } from '../../kit/list/RowMenu'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'

/** Ver Detalhes (spec §2). */
export function OrderActions({ order }: { order: Order }) {
  return (
    <RowMenu
      name={formatOrderNumber(order)}
      links={[{ label: 'orders.action.details', to: paths.portal.order(order.id) }]}
    />
  )
}
