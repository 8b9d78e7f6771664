import { PRODUCT_REVIEW_ACTIONS, type ProductReviewAction } from '#domain/wines/productReview'
import type { Product } from '#domain/wire/product'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'ra-core'
import { useState } from 'react'
import { serverMessage } from '../../../shared/http/serverMessage'
import { ReviewDialog } from '../review/ReviewDialog'
import { BatchResult } from './BatchResult'
import { useReviewProducts } from './useReviewProducts'

/** What can be done with the selected rows, and afterwards what became of each (issue 5). */
export function BatchBar() {
  const translate = useTranslate()
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext<Product>()
  const [asked, setAsked] = useState<ProductReviewAction | null>(null)
  const {
    mutate,
    isPending,
    error,
    data: outcome,
    reset,
  } = useReviewProducts({
    onDone: () => {
      setAsked(null)
      onUnselectItems()
    },
  })
  const count = selectedIds.length
  const text = (key: string) => translate(`admin_product.batch.${key}`, { smart_count: count })
  return (
    <>
      {count > 0 && (
        <Card
          role="region"
          aria-label={text('bar')}
          sx={{
            p: 1.5,
            zIndex: 3,
            position: { xs: 'fixed', md: 'sticky' },
            // at the thumb on a phone, below the area's bar on a desk
            top: { md: 72 },
            bottom: { xs: 8 },
            left: { xs: 8 },
            right: { xs: 8 },
          }}
        >
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center', '& button': { px: { xs: 1, md: 2 } } }}
          >
            <Typography sx={{ fontWeight: 600, mr: 'auto' }} role="status">
              {text('selected')}
            </Typography>
            {PRODUCT_REVIEW_ACTIONS.map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                color={action === 'reject' ? 'error' : 'primary'}
                onClick={() => {
                  reset()
                  setAsked(action)
                }}
              >
                {translate(`admin_product.review.${action}.label`)}
              </Button>
            ))}
            <Button size="small" color="inherit" onClick={() => onSelect(data.map(({ id }) => id))}>
              {text('select_page')}
            </Button>
            <Button size="small" color="inherit" onClick={() => onUnselectItems()}>
              {text('clear')}
            </Button>
          </Stack>
        </Card>
      )}
      {asked && (
        <ReviewDialog
          action={asked}
          name={text('of')}
          pending={isPending}
          error={
            error ? serverMessage(error, translate('admin_product.review.try_again')) : undefined
          }
          onConfirm={(reason) =>
            mutate({ action: asked, reason, ids: selectedIds.map(String), rows: data })
          }
          onClose={() => setAsked(null)}
        />
      )}
      {outcome && !asked && <BatchResult outcome={outcome} onClose={reset} />}
    </>
  )
}
