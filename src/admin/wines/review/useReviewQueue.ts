import type { ReviewQueueName } from '#domain/wines/reviewQueues'
import type { ReviewQueue } from '#domain/wines/reviewWire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { AdminDataProvider } from '../../dataProvider'

/** One queue, asked for again whenever the window is looked at: colleagues decide as well. */
export function useReviewQueue(name: ReviewQueueName) {
  const dataProvider = useDataProvider<AdminDataProvider>()
  const queryClient = useQueryClient()
  // below 'products', so that whatever changes a wine asks for the queue again
  const queryKey = ['products', 'review-queue', name]
  const query = useQuery({
    queryKey,
    queryFn: () => dataProvider.reviewQueue(name),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  return {
    ...query,
    /** Takes a decided wine out at once; the server's word follows. */
    remove: (id: string) =>
      queryClient.setQueryData<ReviewQueue>(queryKey, (queue) => {
        if (!queue?.wines.some((wine) => wine.id === id)) return queue
        return {
          ...queue,
          wines: queue.wines.filter((wine) => wine.id !== id),
          counts: { ...queue.counts, [name]: queue.counts[name] - 1 },
        }
      }),
  }
}
