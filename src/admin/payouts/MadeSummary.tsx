import { formatBRL } from '#domain/values/money'
import { formatDecimal } from '#domain/values/decimal'
import type { AdminPayoutListResponse } from '#domain/money/payoutWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

/** Of all payouts, or of the batch that the list is of, whatever else is searched or filtered. */
export function MadeSummary() {
  const summary = useListSummary<AdminPayoutListResponse['summary']>()
  return (
    <SummaryCards
      figures={[
        { label: 'admin_payouts.list.prepared', value: summary && formatDecimal(summary.prepared) },
        {
          label: 'admin_payouts.list.prepared_amount',
          value: summary && formatBRL(summary.prepared_amount),
        },
        { label: 'admin_payouts.list.paid', value: summary && formatDecimal(summary.paid) },
        { label: 'admin_payouts.list.failed', value: summary && formatDecimal(summary.failed) },
      ]}
    />
  )
}
