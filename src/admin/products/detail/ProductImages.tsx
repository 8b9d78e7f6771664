import type { Product } from '#domain/wire/product'
import { WINE_TYPES } from '#domain/wineSheet/enumerations'
import Box from '@mui/material/Box'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { DetailCard } from '../../../shared/ui/DetailCard'

/** The wine's pictures; without one, or when it cannot be loaded, the drawing of its type (R27). */
export function ProductImages({ product }: { product: Product }) {
  const translate = useTranslate()
  const [broken, setBroken] = useState<string>()
  const [main = product.thumbnail, ...others] = product.images.map(({ url }) => url)
  const shown = main && main !== broken ? main : null
  const type = product.metadata?.classification?.type
  const drawing = `/bottles/${type && Object.hasOwn(WINE_TYPES, type) ? type : 'red'}.svg`
  return (
    <DetailCard title={translate('admin_product.image.title')}>
      <Box
        component="img"
        src={shown ?? drawing}
        alt={translate(shown ? 'admin_product.image.alt' : 'admin_product.image.stock', {
          title: product.title,
        })}
        onError={() => setBroken(main ?? undefined)}
        sx={{
          display: 'block',
          mx: 'auto',
          width: shown ? { xs: 200, md: 256 } : 1,
          height: shown ? 'auto' : 200,
          aspectRatio: shown ? '2 / 3' : undefined,
          objectFit: shown ? 'cover' : 'contain',
          borderRadius: 2,
          bgcolor: 'var(--sand)',
          p: shown ? 0 : 2,
        }}
      />
      {others.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {others.map((url, index) => (
            <Box
              key={url}
              component="img"
              src={url}
              alt={`${translate('admin_product.image.alt', { title: product.title })} (${String(index + 2)})`}
              loading="lazy"
              sx={{ width: 48, height: 72, objectFit: 'cover', borderRadius: 1 }}
            />
          ))}
        </Box>
      )}
    </DetailCard>
  )
}
