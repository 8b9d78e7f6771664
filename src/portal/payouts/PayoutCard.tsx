import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { PayoutRow } from '#domain/money/payoutWire'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { PayoutStatus } from '../../shared/money/PayoutStatus'
import { PayoutNumber } from './PayoutNumber'

/** A payout on the phone. */
export function PayoutCard({ payout }: { payout: PayoutRow }) {
  return (
    <Stack spacing={1.5}>
      <PayoutNumber payout={payout} />
      <CardFacts
        facts={[
          { label: 'payouts.column.amount', value: formatBRL(payout.amount) },
          { label: 'payouts.column.paid_on', value: formatDate(payout.paid_on) || '–' },
        ]}
      />
      <div>
        <PayoutStatus status={payout.status} />
      </div>
    </Stack>
  )
}
