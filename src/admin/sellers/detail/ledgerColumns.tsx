import { LEDGER_KINDS } from '#domain/money/ledger'
import type { LedgerEntry } from '#domain/money/payoutWire'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import type { Column } from '../../../kit/list/Column'
import { LedgerAbout } from './LedgerAbout'

/** Columns of what was entered for a producer. */
export const ledgerColumns: readonly Column<LedgerEntry>[] = [
  {
    id: 'at',
    label: 'admin_seller.ledger.at',
    sortBy: 'at',
    nowrap: true,
    render: ({ at }) => formatDateTime(at),
  },
  { id: 'kind', label: 'admin_seller.ledger.kind', render: ({ kind }) => LEDGER_KINDS[kind] },
  {
    id: 'about',
    label: 'admin_seller.ledger.about',
    render: (entry) => <LedgerAbout entry={entry} />,
  },
  {
    id: 'amount',
    label: 'admin_seller.ledger.amount',
    align: 'right',
    nowrap: true,
    render: ({ amount }) => formatBRL(amount),
  },
]
