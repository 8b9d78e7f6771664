import { canActOnOrders } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { ME_QUERY } from '../../fetchMe'
import { useKeepOrder } from '../useKeepOrder'

/** The order's returns for the producer's people, who answer them; staff give the money back. */
export function OrderReturnsCard({ orderId }: { orderId: string }) {
  const { data: me } = useQuery(ME_QUERY)
  const keepOrder = useKeepOrder()
  return (
    <OrderReturns
      orderId={orderId}
      side="seller"
      mayAct={canActOnOrders(me?.seller?.store_status)}
      mayRefund={false}
      onChanged={keepOrder}
    />
  )
}
