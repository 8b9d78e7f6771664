import { WAITING_BEFORE_MAX } from '#domain/limits'
import { backOn, pausedUntil } from '#domain/sellers/pause'
import type { Seller } from '#domain/sellers/sellerWire'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { formatDecimal } from '#domain/values/decimal'
import { publishProblem, type SellerFacts } from '#domain/wines/wine'
import { wineStanding } from '#domain/wines/nextWineAct'
import type { Product } from '#domain/wines/productWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'

interface Props {
  wine: Product
  seller: SellerFacts & Pick<Seller, 'pause'>
}

/**
 * Why the wine is not in the store yet, or that it is, and when it sells again where the cellar pauses; and that publishing does
 * not wait for staff's look at it (R20).
 */
export function WineStanding({ wine, seller }: Props) {
  const translate = useTranslate()
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const until = pausedUntil(seller.pause, today)
  const standing = wineStanding(wine, seller)
  const before = wine.waiting_before
  const queue =
    typeof before !== 'number'
      ? null
      : before >= WAITING_BEFORE_MAX
        ? translate('wine.review.waiting_long', { count: formatDecimal(WAITING_BEFORE_MAX) })
        : translate('wine.review.waiting', { smart_count: before + 1, place: before + 1 })
  const waits = publishProblem(wine, seller) === 'seller_not_active'
  const free = wine.status === 'proposed' && !waits ? translate('wine.no_waiting') : null
  return (
    <>
      <Typography sx={{ maxWidth: '72ch', fontWeight: 500 }}>
        {standing === 'in_store' && until !== null
          ? translate('wine.standing.paused', { back: formatDate(backOn(until)).slice(0, 5) })
          : translate(`wine.standing.${standing}`)}
      </Typography>
      {(queue ?? free) && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {[queue, free].filter(Boolean).join(' ')}
        </Typography>
      )}
    </>
  )
}
