import { openSteps, shownWines } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import { isPaid } from '#domain/orders/orderCapture'
import { useTranslate } from 'ra-core'
import { EmptyState } from '../../kit/ui/EmptyState'
import { AccountGroup } from './AccountGroup'
import { ApproveGroup } from './ApproveGroup'
import { OrderGroup } from './OrderGroup'
import { useIsOwner } from './useIsOwner'
import { WineGroup } from './WineGroup'

/** The wines after the account, as the first of them is a step of it. */
const WINES = ['refused', 'sold_out', 'price', 'publish', 'low'] as const
/** After those to be approved; what is not paid asks for nothing and is last. */
const ORDERS = ['send', 'returns', 'invoice', 'messages'] as const

type Group = 'approve' | (typeof ORDERS)[number] | (typeof WINES)[number] | 'account'

/** The groups that have something in them, the first with the page's one filled button; or that everything is done. */
export function Waiting({ today, now }: { today: Today; now: Date }) {
  const translate = useTranslate()
  const { orders, account, stopped_import: stopped } = today
  const isOwner = useIsOwner()
  const hasAccount =
    stopped !== null || (account !== null && openSteps(account, isOwner).length > 0)
  const filled: Group[] = [
    ...(orders.counts.approve > 0 ? (['approve'] as const) : []),
    ...ORDERS.filter((waiting) => orders.counts[waiting] > 0),
    ...(hasAccount ? (['account'] as const) : []),
    ...WINES.filter((attention) => shownWines(attention, today)),
  ]
  const first = filled.find((group) => {
    // an order that is not paid is never the first thing to press, nor a return whose bottles are on their way
    if (group === 'approve') return orders.approvable.some(isPaid)
    return group !== 'returns' || orders.lines.some(({ return_state: state }) => state === 'asked')
  })
  return (
    <>
      {filled.length === 0 && orders.counts.unpaid === 0 && (
        <EmptyState
          title={translate('today.done.title')}
          text={translate('today.done.text')}
          illustration={<img src="/bottles/red.svg" alt="" width={48} height={72} />}
        />
      )}
      <ApproveGroup orders={orders} now={now} isFirst={first === 'approve'} />
      {ORDERS.map((waiting) => (
        <OrderGroup key={waiting} waiting={waiting} orders={orders} isFirst={first === waiting} />
      ))}
      <AccountGroup account={account} stopped={stopped} isFirst={first === 'account'} />
      {WINES.map((attention) => (
        <WineGroup
          key={attention}
          attention={attention}
          today={today}
          isFirst={first === attention}
        />
      ))}
      <OrderGroup waiting="unpaid" orders={orders} isFirst={false} />
    </>
  )
}
