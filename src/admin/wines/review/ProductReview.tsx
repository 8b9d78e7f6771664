import {
  possibleReviews,
  reviewProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import { knownReason } from '#domain/wines/reviewReasons'
import type { Product } from '#domain/wines/productWire'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useMay } from '../../account/useMay'
import { showToast } from '../../../kit/ui/toast/toastStore'
import { ReviewDialog } from './ReviewDialog'
import { useReviewProduct } from './useReviewProduct'
import { decisionOf, useUndoReview } from './useUndoReview'

/** What staff can do with the wine now; publishing says what is missing (issue 5). */
export function ProductReview({ product }: { product: Product }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<ProductReviewAction | null>(null)
  const { mutate: undo } = useUndoReview()
  const { mutateAsync } = useReviewProduct(product, (changed, action) => {
    const decision = decisionOf(changed)
    showToast(
      'success',
      translate(`admin_product.review.${action}.done`),
      decision === undefined
        ? undefined
        : {
            label: translate('admin_product.review.undo'),
            onPress: () => undo({ id: product.id, decision }),
          },
    )
  })
  const may = useMay()
  const possible = may('reviewWines') ? possibleReviews(product.status) : []
  const obstacle = possible.includes('publish')
    ? reviewProblem('publish', product, product.seller ?? {})
    : null
  return (
    <Stack spacing={2} sx={{ mb: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {possible.map((action) => (
          <Button
            key={action}
            variant={action === 'publish' ? 'contained' : 'outlined'}
            color={action === 'reject' ? 'error' : 'primary'}
            disabled={action === 'publish' && obstacle !== null}
            onClick={() => setAsked(action)}
          >
            {translate(`admin_product.review.${action}.label`)}
          </Button>
        ))}
      </Stack>
      {obstacle && <Alert severity="info">{obstacle}</Alert>}
      {asked && (
        <ReviewDialog
          action={asked}
          name={product.title}
          reason={asked === 'send_back' ? knownReason(product) : ''}
          onConfirm={(reason) => mutateAsync({ action: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
