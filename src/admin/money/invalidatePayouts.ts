import type { QueryClient } from '@tanstack/react-query'

/** What is due, the payouts that were made, and the entries are read again (R41). */
export const invalidatePayouts = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    ['payouts', 'made-payouts', 'ledger'].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
