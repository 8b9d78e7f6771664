import { hoursToApprove, approvalDeadline, type WaitingStep } from '#domain/orders/waitingStep'
import { canActOnOrders } from '#domain/sellers/seller'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Today } from '#domain/home/todayWire'
import CheckIcon from '@mui/icons-material/Check'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { StatusChip } from '../../kit/ui/StatusChip'
import { ME_QUERY } from '../fetchMe'
import { ActionButton } from '../orders/actions/ActionButton'
import { formatOrderNumber } from '../../shared/orders/formatOrderNumber'
import { LineLink } from './LineLink'
import { TodayGroup } from './TodayGroup'
import { TodayLine } from './TodayLine'

type OrderLine = Today['orders']['lines'][number]

/** From here on the deadline is told in colour. */
const NEAR_HOURS = 12

/** The orders that wait for one step, the oldest first. */
export function OrderGroup({
  step,
  orders: { counts, lines },
  now,
}: {
  step: WaitingStep
  orders: Today['orders']
  now: Date
}) {
  const translate = useTranslate()
  const { data: me } = useQuery(ME_QUERY)
  if (counts[step] === 0) return null
  const mayAct = canActOnOrders(me?.seller?.store_status)
  return (
    <TodayGroup
      title={translate(`today.orders.${step}.title`)}
      count={counts[step]}
      all={paths.portal.orders}
    >
      {lines
        .filter((order) => order.step === step)
        .map((order) => (
          <TodayLine
            key={order.id}
            title={[formatOrderNumber(order), order.customer].filter(Boolean).join(' · ')}
            to={paths.portal.order(order.id)}
            status={step === 'approve' && <Deadline order={order} now={now} />}
            text={<OrderText order={order} now={now} />}
            action={
              step === 'approve' ? (
                <ActionButton
                  texts="order.actions.accept"
                  run={(dataProvider) => dataProvider.acceptOrder(order.id)}
                  variant="contained"
                  startIcon={<CheckIcon />}
                  disabled={!mayAct}
                />
              ) : (
                <LineLink
                  to={paths.portal.order(order.id)}
                  label={`today.orders.${step}.action`}
                  name={formatOrderNumber(order)}
                />
              )
            }
          />
        ))}
    </TodayGroup>
  )
}

function OrderText({ order, now }: { order: OrderLine; now: Date }) {
  const translate = useTranslate()
  const hours = Math.max(0, (now.getTime() - new Date(order.created_at).getTime()) / 3_600_000)
  const [unit, count] =
    hours < 1 ? ['now', 0] : hours < 48 ? ['hours', hours] : ['days', hours / 24]
  const age = translate(`today.age.${unit}`, { smart_count: Math.floor(count) })
  const bottles = translate('order.bottles', {
    smart_count: order.item_count,
    count: order.item_count,
  })
  return [
    bottles,
    formatBRL(order.total),
    age,
    ...(order.step === 'approve'
      ? [translate('today.deadline', { date: formatDateTime(approvalDeadline(order.created_at)) })]
      : []),
  ].join(' · ')
}

function Deadline({ order, now }: { order: OrderLine; now: Date }) {
  const translate = useTranslate()
  const hours = hoursToApprove(order.created_at, now)
  if (hours < 0) return <StatusChip label={translate('today.overdue')} color="error" />
  return hours < NEAR_HOURS ? (
    <StatusChip
      label={translate(hours === 0 ? 'today.left_now' : 'today.left', { smart_count: hours })}
      color="warning"
    />
  ) : null
}
