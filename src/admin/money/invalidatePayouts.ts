import type { QueryClient } from '@tanstack/react-query'

/** What is due, and the payouts that were made, are read again (R41). */
export const invalidatePayouts = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['payouts', 'made-payouts'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
