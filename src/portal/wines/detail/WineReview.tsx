import { formatDecimal } from '#domain/values/decimal'
import type { Product } from '#domain/wines/productWire'
import { WAITING_BEFORE_MAX } from '#domain/limits'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'

/** What staff say about the wine: why they decided as they did, or its place in their queue. */
export function WineReview({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const reason = wine.review?.reason
  const before = wine.waiting_before
  if (reason) {
    return (
      <Alert
        severity={wine.status === 'rejected' ? 'error' : 'info'}
        sx={{ whiteSpace: 'pre-line' }}
      >
        <AlertTitle>{translate('wine.review.title')}</AlertTitle>
        {reason}
      </Alert>
    )
  }
  if (typeof before !== 'number') return null
  return (
    <Alert severity="info">
      {before >= WAITING_BEFORE_MAX
        ? translate('wine.review.waiting_long', { count: formatDecimal(WAITING_BEFORE_MAX) })
        : translate('wine.review.waiting', { smart_count: before + 1, place: before + 1 })}
    </Alert>
  )
}
