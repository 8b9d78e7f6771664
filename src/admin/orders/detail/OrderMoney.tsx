import { freightLeft, refundable } from '#domain/orders/orderRefund'
import { formatBRL } from '#domain/values/money'
import type { AdminOrder } from '#domain/orders/adminOrderWire'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { CaptureButton } from '../actions/CaptureButton'
import { HoldButton } from '../actions/HoldButton'
import { RefundButton } from '../actions/RefundButton'

/** What was taken from the buyer and given back, and the two ways to move more. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const translate = useTranslate()
  const { captured, refunded } = order.paid
  const left = refundable(order.paid)
  const rows = [
    ['captured', captured],
    ['refunded', refunded],
    // all bottles are paid back: whether the freight goes back, too, is for somebody to decide
    ...(left > 0 && left === freightLeft(order.paid, order.shipping_total)
      ? [['freight_left', left] as const]
      : []),
  ] as const
  return (
    <DetailCard title={translate('admin_orders.money.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        {rows.map(([name, cents]) => (
          <Box key={name} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`admin_orders.money.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatBRL(cents)}
            </Box>
          </Box>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        <CaptureButton order={order} />
        <RefundButton order={order} />
        <HoldButton order={order} />
      </Stack>
      {order.held_for !== null && (
        <Alert severity="info" sx={{ mt: 1.5 }}>
          {translate('admin_orders.money.held', { reason: order.held_for })}
        </Alert>
      )}
    </DetailCard>
  )
}
