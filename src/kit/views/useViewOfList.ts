import type { SavedView, ViewQuery } from '#domain/views/savedViewWire'
import {
  useDataProvider,
  useListContext,
  type DataProvider,
  useNavigate,
  useNotify,
  useStore,
  useTranslate,
} from 'ra-core'
import { keptPreset, presetOf, resolvePreset } from '../list/periodPreset'
import type { ViewedList } from './ViewedList'

interface Knowing extends DataProvider {
  /** The part of a list's filter whose names and values still mean something; asks nobody. */
  knownFilter(list: string, filter: Record<string, string>): Promise<Record<string, string>>
}

/** The list around as a view, and views on the list. */
export function useViewOfList(list: ViewedList) {
  const { resource, filterValues, perPage, sort } = useListContext()
  // where react-admin's table keeps the columns that were hidden
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, [])
  const dataProvider = useDataProvider<Knowing>()
  const navigate = useNavigate()
  const notify = useNotify()
  const translate = useTranslate()

  /** What the list shows now. */
  const current = (): ViewQuery => {
    const filter = Object.fromEntries(
      Object.entries(filterValues).filter(
        (entry): entry is [string, string] =>
          list.filters.includes(entry[0]) && typeof entry[1] === 'string' && entry[1] !== '',
      ),
    )
    const preset = list.hasPresets ? presetOf(filter, new Date()) : undefined
    return {
      filter: preset === undefined ? filter : { ...filter, from: keptPreset(preset) },
      sort: { field: sort.field, order: sort.order },
      hidden: hidden.filter((column) => list.columns.includes(column)),
    }
  }

  /** Shows a view's rows from the first page on, and says what of it does not exist any more. */
  const show = async ({ name, query }: SavedView) => {
    const opened = await openView(
      query,
      list,
      (filter) => dataProvider.knownFilter(resource, filter),
      new Date(),
    )
    const address = new URLSearchParams({
      filter: JSON.stringify(opened.filter),
      ...(opened.sort && { sort: opened.sort.field, order: opened.sort.order }),
      page: '1',
      perPage: String(perPage),
    })
    setHidden(opened.hidden)
    navigate({ search: address.toString() })
    if (opened.lost.length === 0) return
    const parts = opened.lost.map((part) => translate(`saved_views.lost.${part}`)).join(', ')
    notify('saved_views.lost.text', { type: 'warning', messageArgs: { name, parts } })
  }
  return { resource, current, show }
}

type LostPart = 'filter' | 'sort' | 'column'

interface OpenedView {
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
