import type { AdminPayoutRow } from '#domain/money/payoutWire'
import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'

/** 'Repasse nº 12', which leads to its PIX code. */
export function MadeName({ payout: { id, number } }: { payout: AdminPayoutRow }) {
  const translate = useTranslate()
  return (
    <RowLink to={paths.admin.madePayout(id)}>{translate('payouts.number', { number })}</RowLink>
  )
}
