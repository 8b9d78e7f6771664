import EditOutlined from '@mui/icons-material/EditOutlined'
import type { Product } from '#domain/wire/product'
import { WINE_TYPES } from '#domain/wineSheet/enumerations'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { WineImageDialog } from '../image/WineImageDialog'
import { DetailCard } from '../../../shared/ui/DetailCard'

/** The main picture, 64 x 96 units (spec §2), the others below it, and the dialog that changes them. */
export function WineImageCard({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  const [main, ...others] = wine.images.map(({ url }) => url)
  const type = wine.metadata?.classification?.type
  const drawing = `/bottles/${type && Object.hasOwn(WINE_TYPES, type) ? type : 'red'}.svg`
  return (
    <DetailCard
      title={translate('wine.image.title')}
      action={
        <Button size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
          {translate('wine.image.edit')}
        </Button>
      }
    >
      <Box
        component="img"
        src={main ?? drawing}
        alt={translate(main ? 'wine.image.alt' : 'wine.image.none', { title: wine.title })}
        width={256}
        height={384}
        sx={{
          display: 'block',
          mx: 'auto',
          width: main ? { xs: 200, md: 256 } : 1,
          height: main ? 'auto' : 200,
          aspectRatio: main ? '2 / 3' : undefined,
          objectFit: main ? 'cover' : 'contain',
          borderRadius: 2,
          bgcolor: 'var(--sand)',
          p: main ? 0 : 2,
        }}
      />
      {!main && (
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
              alt={`${translate('wine.image.alt', { title: wine.title })} (${index + 2})`}
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
      {open && <WineImageDialog wine={wine} open onClose={() => setOpen(false)} />}
    </DetailCard>
  )
}
