import { PIX_PROBLEMS } from '#domain/pix/pixProblems'
import type { PixReceipt, PixReceiptListResponse } from '#domain/pix/pixWire'
import { formatDateTime } from '#domain/values/dates'
import { formatDecimal } from '#domain/values/decimal'
import { formatBRL } from '#domain/values/money'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { useListSummary } from '../../kit/dataProvider/useListSummary'
import type { Column } from '../../kit/list/Column'
import { ListScreen } from '../../kit/list/ListScreen'
import { RowLink } from '../../kit/list/RowLink'
import { SummaryCards } from '../../kit/list/SummaryCards'
import { paths } from '../../paths'
import { ReceiptActions } from './ReceiptActions'

/** Columns of the receipts on which staff decide. */
const receiptColumns: readonly Column<PixReceipt>[] = [
  {
    id: 'received_at',
    label: 'admin_pix.column.received_at',
    sortBy: 'received_at',
    nowrap: true,
    render: (receipt) => formatDateTime(receipt.received_at),
  },
  {
    id: 'problem',
    label: 'admin_pix.column.problem',
    render: (receipt) => <ReceiptProblem receipt={receipt} />,
  },
  {
    id: 'amount',
    label: 'admin_pix.column.amount',
    align: 'right',
    nowrap: true,
    render: (receipt) => formatBRL(receipt.amount),
  },
  {
    id: 'order',
    label: 'admin_pix.column.order',
    render: (receipt) => <ReceiptOrder receipt={receipt} />,
  },
  {
    id: 'actions',
    label: 'admin_pix.column.actions',
    render: (receipt) => <ReceiptActions receipt={receipt} />,
  },
]

const TEXTS = {
  title: 'admin_pix.list.title',
  subtitle: 'admin_pix.list.subtitle',
  loading: 'admin_pix.list.loading',
  error: 'admin_pix.list.error',
  empty: 'admin_pix.list.empty',
  emptyHint: 'admin_pix.list.empty_hint',
  count: 'admin_pix.list.count',
}

/** Money that came in by PIX and matches no charge: what happened, what to do, and the acts (issue 33.4). */
export default function ReceiptList() {
  const translate = useTranslate()
  return (
    <ListScreen<PixReceipt>
      resource="pix"
      texts={TEXTS}
      columns={receiptColumns}
      card={(receipt) => <ReceiptCard receipt={receipt} />}
      sort={{ field: 'received_at', order: 'ASC' }}
      filterNames={[]}
      summary={<ReceiptSummary />}
      search={null}
      filters={null}
      action={
        <Button component={Link} to={paths.admin.pixDay()} variant="outlined">
          {translate('admin_pix.list.open_day')}
        </Button>
      }
    />
  )
}

function ReceiptSummary() {
  const summary = useListSummary<PixReceiptListResponse['summary']>()
  return (
    <SummaryCards
      figures={[
        { label: 'admin_pix.summary.waiting', value: summary && formatDecimal(summary.waiting) },
        { label: 'admin_pix.summary.amount', value: summary && formatBRL(summary.amount) },
      ]}
    />
  )
}

/** A receipt on the phone. */
function ReceiptCard({ receipt }: { receipt: PixReceipt }) {
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
        <ReceiptOrder receipt={receipt} />
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatBRL(receipt.amount)}
        </Box>
      </Stack>
      <ReceiptProblem receipt={receipt} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {formatDateTime(receipt.received_at)}
      </Box>
      <ReceiptActions receipt={receipt} />
    </Stack>
  )
}

/** What happened, and what to do about it. */
function ReceiptProblem({ receipt }: { receipt: PixReceipt }) {
  const translate = useTranslate()
  const { label, advice } = PIX_PROBLEMS[receipt.problem]
  return (
    <Box sx={{ minWidth: { sm: 180 }, maxWidth: '60ch' }}>
      <Box sx={{ fontWeight: 600 }}>{label}</Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{advice}</Box>
      {receipt.bank_reason && (
        <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
          {translate('admin_pix.bank_reason', { reason: receipt.bank_reason })}
        </Box>
      )}
    </Box>
  )
}

/** The order that it was for, with what that asked for where the sum is another; else the bank's id. */
function ReceiptOrder({ receipt: { id, order, problem } }: { receipt: PixReceipt }) {
  const translate = useTranslate()
  if (!order)
    return (
      <Box sx={{ minWidth: 0 }}>
        {translate('admin_pix.no_order')}
        <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {id}
        </Box>
      </Box>
    )
  return (
    <Box sx={{ minWidth: 0 }}>
      <RowLink to={paths.admin.order(order.id)}>{`#${String(order.display_id)}`}</RowLink>
      {problem === 'other_amount' && order.amount !== null && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {translate('admin_pix.order_amount', { amount: formatBRL(order.amount) })}
        </Box>
      )}
    </Box>
  )
}
