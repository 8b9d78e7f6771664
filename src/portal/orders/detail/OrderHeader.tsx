import PrintOutlined from '@mui/icons-material/PrintOutlined'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { formatDateTime } from '#domain/values/dates'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths'
import { PageHeader } from '../../../kit/ui/PageHeader'
import { countBottles } from '../countBottles'
import { OrderApproval } from '../OrderApproval'
import { OrderDelivery } from '../OrderDelivery'
import { OrderPayment } from '../OrderPayment'

/** Number, date, item count and the three badges (spec §2 Order detail). */
export function OrderHeader({ order }: { order: Order }) {
  const translate = useTranslate()
  const bottles = countBottles(order.items)
  // nothing of it is ever packed
  const isOver = order.status === 'canceled' || readSellerApproval(order.metadata) === 'rejected'
  return (
    <>
      <PageHeader
        title={translate('order.title', { number: order.display_id ?? '' })}
        back={{ to: paths.portal.orders, label: translate('order.back') }}
        subtitle={`${formatDateTime(order.created_at)} · ${translate('order.bottles', { smart_count: bottles, count: bottles })}`}
        actions={
          isOver ? undefined : (
            <Button
              variant="outlined"
              startIcon={<PrintOutlined />}
              component={Link}
              to={paths.portal.packingSlip(order.id)}
            >
              {translate('order.slip.open')}
            </Button>
          )
        }
      />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 3, mt: -1 }}>
        <Badge label={translate('order.badge.seller')}>
          <OrderApproval order={order} />
        </Badge>
        <Badge label={translate('order.badge.payment')}>
          <OrderPayment order={order} />
        </Badge>
        <Badge label={translate('order.badge.fulfillment')}>
          <OrderDelivery order={order} />
        </Badge>
      </Stack>
    </>
  )
}

function Badge({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      {children}
    </Stack>
  )
}
