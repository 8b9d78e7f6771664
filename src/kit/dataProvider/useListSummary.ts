import { useListContext } from 'ra-core'
import type { ListMeta } from './createDataProvider'

/**
 * The figures of the summary cards, from the list's own request; undefined while the first answer is under way.
 *
 * @typeParam Summary the wire type of the resource's `summary`
 */
export function useListSummary<Summary>(): Summary | undefined {
  const meta = useListContext().meta as ListMeta | undefined
  return meta?.summary as Summary | undefined
}
