import { REVIEW_BATCH_MAX } from '#domain/limits'
import { PRODUCT_REVIEW_ACTIONS, type ProductReviewAction } from '#domain/wines/productReview'
import type { Product } from '#domain/wines/productWire'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { BulkActionsToolbar } from 'react-admin'
import { useMay } from '../../account/useMay'
import { ReviewDialog } from '../review/ReviewDialog'
import { useReviewProducts, type BatchOutcome } from './useReviewProducts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'

/** What can be done with the selected wines, of all pages, and afterwards what became of each (issue 5). */
export default function BatchBar() {
  const translate = useTranslate()
  const may = useMay()
  const { selectedIds, onUnselectItems } = useListContext<Product>()
  const [asked, setAsked] = useState<ProductReviewAction | null>(null)
  const {
    mutateAsync,
    data: outcome,
    reset,
  } = useReviewProducts({
    onDone: () => {
      setAsked(null)
      onUnselectItems()
    },
  })

  const count = selectedIds.length
  const text = (key: string) =>
    translate(`admin_product.batch.${key}`, { smart_count: count, max: REVIEW_BATCH_MAX })
  return (
    <>
      {count > 0 && may('reviewWines') && (
        <BulkActionsToolbar
          label="admin_product.batch.selected"
          selectAllButton={false}
          {...{ role: 'region', 'aria-label': text('bar') }}
        >
          {PRODUCT_REVIEW_ACTIONS.map((action) => (
            <Button
              key={action}
              variant="outlined"
              color={action === 'reject' ? 'error' : 'primary'}
              disabled={count > REVIEW_BATCH_MAX}
              onClick={() => {
                reset()
                setAsked(action)
              }}
            >
              {translate(`admin_product.review.${action}.label`)}
            </Button>
          ))}
        </BulkActionsToolbar>
      )}
      {count > REVIEW_BATCH_MAX && <Alert severity="info">{text('most')}</Alert>}
      {asked && (
        <ReviewDialog
          action={asked}
          name={text('of')}
          count={count}
          onConfirm={(reason) =>
            mutateAsync({ action: asked, reason, ids: selectedIds.map(String) })
          }
          onClose={() => setAsked(null)}
        />
      )}
      {outcome && !asked && <BatchResult outcome={outcome} onClose={reset} />}
    </>
  )
}

/** How many were done, and of each other wine why not. Stays until it is closed. */
function BatchResult({ outcome, onClose }: { outcome: BatchOutcome; onClose: () => void }) {
  const translate = useTranslate()
  const { done, total, refused } = outcome
  return (
    <Alert
      severity={refused.length === 0 ? 'success' : 'warning'}
      onClose={onClose}
      closeText={translate('admin_product.batch.close')}
    >
      <AlertTitle>
        {translate('admin_product.batch.result', { done, total, smart_count: total })}
      </AlertTitle>
      {refused.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {refused.map(({ id, title, message }) => (
            <li key={id}>
              <strong>{title}</strong>: {message}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
