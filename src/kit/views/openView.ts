import type { ViewQuery } from '#domain/views/savedViewWire'
import { resolvePreset } from '../list/periodPreset'
import type { ViewedList } from './ViewedList'

export type LostPart = 'filter' | 'sort' | 'column'

export interface OpenedView {
  filter: Record<string, string>
  /** Absent: the list's own order. */
  sort?: ViewQuery['sort']
  hidden: string[]
  /** What the view has and the list does not have any more. */
  lost: LostPart[]
}

/**
 * A view as it can be opened today: what the list does not know any more is left out, and named.
 *
 * @param knownFilter the part of a filter whose values still mean something
 */
export async function openView(
  { filter, sort, hidden }: ViewQuery,
  list: ViewedList,
  knownFilter: (filter: Record<string, string>) => Promise<Record<string, string>>,
  now: Date,
): Promise<OpenedView> {
  const kept = await knownFilter(
    Object.fromEntries(
      Object.entries(filter)
        .filter(([name]) => list.filters.includes(name))
        .map(([name, value]) => [name, resolvePreset(value, now)]),
    ),
  )
  const keptColumns = hidden.filter((column) => list.columns.includes(column))
  const knowsSort = list.sorts.includes(sort.field)
  const lost: LostPart[] = []
  if (Object.keys(kept).length < Object.keys(filter).length) lost.push('filter')
  if (!knowsSort) lost.push('sort')
  if (keptColumns.length < hidden.length) lost.push('column')
  return { filter: kept, hidden: keptColumns, lost, ...(knowsSort ? { sort } : {}) }
}
