import type { Product } from '#domain/wines/productWire'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useAge } from '../../../kit/ui/useAge'
import { HistoryButton } from '../../audit/HistoryButton'
import { ProductStatus } from '../ProductStatus'

interface Props {
  product: Product
  /** 1 is the next one; null when it does not wait. */
  place: number | null
  count: number
}

/** Which wine, where in the queue, and the way to its history. */
export function ReviewTitle({ product, place, count }: Props) {
  const translate = useTranslate()
  const age = useAge()
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {product.title}
      </Typography>
      <ProductStatus product={product} />
      <Typography color="text.secondary">
        {place === null
          ? translate('review_queue.decided')
          : translate('review_queue.place', { place, count, time: age(product.created_at) })}
      </Typography>
      <HistoryButton resource="product" id={product.id} />
    </Stack>
  )
}
