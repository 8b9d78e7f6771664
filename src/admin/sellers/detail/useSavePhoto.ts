import type { Seller } from '#domain/sellers/sellerWire'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { AdminDataProvider } from '../../dataProvider'
import { useKeepSeller } from './useKeepSeller'
import type { PhotoDraft } from './usePhotoDraft'

/** Sends a chosen photo, or the removal. `error` is what the storage or the engine said. */
export function useSavePhoto({ seller, onSaved }: { seller: Seller; onSaved: () => void }) {
  const notify = useNotify()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const keep = useKeepSeller()
  const mutation = useMutation({
    mutationFn: (draft: PhotoDraft) =>
      draft.kind === 'removal'
        ? dataProvider.removeSellerPhoto(seller.id)
        : dataProvider.replaceSellerPhoto(seller.id, draft.file),
    onSuccess: (changed, draft) => {
      keep(changed)
      onSaved()
      notify(`admin_seller.photo.${draft.kind === 'removal' ? 'removed' : 'saved'}`, {
        type: 'success',
      })
    },
    onError: () => notify('admin_seller.photo.failed', { type: 'error' }),
  })
  const error = mutation.error && serverMessage(mutation.error, mutation.error.message)
  return { ...mutation, error }
}
