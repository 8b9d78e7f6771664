import { askingOrders, askingWines } from '#domain/home/todayList'
import type { Today } from '#domain/home/todayWire'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { TODAY_QUERY } from './todayQuery'

/** How many orders, or wines, wait for the seller; nothing at 0 and while it is unknown. */
function WaitingBadge({ of }: { of: (today: Today) => number }) {
  const translate = useTranslate()
  const { data } = useQuery(TODAY_QUERY)
  const count = data ? of(data) : 0
  if (count === 0) return null
  return (
    <span className="shell-count">
      <span aria-hidden="true">{count > 999 ? '999+' : count}</span>
      <span className="visually-hidden">
        {translate('today.badge', { smart_count: count, count })}
      </span>
    </span>
  )
}

export const OrdersBadge = () => <WaitingBadge of={askingOrders} />
export const WinesBadge = () => <WaitingBadge of={askingWines} />
