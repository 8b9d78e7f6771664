import type { Product } from '#domain/wire/product'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslate } from 'ra-core'

/** Why staff rejected or archived the wine, when the engine says so. */
export function WineReview({
  wine,
}: {
  wine: Product & { review?: { reason?: string | null } | null }
}) {
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
