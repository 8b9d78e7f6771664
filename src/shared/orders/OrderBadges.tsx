import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { OrderApproval } from './OrderApproval'
import { OrderDelivery } from './OrderDelivery'
import { OrderPayment } from './OrderPayment'

/** In the head of an order: the producer's answer, payment and delivery (spec §2 Order detail). */
export function OrderBadges({ order }: { order: Order }) {
  const translate = useTranslate()
  return (
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
