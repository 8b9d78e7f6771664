import { formatRate } from '#domain/commission/commission'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import type { PayoutDetail, PayoutOrder } from '#domain/money/payoutWire'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { DetailCard } from '../../kit/ui/DetailCard'

interface Props {
  payout: PayoutDetail
  /** Where an order's number leads; without it there is no link. */
  orderPath?: (id: string) => string
}

/** What a payout is made of, order by order, and the adjustments in it. */
export function PayoutOrders({ payout, orderPath }: Props) {
  const translate = useTranslate()
  const { orders, adjustments, order_count: total, adjustment_count: adjusted } = payout
  return (
    <Stack spacing={2}>
      <DetailCard title={translate('payouts.detail.orders')}>
        {orders.length === 0 && (
          <Typography color="text.secondary">{translate('payouts.detail.no_orders')}</Typography>
        )}
        {orders.map((order) => (
          <Box
            key={order.order_id}
            component="section"
            aria-label={`${translate('payouts.detail.order')} #${order.display_id ?? ''}`}
            sx={{ py: 1.5, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Box sx={{ fontWeight: 600, mb: 0.5 }}>
              {orderPath ? (
                <Link component={RouterLink} to={orderPath(order.order_id)}>
                  #{order.display_id ?? ''}
                </Link>
              ) : (
                `#${order.display_id ?? ''}`
              )}
            </Box>
            <OrderSums order={order} />
          </Box>
        ))}
        {orders.length < total && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('payouts.detail.more', {
              shown: formatDecimal(orders.length),
              total: formatDecimal(total),
            })}
          </Typography>
        )}
      </DetailCard>
      {adjustments.length > 0 && (
        <DetailCard title={translate('payouts.detail.adjustments')}>
          {adjustments.map(({ id, reason, amount }) => (
            <Sum key={id} label={reason} cents={amount} />
          ))}
          {adjustments.length < adjusted && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              {translate('payouts.detail.more_adjustments', {
                shown: formatDecimal(adjustments.length),
                total: formatDecimal(adjusted),
              })}
            </Typography>
          )}
        </DetailCard>
      )}
    </Stack>
  )
}

const KINDS = ['sale', 'shipping', 'commission', 'refund', 'commission_returned'] as const

function OrderSums({ order }: { order: PayoutOrder }) {
  const translate = useTranslate()
  return (
    <Box component="div">
      {KINDS.filter((kind) => order[kind] !== 0).map((kind) => (
        <Sum
          key={kind}
          label={`${translate(`payouts.detail.${kind}`)}${
            kind === 'commission' && order.percentage_rate !== null
              ? ` (${formatRate(order.percentage_rate)})`
              : ''
          }`}
          cents={order[kind]}
        />
      ))}
      <Sum label={translate('payouts.detail.net')} cents={order.net} strong />
    </Box>
  )
}

function Sum({ label, cents, strong = false }: { label: string; cents: number; strong?: boolean }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        fontWeight: strong ? 650 : 400,
      }}
    >
      <Box
        component="span"
        sx={{ color: strong ? 'text.primary' : 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {label}
      </Box>
      <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {cents < 0 ? `− ${formatBRL(-cents)}` : formatBRL(cents)}
      </Box>
    </Box>
  )
}
