import { formatRate } from '#domain/commission/commission'
import { formatBRL } from '#domain/values/money'
import type { Order } from '#domain/orders/orderWire'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { DetailCard } from '../../kit/ui/DetailCard'

interface Props {
  order: Order
  /** Whose share the last line is: the reader's, or for staff the producer's. */
  net?: 'net' | 'net_seller'
}

/** Subtotal, taxes, shipping, discount only above 0, total (spec §2); then what the marketplace keeps and the seller gets. */
export function OrderTotals({ order, net = 'net' }: Props) {
  const translate = useTranslate()
  const { commission } = order
  return (
    <DetailCard title={translate('order.totals.title')}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
        <Sum label="subtotal" cents={order.subtotal} />
        <Sum label="taxes" cents={order.tax_total} />
        <Sum label="shipping" cents={order.shipping_total} />
        {order.discount_total > 0 && <Sum label="discount" cents={-order.discount_total} />}
        <Divider aria-hidden />
        <Sum label="total" cents={order.total} strong />
        {commission && commission.refunded_amount > 0 && (
          <Sum label="refunded" cents={-commission.refunded_amount} />
        )}
        {commission && commission.percentage_rate !== null && (
          <>
            <Sum
              label="commission"
              values={{ rate: formatRate(commission.percentage_rate) }}
              cents={-commission.amount}
            />
            <Sum label={net} cents={commission.net_amount} strong />
          </>
        )}
      </Box>
      {commission?.percentage_rate === null && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('order.totals.commission_none')}
        </Typography>
      )}
    </DetailCard>
  )
}

interface SumProps {
  /** Key below order.totals. */
  label: string
  values?: Record<string, string>
  cents: number
  strong?: boolean
}

function Sum({ label, values, cents, strong = false }: SumProps) {
  const translate = useTranslate()
  const fontWeight = strong ? 650 : 400
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <Box component="dt" sx={{ color: strong ? 'text.primary' : 'text.secondary', fontWeight }}>
        {translate(`order.totals.${label}`, values)}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight, fontVariantNumeric: 'tabular-nums' }}>
        {cents < 0 ? `− ${formatBRL(-cents)}` : formatBRL(cents)}
      </Box>
    </Box>
  )
}
