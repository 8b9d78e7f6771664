import { formatDate, saoPauloDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { OrderPayout } from '#domain/wire/payout'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { DetailCard } from '../../../shared/ui/DetailCard'
import { PayoutStatus } from '../../../shared/ui/PayoutStatus'
import type { PortalDataProvider } from '../../dataProvider'

/** In which payout the order is, or when its money comes. Nothing when that cannot be read: the order's page works without. */
export function OrderPayoutCard({ orderId }: { orderId: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data } = useQuery({
    // below 'orders', so that every action on an order asks for it again (R41)
    queryKey: ['orders', 'payout', orderId],
    queryFn: () => dataProvider.orderPayout(orderId),
    staleTime: 0,
  })
  if (!data) return null
  return (
    <DetailCard title={translate('payouts.order.title')}>
      {data.payouts.map(({ id, number, status }) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Link component={RouterLink} to={paths.portal.payout(id)}>
            {translate('payouts.number', { number })}
          </Link>
          <PayoutStatus status={status} />
        </Stack>
      ))}
      {data.payouts.every(({ status }) => status === 'failed') && (
        <Typography>{translate(...waitOf(data))}</Typography>
      )}
      {data.net !== 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('payouts.order.net', { amount: formatBRL(data.net) })}
        </Typography>
      )}
    </DetailCard>
  )
}

/** Key of the sentence about money that is in no payout yet, and what it names. */
function waitOf(order: OrderPayout): [key: string, values?: Record<string, string>] {
  if (order.net === 0) return ['payouts.order.none']
  if (order.disputed) return ['payouts.order.disputed']
  if (order.available_on === null) return ['payouts.order.waiting_delivery']
  const date = formatDate(order.available_on)
  const isThere = order.available_on <= (saoPauloDate(new Date()) ?? '')
  return [isThere ? 'payouts.order.available_since' : 'payouts.order.available_on', { date }]
}
