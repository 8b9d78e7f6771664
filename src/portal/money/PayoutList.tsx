import type { PayoutRow } from '#domain/money/payoutWire'
import { ListScreen } from '../../kit/list/ListScreen'
import { paths } from '../../paths'
import { PayoutOutlook } from '../../shared/money/PayoutOutlook'
import { PayoutSummary } from '../../shared/money/PayoutSummary'
import { formatDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Stack from '@mui/material/Stack'
import { useDataProvider, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { CardFacts } from '../../kit/list/CardFacts'
import { REFRESH_MS } from '../../shared/money/usePayoutSummary'
import { PayoutStatus } from '../../shared/money/PayoutStatus'
import type { MoneySource } from '../../shared/money/MoneySource'
import type { PortalDataProvider } from '../dataProvider'
import type { Column } from '../../kit/list/Column'
import { RowLink } from '../../kit/list/RowLink'

/** Columns of the seller's payouts. */
const payoutColumns: readonly Column<PayoutRow>[] = [
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
      // as its cards
      liveMs={REFRESH_MS}
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

/** The money of the company that is signed in. */
function useOwnMoney(): MoneySource {
  const dataProvider = useDataProvider<PortalDataProvider>()
  return useMemo(
    () => ({
      key: ['payouts'],
      summary: () => dataProvider.payoutSummary(),
      statements: () => dataProvider.payoutStatements(),
      downloadStatement: (month, format) => dataProvider.downloadStatement(month, format),
    }),
    [dataProvider],
  )
}

/** 'Repasse nº 12', which leads to its orders. */
function PayoutNumber({ payout: { id, number } }: { payout: { id: string; number: number } }) {
  const translate = useTranslate()
  return <RowLink to={paths.portal.payout(id)}>{translate('payouts.number', { number })}</RowLink>
}
