import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'ra-core'
import { signedInAs } from '../http/apiClient'
import { createQueryClient } from '../http/createQueryClient'

/** Rows that take longer are shown when they come, as on every other page. */
const PATIENCE_MS = 1000

let first: { queries: QueryClient; authorization: string } | undefined

/**
 * Puts the rows that were asked for beside the code (`src/early`) into the cache in which the list looks for them, before
 * anything is drawn: the first drawing has them, instead of a skeleton that the page's HTML shows already. Rows that are
 * late are taken by the list itself; a refusal is the page's own matter, which can ask for the password.
 */
export async function askFirstRows(dataProvider: DataProvider): Promise<void> {
  const early = window.winexRows
  if (!early) return
  const answer = await Promise.race([early.answer, wait(PATIENCE_MS)])
  if (answer === 'late') return
  if (!answer?.ok) {
    window.winexRows = undefined
    // nobody reads it: the connection is free again, unless it broke already
    await answer?.body?.cancel().catch(() => undefined)
    return
  }
  const queries = createQueryClient()
  first = { queries, authorization: early.authorization }
  const [name, , params] = early.queryKey
  await queries.prefetchQuery({
    queryKey: early.queryKey,
    queryFn: () => dataProvider.getList(name, params),
    retry: false,
  })
}

const wait = (ms: number) =>
  new Promise<'late'>((resolve) => {
    setTimeout(() => resolve('late'), ms)
  })

/** The cache with the first rows, once, for the person who asked for them; otherwise an empty one. */
export function takeFirstRows(): QueryClient {
  const taken = first
  first = undefined
  return taken && taken.authorization === signedInAs() ? taken.queries : createQueryClient()
}
