import { formatLabelCode } from '#domain/labels/bottle/labelCode'
import type { Product } from '#domain/wines/productWire'
import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNotify, useTranslate, useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import { useMutation } from '@tanstack/react-query'
import { paths } from '../../../paths'
import { saveFile } from '../../../kit/files/saveFile'
import { serverMessage } from '../../../kit/http/serverMessage'
import { ErrorState } from '../../../kit/ui/ErrorState'
import { LoadingState } from '../../../kit/ui/LoadingState'
import { useLabels } from './useLabels'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'

/** The code on the wine's bottles: its page, its QR code as files, its labels to print. */
export default function WineCode({ wine }: { wine: Product }) {
  const translate = useTranslate()
  const { data, error, isPending, refetch } = useLabels([wine.id])
  const [label] = data ?? []
  return (
    <>
      {isPending && <LoadingState label={translate('wine_labels.loading')} height={240} />}
      {!label && error && (
        <ErrorState
          title={translate('wine_labels.error')}
          message={serverMessage(error, '')}
          onRetry={() => void refetch()}
        />
      )}
      {label && <Label label={label} />}
    </>
  )
}

function Label({ label }: { label: SellerLabel }) {
  const translate = useTranslate()
  const notify = useNotify()
  const save = async (kind: 'svg' | 'png') => {
    try {
      const { qrPng, qrSvg } = await import('./qrFiles')
      const file = kind === 'svg' ? qrSvg(label.page_url) : await qrPng(label.page_url)
      saveFile(file, `rotulo-${label.code}.${kind}`)
    } catch {
      notify('wine_labels.failed', { type: 'error' })
    }
  }
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('wine_labels.hint')}
      </Typography>
      <Typography sx={{ my: 1, fontSize: '1.25rem', fontWeight: 650, letterSpacing: '0.05em' }}>
        {formatLabelCode(label.code)}
      </Typography>
      {label.page !== 'current' && (
        <Typography variant="body2">{translate(`wine_labels.page.${label.page}`)}</Typography>
      )}
      {label.page === 'kept' && label.is_outdated && <RefreshButton label={label} />}
      {label.page !== 'none' && (
        <Button href={label.page_url} target="_blank" rel="noopener">
          {translate('wine_labels.open')}
        </Button>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void save('svg')}>
          {translate('wine_labels.svg')}
        </Button>
        <Button variant="outlined" onClick={() => void save('png')}>
          {translate('wine_labels.png')}
        </Button>
        <Button
          variant="outlined"
          component={Link}
          to={paths.portal.wineLabels([label.product_id])}
        >
          {translate('wine_labels.print')}
        </Button>
      </Stack>
      {label.older.length > 0 && (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          {translate('wine_labels.older')}{' '}
          {label.older
            .map(({ code, vintage }) => `${vintage ?? '–'}: ${formatLabelCode(code)}`)
            .join(' · ')}
        </Typography>
      )}
    </>
  )
}

/** Corrects what is read under the code of a wine that is not on sale. */
function RefreshButton({ label }: { label: SellerLabel }) {
  const translate = useTranslate()
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.refreshLabel(label.product_id),
    onSuccess: () => notify('wine_labels.refreshed', { type: 'success' }),
    onError: (error) =>
      notify(serverMessage(error, translate('wine_labels.refresh_failed')), { type: 'error' }),
    onSettled: () => keepWine(),
  })
  return (
    <>
      <Typography variant="body2" sx={{ my: 1 }}>
        {translate('wine_labels.outdated')}
      </Typography>
      <Button variant="contained" disabled={isPending} onClick={() => mutate()} sx={{ mr: 1 }}>
        {translate(isPending ? 'wine_labels.refreshing' : 'wine_labels.refresh')}
      </Button>
    </>
  )
}
