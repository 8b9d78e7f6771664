import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { useMay } from '../../account/useMay'

/** The order's messages for staff; who may not write reads them, and marks none as seen. */
export function OrderMessagesCard({ orderId }: { orderId: string }) {
  const mayWrite = useMay()('writeOnOrders')
  return <OrderMessages orderId={orderId} side="staff" mayWrite={mayWrite} marks={mayWrite} />
}
