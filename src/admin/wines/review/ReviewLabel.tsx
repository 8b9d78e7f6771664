import { missingForLabel } from '#domain/labels/labelFacts'
import { labelWine } from '#domain/labels/labelWine'
import type { Seller } from '#domain/sellers/sellerWire'
import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useGetOne, useTranslate } from 'ra-core'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { LoadingState } from '../../../kit/ui/LoadingState'

/** What the label lacks, by name; the whole label with its sources follows below. */
export function ReviewLabel({ product }: { product: Product }) {
  const translate = useTranslate()
  const id = product.seller?.id
  const { data: producer, isError } = useGetOne<Seller>(
    'sellers',
    { id: id ?? '' },
    { enabled: Boolean(id) },
  )
  const missing = producer && missingForLabel(labelWine(product), producer)
  return (
    <DetailCard title={translate('review_queue.label')}>
      {!missing && !isError && id ? (
        <LoadingState label={translate('wine.label.loading')} height={200} />
      ) : missing?.length === 0 ? (
        <Typography>{translate('review_queue.label_complete')}</Typography>
      ) : missing ? (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {missing.map(({ key, label }) => (
            <li key={key}>{label.pt}</li>
          ))}
        </Box>
      ) : (
        <Typography role="alert">{translate('wine.label.no_profile')}</Typography>
      )}
    </DetailCard>
  )
}
