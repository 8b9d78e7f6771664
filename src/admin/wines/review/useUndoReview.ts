import type { Product } from '#domain/wines/productWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { serverMessage } from '../../../kit/http/serverMessage'
import type { AdminDataProvider } from '../../dataProvider'

/** The decision that an answer tells of, as its undoing names it; undefined when the answer names none. */
export const decisionOf = ({ reviews }: Product): string | undefined => reviews?.[0]?.id

/** Takes a decision back; says when that is too late, or what happened since. What shows the wine is read again before it ends. */
export function useUndoReview() {
  const notify = useNotify()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: string }) =>
      dataProvider.undoReview(id, decision),
    onSuccess: (restored, { id }) => {
      queryClient.setQueryData(['products', 'getOne', { id, meta: undefined }], restored)
      notify('admin_product.review.undone', { type: 'success' })
    },
    onError: (error) =>
      notify(serverMessage(error, translate('admin_product.review.try_again')), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  })
}
