import type { SavedView } from '#domain/views/savedViewWire'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete, useGetList } from 'ra-core'
import { useCreateRecord } from '../dataProvider/useRecords'
import { useTellChange } from '../dataProvider/useTellChange'
import type { NewView, ViewsMeta } from './viewsResource'

const RESOURCE = 'views'

/** The views of a list, requested again whenever they are opened: a colleague may have kept one for all. */
export function useSavedViews(list: string) {
  const { data, meta, error, refetch } = useGetList<SavedView>(
    RESOURCE,
    { filter: { list } },
    { refetchOnMount: 'always' },
  )
  const { may_share: mayShare, may_save: maySave = true } = (meta ?? {}) as Partial<ViewsMeta>
  return { views: data, mayShare, maySave, error, refetch }
}

/** Keeps a view of the list; rejects with ApiError. */
export function useSaveView(list: string) {
  const create = useCreateRecord<SavedView>(RESOURCE)
  const queryClient = useQueryClient()
  return async (view: Omit<NewView, 'list'>) => {
    const saved = await create({ ...view, list })
    await queryClient.invalidateQueries({ queryKey: [RESOURCE] })
    return saved
  }
}

/** Takes a view away, and says how it went. */
export function useDeleteView() {
  const told = useTellChange(RESOURCE, 'saved_views.remove.failed')
  const [remove] = useDelete<SavedView>(RESOURCE, undefined, told('saved_views.remove.done'))
  return (view: SavedView) =>
    remove(RESOURCE, { id: view.id, previousData: view }, { returnPromise: true })
}
