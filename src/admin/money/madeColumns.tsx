import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { AdminPayoutRow } from '#domain/money/payoutWire'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../paths'
import type { Column } from '../../kit/list/Column'
import { MadeName } from './MadeName'
import { MadeStatus } from './MadeStatus'

/** Columns of the payouts that were made. */
export const madeColumns: readonly Column<AdminPayoutRow>[] = [
  {
    id: 'number',
    label: 'payouts.column.number',
    sortBy: 'number',
    render: (payout) => <MadeName payout={payout} />,
  },
  {
    id: 'seller',
    label: 'payouts.column.seller',
    render: ({ seller }) => (
      <Link
        component={RouterLink}
        to={paths.admin.sellerMoney(seller.id)}
        color="inherit"
        // the row's own click leads to the payout
        onClick={(event) => event.stopPropagation()}
      >
        {seller.name}
      </Link>
    ),
  },
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
    render: (payout) => <MadeStatus payout={payout} />,
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
