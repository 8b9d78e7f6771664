import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { DetailCard } from '../../../kit/ui/DetailCard'
import { WineThumbnail } from '../../../shared/wines/WineThumbnail'

/** The photos as large as the column, whole: a label is read, not cropped. The small ones choose which. */
export function ReviewPhotos({ product }: { product: Product }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState(0)
  const photos = product.images.map(({ url }) => url)
  const shown = photos[chosen] ?? photos[0]
  const name = (index: number) =>
    `${translate('wine.image.alt', { title: product.title })} (${String(index + 1)})`
  return (
    <DetailCard title={translate('review_queue.photos')}>
      {shown ? (
        <Box
          component="a"
          href={shown}
          target="_blank"
          rel="noreferrer"
          aria-label={translate('review_queue.open_photo')}
          sx={{ display: 'block' }}
        >
          <Box
            component="img"
            src={shown}
            alt={name(chosen)}
            sx={{
              display: 'block',
              width: 1,
              // with price, stock and label beside it, and the decision below, in one look
              height: { xs: 300, md: 'clamp(260px, calc(100dvh - 420px), 640px)' },
              objectFit: 'contain',
              borderRadius: 2,
              bgcolor: 'var(--sand)',
            }}
          />
        </Box>
      ) : (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 3 }}>
          <WineThumbnail src={null} type={product.metadata?.classification?.type} width={96} />
          {translate('review_queue.no_photo')}
        </Box>
      )}
      {photos.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
          {photos.map((url, index) => (
            <Box
              key={url}
              component="button"
              type="button"
              aria-pressed={url === shown}
              onClick={() => setChosen(index)}
              sx={{
                p: 0,
                border: 2,
                borderColor: url === shown ? 'primary.main' : 'divider',
                borderRadius: 1,
                bgcolor: 'transparent',
                cursor: 'pointer',
              }}
            >
              <Box
                component="img"
                src={url}
                alt={name(index)}
                loading="lazy"
                sx={{ display: 'block', width: 56, height: 80, objectFit: 'cover' }}
              />
            </Box>
          ))}
        </Box>
      )}
    </DetailCard>
  )
}
