import type { Product } from '#domain/wines/productWire'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { DetailCard } from '../../kit/ui/DetailCard'
import { bottleDrawing } from './bottleDrawing'

/**
 * A wine's pictures: the main one, 64 x 96 units (spec §2), and the others below it. Without one, or when it cannot be
 * loaded, the drawing of its type (R27).
 */
export function WinePictures({ wine, action }: { wine: Product; action?: ReactNode }) {
  const translate = useTranslate()
  const [broken, setBroken] = useState<string>()
  const [main = wine.thumbnail, ...others] = wine.images.map(({ url }) => url)
  const shown = main && main !== broken ? main : null
  const alt = translate('wine.image.alt', { title: wine.title })
  return (
    <DetailCard title={translate('wine.image.title')} action={action}>
      <Box
        component="img"
        src={shown ?? bottleDrawing(wine.metadata?.classification?.type)}
        alt={shown ? alt : translate('wine.image.none')}
        onError={() => setBroken(main ?? undefined)}
        width={256}
        height={384}
        sx={{
          display: 'block',
          mx: 'auto',
          width: shown ? { xs: 96, md: 256 } : 1,
          height: shown ? 'auto' : { xs: 144, md: 200 },
          aspectRatio: shown ? '2 / 3' : undefined,
          objectFit: shown ? 'cover' : 'contain',
          borderRadius: 2,
          bgcolor: 'var(--sand)',
          p: shown ? 0 : 2,
        }}
      />
      {!shown && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 1, textAlign: 'center' }}
          aria-hidden
        >
          {translate('wine.image.none')}
        </Typography>
      )}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {others.map((url, index) => (
            <Box
              key={url}
              component="img"
              src={url}
              alt={`${alt} (${index + 2})`}
              loading="lazy"
              sx={{
                width: 48,
                height: 72,
                objectFit: 'cover',
                borderRadius: 1,
                bgcolor: 'var(--sand)',
              }}
            />
          ))}
        </Box>
      )}
    </DetailCard>
  )
}
