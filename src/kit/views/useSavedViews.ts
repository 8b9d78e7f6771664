import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import type { NewView, SavedViewDataProvider } from './savedViewVerbs'
import { serverMessage } from '../http/serverMessage'

const keyOf = (list: string) => ['saved-views', list]

/** The views of a list, requested again whenever they are opened: a colleague may have kept one for all. */
export function useSavedViews(list: string) {
  const dataProvider = useDataProvider<SavedViewDataProvider>()
  return useQuery({
    queryKey: keyOf(list),
    queryFn: () => dataProvider.getViews(list),
    refetchOnMount: 'always',
  })
}

/** Keeps a view of the list; rejects with ApiError. */
export function useSaveView(list: string) {
  const dataProvider = useDataProvider<SavedViewDataProvider>()
  const queryClient = useQueryClient()
  return async (view: Omit<NewView, 'list'>) => {
    const saved = await dataProvider.saveView({ ...view, list })
    await queryClient.invalidateQueries({ queryKey: keyOf(list) })
    return saved
  }
}

/** Takes a view of the list away, and says how it went. */
export function useDeleteView(list: string) {
  const dataProvider = useDataProvider<SavedViewDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  return useMutation({
    mutationFn: (id: string) => dataProvider.deleteView(id),
    onSuccess: () => notify('saved_views.remove.done', { type: 'success' }),
    onError: (error) =>
      notify(serverMessage(error, 'saved_views.remove.failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(list) }),
  })
}
