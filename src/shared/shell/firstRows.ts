import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import { signedInAs } from '../http/apiClient'
import { createQueryClient } from '../http/createQueryClient'

/** Rows that take longer are shown when they come, as on every other page. */
const PATIENCE_MS = 1000

let first: { queries: QueryClient; authorization: string } | undefined

/**
 * Puts the rows that were asked for beside the code (`src/early`) into the cache in which the list looks for them, before
 * anything is drawn: the first drawing has them, instead of a skeleton that the page's HTML shows already. A list that is
 * drawn sooner joins the request under way.
 */
export async function askFirstRows(dataProvider: DataProvider): Promise<void> {
  const early = window.winexRows
  if (!early) return
  const queries = createQueryClient()
  first = { queries, authorization: early.authorization }
  const [name, , params] = early.queryKey
  await Promise.race([
    queries.prefetchQuery({
      queryKey: early.queryKey,
      queryFn: () => dataProvider.getList(name, params),
      retry: false,
    }),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** The cache with the first rows, once, for the person who asked for them; otherwise an empty one. */
export function takeFirstRows(): QueryClient {
  const taken = first
  first = undefined
  return taken && taken.authorization === signedInAs() ? taken.queries : createQueryClient()
}
