import { useTranslate } from 'ra-core'
import { paths } from '../../paths'
import { RowLink } from '../../kit/list/RowLink'

/** 'Repasse nº 12', which leads to its orders. */
export function PayoutNumber({
  payout: { id, number },
}: {
  payout: { id: string; number: number }
}) {
  const translate = useTranslate()
  return <RowLink to={paths.portal.payout(id)}>{translate('payouts.number', { number })}</RowLink>
}
