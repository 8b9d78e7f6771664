import { formatBRL } from '#domain/values/money'
import type { DuePayoutListResponse } from '#domain/money/payoutWire'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import { SummaryCards } from '../../kit/list/SummaryCards'

const NAMES = ['next_batch', 'receivable', 'held', 'in_payment', 'debts'] as const

/** Over all producers, whatever is searched or filtered. */
export function DueSummary() {
  const summary = useListSummary<DuePayoutListResponse['summary']>()
  return (
    <SummaryCards
      figures={NAMES.map((name) => ({
        label: `admin_payouts.summary.${name}`,
        value: summary && formatBRL(summary[name]),
        ...(name === 'next_batch' ? { hint: 'admin_payouts.summary.next_batch_hint' } : {}),
      }))}
    />
  )
}
