import type { PayoutRow } from '#domain/money/payoutWire'
import { ListScreen } from '../../kit/list/ListScreen'
import { PayoutCard } from './PayoutCard'
import { payoutColumns } from './payoutColumns'
import { PayoutOutlook } from './PayoutOutlook'
import { PayoutSummary } from './PayoutSummary'

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
  return (
    <ListScreen<PayoutRow>
      resource="payouts"
      texts={TEXTS}
      columns={payoutColumns}
      card={(payout) => <PayoutCard payout={payout} />}
      sort={{ field: 'number', order: 'DESC' }}
      filterNames={[]}
      summary={<PayoutSummary />}
      search={null}
      filters={null}
      below={<PayoutOutlook />}
    />
  )
}
