import type { AdminPayoutRow } from '#domain/money/payoutWire'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { MadeName } from './MadeName'
import { MadeStatus } from './MadeStatus'

/** A payout on the phone. */
export function MadeCard({ payout }: { payout: AdminPayoutRow }) {
  return (
    <Stack spacing={1.5}>
      <MadeName payout={payout} />
      <div>{payout.seller.name}</div>
      <CardFacts
        facts={[
          { label: 'payouts.column.amount', value: formatBRL(payout.amount) },
          { label: 'payouts.column.paid_on', value: formatDate(payout.paid_on) || '–' },
        ]}
      />
      <MadeStatus payout={payout} />
    </Stack>
  )
}
