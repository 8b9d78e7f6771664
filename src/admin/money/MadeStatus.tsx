import type { AdminPayoutRow } from '#domain/money/payoutWire'
import Typography from '@mui/material/Typography'
import { PayoutStatus } from '../../shared/money/PayoutStatus'

/** What became of a payout; of one that was not made, why. */
export function MadeStatus({
  payout: { status, failure_reason: reason },
}: {
  payout: AdminPayoutRow
}) {
  return (
    <div>
      <PayoutStatus status={status} />
      {reason !== null && (
        <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Typography>
      )}
    </div>
  )
}
