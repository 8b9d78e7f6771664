import type { LedgerEntry } from '#domain/money/payoutWire'
import Link from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../paths'

/** What an entry comes from: an order, a payout, or what staff wrote. */
export function LedgerAbout({ entry: { order, payout, reason } }: { entry: LedgerEntry }) {
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
