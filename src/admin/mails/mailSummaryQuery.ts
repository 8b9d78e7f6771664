import { CACHE_STALE_MS } from '#domain/limits'
import type { AdminDataProvider } from '../dataProvider'

/** Below 'mails', so that whatever changes the list asks for the figures again. */
export const mailSummaryQuery = (dataProvider: AdminDataProvider) => ({
  queryKey: ['mails', 'summary'],
  queryFn: () => dataProvider.failedMailSummary(),
  staleTime: CACHE_STALE_MS,
})
