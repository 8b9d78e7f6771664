import type { SellerLabel } from '#domain/labels/bottleLabelWire'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'

/** Corrects what is read under the code of a wine that is not on sale. */
export function RefreshButton({ label }: { label: SellerLabel }) {
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
