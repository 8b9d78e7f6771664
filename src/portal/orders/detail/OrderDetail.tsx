import { useTranslate } from 'ra-core'
import { useParams, Link } from 'react-router-dom'
import { DetailColumns, DetailPart, PartsColumn } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { OrderLoadError } from '../OrderLoadError'
import { useOrder } from '../useOrder'
import { FulfillmentHistory } from '../../../shared/orders/FulfillmentHistory'
import { InvoiceCard } from './InvoiceCard'
import { OrderActionsCard } from './OrderActionsCard'
import { OrderCustomerCard } from '../../../shared/orders/OrderCustomerCard'
import { OrderDeliveries } from './OrderDeliveries'
import { OrderFreight } from '../../../shared/orders/OrderFreight'
import { OrderItems } from '../../../shared/orders/OrderItems'
import { OrderTotals } from '../../../shared/orders/OrderTotals'
import { OrderPayoutCard } from './OrderPayoutCard'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { canWrite } from '#domain/sellers/seller'
import { remainingItems } from '#domain/orders/orderActions'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { formatDateTime } from '#domain/values/dates'
import type { Order } from '#domain/orders/orderWire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined'
import Button from '@mui/material/Button'
import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { ME_QUERY } from '../../fetchMe'
import { useMayActOnOrders } from '../../useMayWrite'
import { NOTICES_KEY, UNREAD_QUERY } from '../../notices/unreadQuery'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { useKeepOrder } from '../useKeepOrder'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { activePackages } from '../../../shared/orders/activePackages'
import { OrderBadges } from '../../../shared/orders/OrderBadges'
import { countBottles } from '../countBottles'

/**
 * One order: what was bought, by whom, where it is and what to do next (spec §2 Order detail). On a phone what is next comes
 * first, then what was bought, by whom and for how much; then the rest.
 */
export default function OrderDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const { data: order, error, isPending, refetch } = useOrder(id)
  if (isPending) return <LoadingState label={translate('order.loading')} />
  if (!order) return <OrderLoadError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <OrderHeader order={order} />
      <DetailColumns widths="minmax(0, 1fr) 340px">
        <PartsColumn>
          <DetailPart place={2}>
            <OrderItems order={order} />
          </DetailPart>
          <DetailPart place={5}>
            <OrderDeliveries order={order} />
          </DetailPart>
          <DetailPart place={6}>
            <FulfillmentHistory order={order} />
          </DetailPart>
          <DetailPart place={8}>
            <InvoiceCard order={order} />
          </DetailPart>
          <DetailPart place={9}>
            {wasDelivered(order) && <OrderReturnsCard orderId={order.id} />}
          </DetailPart>
          <DetailPart place={11}>
            <OrderMessagesCard orderId={order.id} />
          </DetailPart>
        </PartsColumn>
        <PartsColumn>
          <DetailPart place={1}>
            <OrderActionsCard order={order} />
          </DetailPart>
          <DetailPart place={3}>
            <OrderCustomerCard
              order={order}
              hiddenTaxId={translate(
                order.status === 'canceled'
                  ? 'order.customer.tax_id_kept'
                  : 'order.customer.tax_id_later',
              )}
            />
          </DetailPart>
          <DetailPart place={4}>
            <OrderTotals order={order} />
          </DetailPart>
          <DetailPart place={7}>{order.promised_on && <OrderFreight order={order} />}</DetailPart>
          <DetailPart place={10}>
            <OrderPayoutCard orderId={order.id} />
          </DetailPart>
        </PartsColumn>
      </DetailColumns>
    </>
  )
}

/** The order's messages for the producer's people; the bell's number says when there may be a new one. */
export function OrderMessagesCard({ orderId }: { orderId: string }) {
  const { data: me } = useQuery(ME_QUERY)
  // the bell asks for it; this only looks
  const { data: notices } = useQuery({ ...UNREAD_QUERY, enabled: false })
  const queryClient = useQueryClient()
  return (
    <OrderMessages
      orderId={orderId}
      side="seller"
      mayWrite={!me || canWrite(me.seller?.store_status)}
      marks
      news={notices?.unread}
      onSeen={() => void queryClient.invalidateQueries({ queryKey: NOTICES_KEY })}
    />
  )
}

/** The order's returns for the producer's people, who answer them; staff give the money back. */
export function OrderReturnsCard({ orderId }: { orderId: string }) {
  const mayAct = useMayActOnOrders()
  const keepOrder = useKeepOrder()
  return (
    <OrderReturns
      orderId={orderId}
      side="seller"
      mayAct={mayAct}
      mayRefund={false}
      onChanged={keepOrder}
    />
  )
}

/** Number, date, item count and the three badges (spec §2 Order detail). */
function OrderHeader({ order }: { order: Order }) {
  const translate = useTranslate()
  const bottles = countBottles(order.items)
  // nothing of it is ever packed
  const isOver =
    order.status === 'canceled' ||
    readSellerApproval(order.metadata) === 'rejected' ||
    // no box to print, as the page of the slips would say (boxesOf, which is not fetched for it)
    (activePackages(order).length === 0 && remainingItems(order).length === 0)
  return (
    <>
      <PageHeader
        title={translate('order.title', { number: order.display_id ?? '' })}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
        subtitle={`${formatDateTime(order.created_at)} · ${translate('order.bottles', { smart_count: bottles, count: bottles })}`}
        actions={
          <>
            {!isOver && (
              <Button
                variant="outlined"
                startIcon={<InventoryOutlined />}
                component={Link}
                to={paths.portal.packingSlip(order.id)}
              >
                {translate('order.slip.open')}
              </Button>
            )}
            <PrintButton />
          </>
        }
      />
      <OrderBadges order={order} />
    </>
  )
}
