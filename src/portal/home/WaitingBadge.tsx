import type { Today } from '#domain/home/todayWire'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { TODAY_QUERY } from './todayQuery'

const sum = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((all, one) => all + one, 0)

/** How many orders, or wines, wait for the seller; nothing at 0 and while it is unknown. */
function WaitingBadge({ of }: { of: (today: Today) => Record<string, number> }) {
  const translate = useTranslate()
  const { data } = useQuery(TODAY_QUERY)
  const count = data ? sum(of(data)) : 0
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

export const OrdersBadge = () => <WaitingBadge of={({ orders }) => orders.counts} />
export const WinesBadge = () => <WaitingBadge of={({ wines }) => wines.counts} />
