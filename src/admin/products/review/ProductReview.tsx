import {
  PRODUCT_REVIEW_ACTIONS,
  PRODUCT_REVIEWS,
  reviewProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import { canMoveProduct, isProductStatus } from '#domain/wines/productStatus'
import type { Product } from '#domain/wire/product'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../shared/http/serverMessage'
import { ReviewDialog } from './ReviewDialog'
import { useReviewProduct } from './useReviewProduct'

/** What staff can do with the wine now; publishing says what is missing (issue 5). */
export function ProductReview({ product }: { product: Product }) {
  const translate = useTranslate()
  const [asked, setAsked] = useState<ProductReviewAction | null>(null)
  const { mutate, isPending, error, reset } = useReviewProduct(product, {
    onDone: () => setAsked(null),
  })
  const { status } = product
  const possible = PRODUCT_REVIEW_ACTIONS.filter(
    (action) =>
      isProductStatus(status) && canMoveProduct('staff', status, PRODUCT_REVIEWS[action].to),
  )
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
            onClick={() => {
              reset()
              setAsked(action)
            }}
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
          pending={isPending}
          error={
            error ? serverMessage(error, translate('admin_product.review.try_again')) : undefined
          }
          onConfirm={(reason) => mutate({ action: asked, reason })}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
