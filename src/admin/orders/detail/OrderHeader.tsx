import { orderSentence } from '#domain/orders/orderSentence'
import { formatDateTime } from '#domain/values/dates'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { PrintButton } from '../../../kit/ui/PrintButton'
import { OrderBadges } from '../../../shared/orders/OrderBadges'
import { HistoryButton } from '../../audit/HistoryButton'
import { OrderSeller } from '../OrderSeller'

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
