import type { Product } from '#domain/wines/productWire'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { ApiError } from '../../../kit/http/ApiError'
import type { PortalDataProvider } from '../../dataProvider'
import { useKeepWine } from '../useKeepWine'

/** Publishes a wine, or withdraws one that is published (spec §4 Wine activation). */
export function useMoveWine(wine: Product) {
  const notify = useNotify()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const keepWine = useKeepWine()
  const active = wine.status === 'published'
  const { mutate, isPending } = useMutation({
    mutationFn: () => dataProvider.setWineStatus(wine.id, active ? 'draft' : 'published'),
    onSuccess: async (moved) => {
      notify(active ? 'wine.toggle.deactivated' : 'wine.toggle.activated', { type: 'success' })
      await keepWine(moved)
    },
    onError: async (error) => {
      // What the server refuses it explains; anything else gets the words of spec §8.
      const explained = error instanceof ApiError && error.status >= 400 && error.status < 500
      notify(explained ? error.message : 'wine.toggle.failed', { type: 'error' })
      await keepWine()
    },
  })
  return { move: () => mutate(), isMoving: isPending }
}
