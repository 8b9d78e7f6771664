import type { ProductReviewAction } from '#domain/wines/productReview'
import { isProductStatus } from '#domain/wines/productStatus'
import type { Product } from '#domain/wines/productWire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useRowOf } from '../../../kit/list/useRowOf'
import type { AdminDataProvider } from '../../dataProvider'

interface Batch {
  ids: string[]
  action: ProductReviewAction
  reason: string
}

/** What became of each wine of a batch, by title. */
export interface BatchOutcome {
  total: number
  done: number
  refused: { id: string; title: string; message: string }[]
}

/** Decides about several wines in one call. */
export function useReviewProducts({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<AdminDataProvider>()
  const rowOf = useRowOf<Product>()
  return useMutation({
    mutationFn: async ({ ids, action, reason }: Batch): Promise<BatchOutcome> => {
      const results = await dataProvider.reviewProducts({
        ids,
        action,
        ...(reason ? { reason } : {}),
        expected_statuses: Object.fromEntries(
          ids.flatMap((id) => {
            const status = rowOf(id)?.status
            return isProductStatus(status) ? [[id, status]] : []
          }),
        ),
      })
      return {
        total: results.length,
        done: results.filter(({ ok }) => ok).length,
        refused: results
          .filter(({ ok }) => !ok)
          .map(({ id, message }) => ({
            id,
            title: rowOf(id)?.title ?? id,
            message: message ?? '',
          })),
      }
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  })
}
