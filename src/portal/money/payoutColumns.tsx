import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { PayoutRow } from '#domain/money/payoutWire'
import type { Column } from '../../kit/list/Column'
import { PayoutStatus } from '../../shared/money/PayoutStatus'
import { PayoutNumber } from './PayoutNumber'

/** Columns of the seller's payouts. */
export const payoutColumns: readonly Column<PayoutRow>[] = [
  {
    id: 'number',
    label: 'payouts.column.number',
    sortBy: 'number',
    render: (payout) => <PayoutNumber payout={payout} />,
  },
  {
    id: 'created_at',
    label: 'payouts.column.created_at',
    from: 'md',
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
    nowrap: true,
    render: (payout) => formatDate(payout.paid_on) || '–',
  },
  { id: 'pix', label: 'payouts.column.pix', from: 'lg', render: (payout) => payout.pix_masked },
  {
    id: 'amount',
    label: 'payouts.column.amount',
    align: 'right',
    nowrap: true,
    render: (payout) => formatBRL(payout.amount),
  },
]
