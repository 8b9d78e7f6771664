import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { orderSentence } from '#domain/orders/orderSentence'
import { formatDateTime } from '#domain/values/dates'
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
import { DetailColumns, DetailPart, PartsColumn } from '../../../kit/ui/DetailColumns'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { RecordLoadError } from '../../../kit/ui/RecordLoadError'
import { StaffActions } from '../actions/StaffActions'
import { OrderMails } from './OrderMails'
import { OrderMoney } from './OrderMoney'
import { OrderMessages } from '../../../shared/messages/OrderMessages'
import { useMay } from '../../account/useMay'
import { useQueryClient } from '@tanstack/react-query'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { OrderReturns } from '../../../shared/returns/OrderReturns'
import { invalidateOrders } from '../invalidateOrders'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { OrderBadges } from '../../../shared/orders/OrderBadges'
import { HistoryButton } from '../../audit/HistoryButton'
import { OrderSeller } from '../OrderSeller'

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
          <DetailPart place={5}>
            <OrderMoney order={order} />
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
      onChanged={() => invalidateOrders(queryClient)}
    />
  )
}

/** Number, when, and whose; the statuses, and the sentence that its producer reads of it. */
export function OrderHeader({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const [now] = useState(() => new Date())
  const sentence = orderSentence(order, now)
  return (
    <>
      <PageHeader
        title={translate('admin_orders.title', { number: `#${String(order.display_id ?? '')}` })}
        back={{ to: paths.admin.orders, label: translate('admin_orders.back') }}
        subtitle={
          <>
            {formatDateTime(order.created_at)} · <OrderSeller order={order} />
          </>
        }
        actions={
          <>
            <PrintButton />
            <HistoryButton resource="order" id={order.id} />
          </>
        }
      />
      <OrderBadges order={order} />
      {sentence && (
        <Typography sx={{ mt: -1.5, mb: 2 }}>
          {translate('admin_orders.sentence', { sentence })}
        </Typography>
      )}
    </>
  )
}
