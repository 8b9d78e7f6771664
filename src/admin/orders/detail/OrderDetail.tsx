import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { FulfillmentHistory } from '../../../shared/orders/FulfillmentHistory'
import { FoldedInvoice } from '../../../shared/orders/FoldedInvoice'
import { OrderCustomerCard } from '../../../shared/orders/OrderCustomerCard'
import { OrderFreight } from '../../../shared/orders/OrderFreight'
import { OrderItems } from '../../../shared/orders/OrderItems'
import { OrderTotals } from '../../../shared/orders/OrderTotals'
import { wasDelivered } from '../../../shared/returns/wasDelivered'
import { DetailColumns } from '../../../kit/ui/DetailColumns'
import { DetailPart, PartsColumn } from '../../../kit/ui/DetailPart'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { StaffActions } from '../actions/StaffActions'
import { OrderHeader } from './OrderHeader'
import { OrderMails } from './OrderMails'
import { OrderMoney } from './OrderMoney'
import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { useMay } from '../../account/useMay'
import { useQueryClient } from '@tanstack/react-query'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { invalidatePayouts } from '../../money/invalidatePayouts'

/** One order for staff: as its producer sees it, with the producer, the money that moved, the mails and what staff can do. What was bought comes first. */
export default function OrderDetail() {
  const translate = useTranslate()
  const { id } = useParams()
  const {
    data: order,
    error,
    isPending,
    refetch,
  } = useGetOne<AdminOrder>(
    'orders',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchOnMount: 'always', refetchOnWindowFocus: 'always' },
  )
  if (isPending) return <LoadingState label={translate('order.loading')} />
  if (!order) {
    return (
      <RecordLoadError
        error={error}
        onRetry={() => void refetch()}
        back={paths.admin.orders}
        texts={{
          missing: 'admin_orders.not_found',
          missingHint: 'admin_orders.not_found_hint',
          failure: 'admin_orders.load_error',
          back: 'admin_orders.back',
        }}
      />
    )
  }
  return (
    <>
      <OrderHeader order={order} />
      <DetailColumns widths="minmax(0, 1fr) 360px">
        <PartsColumn>
          <DetailPart place={1}>
            <OrderItems order={order} />
          </DetailPart>
          <DetailPart place={6}>
            <FulfillmentHistory order={order} />
          </DetailPart>
          <DetailPart place={7}>
            {wasDelivered(order) && <OrderReturnsCard orderId={order.id} />}
          </DetailPart>
          <DetailPart place={8}>
            <OrderMessagesCard orderId={order.id} />
          </DetailPart>
          <DetailPart place={11}>
            <OrderMails order={order} />
          </DetailPart>
        </PartsColumn>
        <PartsColumn>
          <DetailPart place={2} isPrinted={false}>
            <StaffActions order={order} />
          </DetailPart>
          <DetailPart place={3}>
            <OrderCustomerCard
              order={order}
              hiddenTaxId={translate('admin_orders.tax_id_by_role')}
            />
          </DetailPart>
          <DetailPart place={4}>
            <OrderTotals order={order} net="net_seller" />
          </DetailPart>
          <DetailPart place={5}>
            <OrderMoney order={order} />
          </DetailPart>
          <DetailPart place={9}>
            {order.invoice && <FoldedInvoice order={order} invoice={order.invoice} />}
          </DetailPart>
          <DetailPart place={10}>
            <OrderFreight order={order} />
          </DetailPart>
        </PartsColumn>
      </DetailColumns>
    </>
  )
}

/** The order's messages for staff; who may not write reads them, and marks none as seen. */
export function OrderMessagesCard({ orderId }: { orderId: string }) {
  const mayWrite = useMay()('writeOnOrders')
  return <OrderMessages orderId={orderId} side="staff" mayWrite={mayWrite} marks={mayWrite} />
}

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
