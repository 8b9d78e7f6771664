import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { OrderLoadError } from '../OrderLoadError'
import { useOrder } from '../useOrder'
import { FulfillmentHistory } from '../../../shared/orders/FulfillmentHistory'
import { InvoiceCard } from './InvoiceCard'
import { OrderActionsCard } from './OrderActionsCard'
import { OrderCustomerCard } from '../../../shared/orders/OrderCustomerCard'
import { OrderDeliveries } from './OrderDeliveries'
import { OrderFreight } from '../../../shared/orders/OrderFreight'
import { OrderHeader } from './OrderHeader'
import { OrderItems } from '../../../shared/orders/OrderItems'
import { OrderTotals } from '../../../shared/orders/OrderTotals'
import { OrderPayoutCard } from './OrderPayoutCard'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { canWrite, canActOnOrders } from '#domain/sellers/seller'
import { useQuery } from '@tanstack/react-query'
import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { ME_QUERY } from '../../fetchMe'
import { UNREAD_QUERY } from '../../notices/unreadQuery'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { useKeepOrder } from '../useKeepOrder'

/** A column on a desk; on a phone its cards are laid out with those of the other. */
const COLUMN = { display: { xs: 'contents', md: 'flex' }, minWidth: 0 } as const

/** One order: what was bought, by whom, where it is and what to do next (spec §2 Order detail). */
export default function OrderDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: order, error, isPending, refetch } = useOrder(id)
  if (isPending) return <LoadingState label={translate('order.loading')} />
  if (!order) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <OrderHeader order={order} />
      <DetailColumns
        widths="minmax(0, 1fr) 340px"
        sx={{
          // on a phone the bottles come first, then what to do with them
          '& > * > *': { order: { xs: 2, md: 0 } },
          '& > * > :first-of-type': { order: { xs: 1, md: 0 } },
        }}
      >
        <Stack useFlexGap spacing={2} sx={COLUMN}>
          <OrderItems order={order} />
          <OrderDeliveries order={order} />
          <OrderFreight order={order} />
          {wasDelivered(order) && <OrderReturnsCard orderId={order.id} />}
          <OrderMessagesCard orderId={order.id} />
          <FulfillmentHistory order={order} />
        </Stack>
        <Stack useFlexGap spacing={2} sx={COLUMN}>
          <OrderActionsCard order={order} />
          <InvoiceCard order={order} />
          <OrderTotals order={order} />
          <OrderPayoutCard orderId={order.id} />
          <OrderCustomerCard
            order={order}
            hiddenTaxId={translate(
              order.status === 'canceled'
                ? 'order.customer.tax_id_kept'
                : 'order.customer.tax_id_later',
            )}
          />
        </Stack>
      </DetailColumns>
    </>
  )
}

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
