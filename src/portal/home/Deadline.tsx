import type { Today } from '#domain/home/todayWire'
import { hoursToApprove } from '#domain/orders/waitingStep'
import { useTranslate } from 'ra-core'
import { StatusChip } from '../../kit/ui/StatusChip'

/** From here on the deadline is told in colour. */
const NEAR_HOURS = 12

/** How long the seller still has to answer an order; nothing while that is far. */
export function Deadline({ order, now }: { order: Today['orders']['lines'][number]; now: Date }) {
  const translate = useTranslate()
  const hours = hoursToApprove(order.due_from, now)
  if (hours < 0) return <StatusChip label={translate('today.overdue')} color="error" />
  return hours < NEAR_HOURS ? (
    <StatusChip
      label={translate(hours === 0 ? 'today.left_now' : 'today.left', { smart_count: hours })}
      color="warning"
    />
  ) : null
}
