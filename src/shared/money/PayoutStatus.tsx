import { PAYOUT_STATUSES, type PayoutStatus as Status } from '#domain/money/payouts'
import { StatusChip } from '../../kit/ui/StatusChip'

/** What became of a payout. */
export function PayoutStatus({ status }: { status: Status }) {
  return <StatusChip {...PAYOUT_STATUSES[status]} />
}
