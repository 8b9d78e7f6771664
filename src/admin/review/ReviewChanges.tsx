import { formatDateTime } from '#domain/values/dates'
import type { Product } from '#domain/wines/productWire'
import Alert from '@mui/material/Alert'
import { useTranslate } from 'ra-core'
import { ChangeTable } from '../audit/detail/ChangeTable'

/** What the seller changed after the staff's last decision, field by field. */
export function ReviewChanges({ product }: { product: Product }) {
  const translate = useTranslate()
  const changes = product.changes_since_review
  if (!changes) return <Alert severity="info">{translate('review_queue.changes.first')}</Alert>
  return (
    <ChangeTable
      title={translate('review_queue.changes.title', { date: formatDateTime(changes.since) })}
      nothing={translate('review_queue.changes.none')}
      change={{ resource: 'product', before: changes.before, after: changes.after }}
    />
  )
}
