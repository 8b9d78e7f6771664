import type { ProductReviewAction } from '#domain/wines/productReview'
import type { Product } from '#domain/wire/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../../dataProvider'

interface Batch {
  ids: string[]
  action: ProductReviewAction
  reason: string
  /** The rows on the screen, which know the titles. */
  rows: readonly Product[]
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
  return useMutation({
    mutationFn: async ({ ids, action, reason, rows }: Batch): Promise<BatchOutcome> => {
      const results = await dataProvider.reviewProducts({
        ids,
        action,
        ...(reason ? { reason } : {}),
      })
      const titles = new Map(rows.map(({ id, title }) => [id, title]))
      return {
        total: results.length,
        done: results.filter(({ ok }) => ok).length,
        refused: results
          .filter(({ ok }) => !ok)
          .map(({ id, message }) => ({ id, title: titles.get(id) ?? id, message: message ?? '' })),
      }
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['products'] }),
  })
}
