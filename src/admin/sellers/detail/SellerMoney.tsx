import type { AdminPayoutRow, LedgerEntry } from '#domain/money/payoutWire'
import type { Seller } from '#domain/sellers/sellerWire'
import Stack from '@mui/material/Stack'
import { EmbeddedList } from '../../../kit/list/EmbeddedList'
import { PayoutOutlook } from '../../../shared/money/PayoutOutlook'
import { PayoutSummary } from '../../../shared/money/PayoutSummary'
import { AdjustBalance } from '../../money/AdjustBalance'
import { MadeCard } from '../../money/MadeCard'
import { madeColumns } from '../../money/madeColumns'
import { useAdjustBalance } from '../../money/useAdjustBalance'
import { LedgerCard } from './LedgerCard'
import { ledgerColumns } from './ledgerColumns'
import { SellerPixKey } from './SellerPixKey'
import { useMoneyOf } from './useMoneyOf'

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
