import { QUICK_SEARCH_HITS } from '#domain/limits'
import { HIT_KINDS } from '#domain/home/hitKinds'
import { matchesSearch } from '#domain/text/search'
import type { Hit } from '#domain/home/quickSearchWire'
import type { NavigationItem } from '../feature'
import type { HitPlaces } from './HitPlaces'

/** One line of the search over everything. */
export interface QuickOption {
  /** Unlike all others. */
  to: string
  /** Key of the catalogue. */
  group: string
  label: string
  detail: string | null
}

interface Found {
  text: string
  pages: readonly NavigationItem[]
  places: HitPlaces
  hits: readonly Hit[]
  translate: (key: string, options?: object) => string
}

/** The area's pages whose name holds the text, then what the server found, by kind; a full kind leads to its list. */
export function quickOptions({ text, pages, places, hits, translate }: Found): QuickOption[] {
  const named = pages.map(({ label, to }) => ({
    to,
    group: 'quick_search.pages',
    label: translate(label),
    detail: null,
  }))
  return [
    ...named.filter(({ label }) => matchesSearch(text, [label])),
    ...HIT_KINDS.flatMap((kind): QuickOption[] => {
      const place = places[kind]
      const found = hits.filter((hit) => hit.kind === kind)
      if (!place || found.length === 0) return []
      const group = `quick_search.${kind}`
      const all = {
        to: `${place.list}?${new URLSearchParams({ filter: JSON.stringify({ q: text }) }).toString()}`,
        group,
        label: translate('quick_search.more', { list: translate(group) }),
        detail: null,
      }
      return [
        ...found.map(({ id, name, detail }) => ({
          to: place.open(id),
          group,
          label: name,
          detail,
        })),
        ...(found.length < QUICK_SEARCH_HITS ? [] : [all]),
      ]
    }),
  ]
}
