import { formatDateTime } from '#domain/values/dates'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import { useTranslate } from 'ra-core'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { HistoryButton } from '../../audit/HistoryButton'
import { OrderSeller } from '../OrderSeller'
import { ORDER_STATUSES } from '../orderStatuses'

/** Number, statuses, when, and whose. */
export function OrderHeader({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  return (
    <PageHeader
      title={translate('admin_orders.title', { number: `#${String(order.display_id ?? '')}` })}
      back={{ to: paths.admin.orders, label: translate('admin_orders.back') }}
      status={
        <>
          {ORDER_STATUSES.approval(order)}
          {ORDER_STATUSES.payment(order)}
          {ORDER_STATUSES.delivery(order)}
        </>
      }
      subtitle={
        <>
          {formatDateTime(order.created_at)} · <OrderSeller order={order} />
        </>
      }
      actions={<HistoryButton resource="order" id={order.id} />}
    />
  )
}
