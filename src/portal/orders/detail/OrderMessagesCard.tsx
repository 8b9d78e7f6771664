import { canWrite } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { ME_QUERY } from '../../fetchMe'
import { UNREAD_QUERY } from '../../notices/unreadQuery'

/** The order's messages for the producer's people; the bell's number says when there may be a new one. */
export function OrderMessagesCard({ orderId }: { orderId: string }) {
  const { data: me } = useQuery(ME_QUERY)
  // the bell asks for it; this only looks
  const { data: notices } = useQuery({ ...UNREAD_QUERY, enabled: false })
  return (
    <OrderMessages
      orderId={orderId}
      side="seller"
      mayWrite={!me || canWrite(me.seller?.store_status)}
      marks
      news={notices?.unread}
    />
  )
}
