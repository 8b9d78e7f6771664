import { HELD_REASONS } from '#domain/money/payouts'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { OrderPayout } from '#domain/money/payoutWire'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'
import { FoldedCard } from '../../../kit/ui/FoldedCard'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { PayoutStatus } from '../../../shared/money/PayoutStatus'
import type { PortalDataProvider } from '../../dataProvider'

/**
 * In which payout the order is, or when its money comes. Nothing before its payment is confirmed, as there is no money to tell
 * of, nor when it cannot be read: the order's page works without.
 */
export function OrderPayoutCard({ orderId }: { orderId: string }) {
  const translate = useTranslate()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data, isPending } = useQuery({
    // below 'orders', so that every action on an order asks for it again (R41)
    queryKey: ['orders', 'payout', orderId],
    queryFn: () => dataProvider.orderPayout(orderId),
    staleTime: 0,
  })
  if (!data) {
    return isPending ? <LoadingState height={54} /> : null
  }
  if (!data.entered) return null
  return (
    <FoldedCard
      title={translate('payouts.order.title')}
      summary={data.net === 0 ? undefined : formatBRL(data.net)}
    >
      {data.payouts.map(({ id, number, status }) => (
        <Stack key={id} direction="row" spacing={1} sx={{ alignItems: 'center', mb: 1 }}>
          <Link component={RouterLink} to={paths.portal.payout(id)}>
            {translate('payouts.number', { number })}
          </Link>
          <PayoutStatus status={status} />
        </Stack>
      ))}
      {sentences(data).map(([key, values]) => (
        <Typography key={key} sx={{ mb: 0.5 }}>
          {translate(key, { _: key, ...values })}
        </Typography>
      ))}
      {data.net !== 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('payouts.order.net', { amount: formatBRL(data.net) })}
        </Typography>
      )}
    </FoldedCard>
  )
}

/** Key of the catalogue, or a text as it is, and what it names. */
type Sentence = [key: string, values?: Record<string, string>]

/** What a seller asks about the order's money beside the payouts that it is in. */
function sentences(order: OrderPayout): Sentence[] {
  const { refunded, open, payouts, held_reasons: reasons } = order
  const isInPayout = payouts.some(({ status }) => status !== 'failed')
  const said: Sentence[] = []
  if (refunded) said.push(['payouts.order.refunded'])
  else if (open === 0 && !isInPayout) said.push(['payouts.order.nothing'])
  if (open < 0) said.push(['payouts.order.debt', { amount: formatBRL(-open) }])
  if (open > 0 && isInPayout) said.push(['payouts.order.rest', { amount: formatBRL(open) }])
  if (open > 0) said.push(...waitOf(order))
  else if (reasons.includes('order_disputed') && isInPayout)
    said.push(['payouts.order.disputed_in_payout'])
  return said
}

/** Why or until when what is in no payout waits. */
function waitOf({ available_on: day, held_reasons: reasons }: OrderPayout): Sentence[] {
  if (reasons.includes('order_disputed')) return [['payouts.order.disputed']]
  if (day === null) return [['payouts.order.waiting_delivery']]
  const date = formatDate(day)
  if (day > (saoPauloDate(new Date()) ?? '')) return [['payouts.order.available_on', { date }]]
  return reasons.length > 0
    ? [['payouts.order.held'], ...reasons.map((one): Sentence => [HELD_REASONS[one].sentence])]
    : [['payouts.order.available_since', { date }]]
}
