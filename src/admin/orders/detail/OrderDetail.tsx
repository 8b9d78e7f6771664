import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Stack from '@mui/material/Stack'
import { useGetOne, useTranslate } from 'ra-core'
import { useParams } from 'react-router-dom'
import { paths } from '../../../paths'
import { FulfillmentHistory } from '../../../shared/order/FulfillmentHistory'
import { InvoiceFacts } from '../../../shared/order/InvoiceFacts'
import { OrderCustomerCard } from '../../../shared/order/OrderCustomerCard'
import { OrderFreight } from '../../../shared/order/OrderFreight'
import { OrderItems } from '../../../shared/order/OrderItems'
import { OrderTotals } from '../../../shared/order/OrderTotals'
import { wasDelivered } from '../../../shared/order/returns/wasDelivered'
import { DetailColumns } from '../../../shared/ui/DetailColumns'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { LoadingState } from '../../../shared/ui/LoadingState'
import { RecordLoadError } from '../../../shared/ui/RecordLoadError'
import { StaffActions } from '../actions/StaffActions'
import { OrderHeader } from './OrderHeader'
import { OrderMails } from './OrderMails'
import { OrderMessagesCard } from './OrderMessagesCard'
import { OrderMoney } from './OrderMoney'
import { OrderReturnsCard } from './OrderReturnsCard'

/** One order for staff: as its producer sees it, with the producer, the money that moved, the mails and what staff can do. */
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
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <OrderItems order={order} />
          {wasDelivered(order) && <OrderReturnsCard orderId={order.id} />}
          <OrderMessagesCard orderId={order.id} />
          <FulfillmentHistory order={order} />
          <OrderMails order={order} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0, order: { xs: -1, md: 0 } }}>
          <StaffActions order={order} />
          {order.invoice && (
            <DetailCard title={translate('order.invoice.title')}>
              <InvoiceFacts order={order} invoice={order.invoice} />
            </DetailCard>
          )}
          <OrderMoney order={order} />
          <OrderFreight order={order} />
          <OrderTotals order={order} net="net_seller" />
          <OrderCustomerCard order={order} hiddenTaxId={translate('admin_orders.tax_id_by_role')} />
        </Stack>
      </DetailColumns>
    </>
  )
}
