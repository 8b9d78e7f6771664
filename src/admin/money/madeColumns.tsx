import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { AdminPayoutRow } from '#domain/money/payoutWire'
import type { Column } from '../../kit/list/Column'
import { PayoutStatus } from '../../shared/money/PayoutStatus'
import { MadeName } from './MadeName'

/** Columns of the payouts that were made. */
export const madeColumns: readonly Column<AdminPayoutRow>[] = [
  {
    id: 'number',
    label: 'payouts.column.number',
    sortBy: 'number',
    render: (payout) => <MadeName payout={payout} />,
  },
  { id: 'seller', label: 'payouts.column.seller', render: ({ seller }) => seller.name },
  { id: 'batch', label: 'payouts.column.batch', from: 'lg', render: ({ batch }) => batch.number },
  {
    id: 'created_at',
    label: 'payouts.column.created_at',
    from: 'lg',
    nowrap: true,
    render: (payout) => formatDate(payout.created_at),
  },
  {
    id: 'status',
    label: 'payouts.column.status',
    render: (payout) => <PayoutStatus status={payout.status} />,
  },
  {
    id: 'paid_on',
    label: 'payouts.column.paid_on',
    from: 'md',
    nowrap: true,
    render: (payout) => formatDate(payout.paid_on) || '–',
  },
  {
    id: 'amount',
    label: 'payouts.column.amount',
    align: 'right',
    nowrap: true,
    render: (payout) => formatBRL(payout.amount),
  },
]
