import type { PayoutRow } from '#domain/money/payoutWire'
import { ListScreen } from '../../kit/list/ListScreen'
import { payoutColumns } from './payoutColumns'
import { paths } from '../../paths'
import { PayoutOutlook } from '../../shared/money/PayoutOutlook'
import { PayoutSummary } from '../../shared/money/PayoutSummary'
import { useOwnMoney } from './useOwnMoney'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Stack from '@mui/material/Stack'
import { CardFacts } from '../../kit/list/CardFacts'
import { PayoutStatus } from '../../shared/money/PayoutStatus'
import { PayoutNumber } from './PayoutNumber'

const TEXTS = {
  title: 'payouts.list.title',
  subtitle: 'payouts.list.subtitle',
  loading: 'payouts.list.loading',
  error: 'payouts.list.error',
  empty: 'payouts.list.empty',
  emptyHint: 'payouts.list.empty_hint',
  count: 'payouts.list.count',
}

/** The four amounts, the payouts, and what comes when (issue 16). */
export default function PayoutList() {
  const money = useOwnMoney()
  return (
    <ListScreen<PayoutRow>
      resource="payouts"
      texts={TEXTS}
      columns={payoutColumns}
      card={(payout) => <PayoutCard payout={payout} />}
      sort={{ field: 'number', order: 'DESC' }}
      filterNames={[]}
      summary={<PayoutSummary source={money} settings={paths.portal.accountPix} />}
      search={null}
      filters={null}
      below={<PayoutOutlook source={money} />}
    />
  )
}

/** A payout on the phone. */
function PayoutCard({ payout }: { payout: PayoutRow }) {
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
