import type { AdminPayoutRow, LedgerEntry } from '#domain/money/payoutWire'
import type { Seller } from '#domain/sellers/sellerWire'
import { LEDGER_KINDS } from '#domain/money/ledger'
import { formatDateTime } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import Stack from '@mui/material/Stack'
import Box from '@mui/material/Box'
import { useDataProvider, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { EmbeddedList } from '../../../kit/list/EmbeddedList'
import { PayoutOutlook } from '../../../shared/money/PayoutOutlook'
import { PayoutSummary } from '../../../shared/money/PayoutSummary'
import { AdjustBalance } from '../../money/AdjustBalance'
import { MadeCard } from '../../money/MadeCard'
import { madeColumns } from '../../money/madeColumns'
import { useAdjustBalance } from '../../money/useAdjustBalance'
import { SellerPixKey } from './SellerPixKey'
import type { Column } from '../../../kit/list/Column'
import type { MoneySource } from '../../../shared/money/MoneySource'
import type { AdminDataProvider } from '../../dataProvider'
import { paths } from '../../../paths'

/** Columns of what was entered for a producer. */
const ledgerColumns: readonly Column<LedgerEntry>[] = [
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

const textsOf = (list: string) => ({
  title: `admin_seller.${list}.title`,
  subtitle: '',
  loading: `admin_seller.${list}.loading`,
  error: `admin_seller.${list}.error`,
  empty: `admin_seller.${list}.empty`,
  emptyHint: `admin_seller.${list}.empty_hint`,
  count: `admin_seller.${list}.count`,
})

const PAYOUT_COLUMNS = madeColumns.filter(({ id }) => id !== 'seller')

/** A producer's money: what the producer sees in the portal, with every entry, and what the people who pay do about it. */
export default function SellerMoney({ seller }: { seller: Seller }) {
  const source = useMoneyOf(seller.id)
  const { adjust, dialog } = useAdjustBalance()
  return (
    <Stack spacing={2}>
      <PayoutSummary source={source} />
      <div>
        <AdjustBalance seller={seller} onAdjust={adjust} />
      </div>
      <SellerPixKey seller={seller} />
      <EmbeddedList<LedgerEntry>
        resource="ledger"
        texts={textsOf('ledger')}
        columns={ledgerColumns}
        card={(entry) => <LedgerCard entry={entry} />}
        sort={{ field: 'at', order: 'DESC' }}
        filter={{ seller_id: seller.id }}
      />
      <EmbeddedList<AdminPayoutRow>
        resource="made-payouts"
        texts={textsOf('payouts')}
        columns={PAYOUT_COLUMNS}
        card={(payout) => <MadeCard payout={payout} />}
        sort={{ field: 'number', order: 'DESC' }}
        filter={{ seller_id: seller.id }}
      />
      <PayoutOutlook source={source} />
      {dialog}
    </Stack>
  )
}

/** An entry on the phone. */
function LedgerCard({ entry }: { entry: LedgerEntry }) {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
        <strong>{LEDGER_KINDS[entry.kind]}</strong>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
          {formatBRL(entry.amount)}
        </Box>
      </Stack>
      <LedgerAbout entry={entry} />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{formatDateTime(entry.at)}</Box>
    </Stack>
  )
}

/** The money of a producer, for who may see it. */
function useMoneyOf(sellerId: string): MoneySource {
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMemo(
    () => ({
      key: ['payouts', 'of', sellerId],
      summary: () => dataProvider.sellerPayoutSummary(sellerId),
      statements: () => dataProvider.sellerStatements(sellerId),
      downloadStatement: (month, format) =>
        dataProvider.downloadSellerStatement(sellerId, month, format),
    }),
    [dataProvider, sellerId],
  )
}

/** What an entry comes from: an order, a payout, or what staff wrote. */
function LedgerAbout({ entry: { order, payout, reason } }: { entry: LedgerEntry }) {
  const translate = useTranslate()
  if (payout)
    return (
      <Link component={RouterLink} to={paths.admin.madePayout(payout.id)}>
        {translate('payouts.number', { number: payout.number })}
      </Link>
    )
  if (order)
    return (
      <Link component={RouterLink} to={paths.admin.order(order.id)}>
        {translate('admin_seller.ledger.order', { number: order.display_id ?? '' })}
      </Link>
    )
  return <span style={{ overflowWrap: 'anywhere' }}>{reason ?? '–'}</span>
}
