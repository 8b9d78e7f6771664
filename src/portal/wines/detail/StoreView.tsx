import { readDossier } from '#domain/labels/dossier/readDossier'
import { backOn } from '#domain/sellers/pause'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import { toCents, formatBRL } from '#domain/values/money'
import { productStatusLabel } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import type { StoreProduct } from '#domain/shop/storeCatalogueWire'
import type { WineMetadata } from '#domain/wines/sheet/wineMetadata'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { DossierTable } from '../../../shared/wines/dossier/DossierTable'
import { WineSheet } from '../../../shared/wines/sheet/WineSheet'
import type { PortalDataProvider } from '../../dataProvider'

/** The wine as everybody sees it in the store, or why nobody does. */
export default function StoreView({ wine, onClose }: { wine: Product; onClose: () => void }) {
  const translate = useTranslate()
  const title = useId()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const { data, error, isPending, refetch } = useQuery({
    // below 'wines', so that every change of a wine asks again (R41)
    queryKey: ['wines', 'store', wine.id],
    queryFn: ({ signal }) => dataProvider.storeWine(wine.id, signal),
    staleTime: 0,
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{translate('wine.store.title')}</DialogTitle>
      <DialogContent>
        {isPending && <LoadingState label={translate('wine.store.loading')} height={480} />}
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => void refetch()}>
                {translate('wine.store.retry')}
              </Button>
            }
          >
            {translate('wine.store.error')}
          </Alert>
        )}
        {data && <StoreWine wine={data} />}
        {data === null && (
          <Alert severity="info">
            {wine.status === 'published'
              ? translate('wine.store.hidden.seller')
              : translate('wine.store.hidden.status', { status: productStatusLabel(wine.status) })}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function StoreWine({ wine }: { wine: StoreProduct }) {
  const translate = useTranslate()
  const [picture = wine.thumbnail] = wine.images.map(({ url }) => url)
  const prices = wine.variants.flatMap((variant) => variant.prices)
  const retail = wine.variants[0]?.calculated_price.calculated_amount ?? null
  const [today] = useState(() => saoPauloDate(new Date()) ?? '')
  const dossier = readDossier(wine.metadata as WineMetadata | null, today)
  const price = (amount: number) => formatBRL(toCents(amount))
  return (
    <Stack spacing={2}>
      {wine.paused_until && (
        <Alert severity="warning">
          {translate('wine.store.paused', { back: formatDate(backOn(wine.paused_until)) })}
        </Alert>
      )}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2.5}>
        {picture ? (
          <Box
            component="img"
            src={picture}
            alt={translate('wine.image.alt', { title: wine.title })}
            sx={{ width: 160, aspectRatio: '2 / 3', objectFit: 'cover', borderRadius: 2 }}
          />
        ) : (
          <Typography color="text.secondary">{translate('wine.store.no_picture')}</Typography>
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            {wine.title}
          </Typography>
          <Typography color="text.secondary" sx={{ mb: 1.5 }}>
            {translate('wine.store.by', {
              seller: wine.seller.name,
              city: [wine.seller.city, wine.seller.state].filter(Boolean).join(', '),
            })}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>
            {retail === null
              ? translate('wine.store.no_price')
              : translate('wine.store.price', { price: price(retail) })}
          </Typography>
          {prices.map(({ amount, min_quantity }) =>
            min_quantity ? (
              <Typography key={min_quantity}>
                {translate('wine.store.wholesale', {
                  smart_count: min_quantity,
                  price: price(amount),
                })}
              </Typography>
            ) : null,
          )}
          {wine.description && (
            <Typography sx={{ mt: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {wine.description}
            </Typography>
          )}
        </Box>
      </Stack>
      <WineSheet metadata={wine.metadata ?? {}} isPublic />
      {dossier.lines.length > 0 && (
        <Box component="section">
          <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
            {translate('wine.dossier.title')}
          </Typography>
          <DossierTable dossier={dossier} />
        </Box>
      )}
    </Stack>
  )
}
