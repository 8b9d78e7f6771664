import type { Product } from '#domain/wines/productWire'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'

/** Why staff decided about the wine as they did. */
export function WineReview({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const reason = wine.review?.reason
  if (!reason) return null
  return (
    <Alert severity={wine.status === 'rejected' ? 'error' : 'info'} sx={{ whiteSpace: 'pre-line' }}>
      <AlertTitle>{translate('wine.review.title')}</AlertTitle>
      {reason}
    </Alert>
  )
}
