import { formatBRL } from '#domain/values/money'
import type { DuePayout } from '#domain/money/payoutWire'
import { paths } from '../../paths'
import type { Column } from '../../kit/list/Column'
import { RowLink } from '../../kit/list/RowLink'
import { AdjustBalance } from './AdjustBalance'
import { HeldReasons } from './HeldReasons'
import type { Adjustable } from './useAdjustBalance'

/** Columns of what is due; `onAdjust` opens the page's dialog. */
export const dueColumns = (
  onAdjust: (seller: Adjustable) => void,
): readonly Column<DuePayout>[] => [
  {
    id: 'name',
    label: 'payouts.column.seller',
    sortBy: 'name',
    render: ({ seller }) => (
      <RowLink to={paths.admin.sellerMoney(seller.id)}>{seller.name}</RowLink>
    ),
  },
  {
    id: 'available',
    label: 'admin_payouts.column.available',
    sortBy: 'available',
    align: 'right',
    nowrap: true,
    render: ({ available }) => formatBRL(available),
  },
  {
    id: 'receivable',
    label: 'admin_payouts.column.receivable',
    sortBy: 'receivable',
    align: 'right',
    nowrap: true,
    from: 'md',
    render: ({ receivable }) => formatBRL(receivable),
  },
  {
    id: 'held',
    label: 'admin_payouts.column.held',
    align: 'right',
    nowrap: true,
    render: ({ held }) => formatBRL(held),
  },
  {
    id: 'in_payment',
    label: 'admin_payouts.column.in_payment',
    align: 'right',
    nowrap: true,
    from: 'lg',
    render: ({ in_payment: inPayment }) => formatBRL(inPayment),
  },
  {
    id: 'reasons',
    label: 'admin_payouts.column.reasons',
    render: ({ held_reasons: reasons }) => <HeldReasons reasons={reasons} />,
  },
  {
    id: 'actions',
    label: 'admin_payouts.column.actions',
    render: ({ seller }) => <AdjustBalance seller={seller} onAdjust={onAdjust} />,
  },
]
