import { WAITING_BEFORE_MAX } from '#domain/limits'
import { formatDecimal } from '#domain/values/decimal'
import { publishProblem, type SellerFacts } from '#domain/wines/wine'
import { wineStanding } from '#domain/wines/nextWineAct'
import type { Product } from '#domain/wines/productWire'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'

/** Why the wine is not in the store yet, or that it is; and that publishing does not wait for staff's look at it (R20). */
export function WineStanding({ wine, seller }: { wine: Product; seller: SellerFacts }) {
  const translate = useTranslate()
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
        {translate(`wine.standing.${wineStanding(wine, seller)}`)}
      </Typography>
      {(queue ?? free) && (
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
          {[queue, free].filter(Boolean).join(' ')}
        </Typography>
      )}
    </>
  )
}
