import { useQueryClient } from '@tanstack/react-query'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { useMay } from '../../account/useMay'
import { invalidatePayouts } from '../../payouts/invalidatePayouts'

/** The order's returns for staff: in the producer's place, and the money. */
export function OrderReturnsCard({ orderId }: { orderId: string }) {
  const may = useMay()
  const queryClient = useQueryClient()
  return (
    <OrderReturns
      orderId={orderId}
      side="staff"
      mayAct={may('actOnOrders')}
      mayRefund={may('moveMoney')}
      onChanged={() => invalidatePayouts(queryClient)}
    />
  )
}
