import { QUICK_SEARCH_HITS } from '#domain/limits'
import { HIT_KINDS, type HitKind } from '#domain/home/hitKinds'
import { matchesSearch } from '#domain/text/search'
import type { Hit } from '#domain/home/quickSearchWire'
import type { FoundPage, NavigationItem, QuickAct } from '../feature'
import type { HitPlaces } from './HitPlaces'

/** An act that asks with which record. */
export type ActWith = Extract<QuickAct, { with: HitKind }>

/** One line of the search over everything. */
export interface QuickOption {
  /** Unlike all others. */
  key: string
  /** Key of the catalogue. */
  group: string
  label: string
  detail: string | null
  /** Where it leads, or the act that still asks with which record. */
  next: string | ActWith
}

interface Found {
  text: string
  /** What the menu leads to; with nothing typed, all of it. */
  menu: readonly NavigationItem[]
  /** Pages beside the menu, for who types their name. */
  pages: readonly FoundPage[]
  acts: readonly QuickAct[]
  places: HitPlaces
  hits: readonly Hit[]
  translate: (key: string, options?: object) => string
}

/** The area's pages and acts whose name holds the text, then what the server found, by kind; a full kind leads to its list. */
export function quickOptions(found: Found): QuickOption[] {
  const { text, menu, acts, places, hits, translate } = found
  const pages: readonly FoundPage[] = text === '' ? menu : [...menu, ...found.pages]
  const named: QuickOption[] = [
    ...pages.map(({ label, of, to }) => ({
      key: to,
      group: 'quick_search.pages',
      label: translate(label),
      detail: of === undefined ? null : translate(of),
      next: to,
    })),
    ...acts.map((act) => ({
      key: 'to' in act ? act.to : act.label,
      group: 'quick_search.acts',
      label: translate(act.label),
      detail: null,
      next: 'to' in act ? act.to : act,
    })),
  ].filter(({ label, detail }) => matchesSearch(text, [label, detail]))
  return [
    // one place has one line: the first name that fits
    ...named.filter(({ key }, at) => named.findIndex((other) => other.key === key) === at),
    ...HIT_KINDS.flatMap((kind): QuickOption[] => {
      const place = places[kind]
      const ofKind = hits.filter((hit) => hit.kind === kind)
      if (!place || ofKind.length === 0) return []
      return [
        ...hitOptions(ofKind, place.open),
        ...(place.list === undefined || ofKind.length < QUICK_SEARCH_HITS
          ? []
          : [allOption(kind, place.list, text, translate)]),
      ]
    }),
  ]
}

/** The records that an act can be done with, each leading to where it is done. */
export const actOptions = (act: ActWith, hits: readonly Hit[]): QuickOption[] =>
  hitOptions(
    hits.filter(({ kind }) => kind === act.with),
    act.open,
  )

const hitOptions = (hits: readonly Hit[], open: (id: string) => string): QuickOption[] =>
  hits.map(({ kind, id, name, detail }) => ({
    key: `${kind} ${id}`,
    group: `quick_search.${kind}`,
    label: name,
    detail,
    next: open(id),
  }))

function allOption(
  kind: HitKind,
  list: string,
  text: string,
  translate: Found['translate'],
): QuickOption {
  const group = `quick_search.${kind}`
  const next = `${list}?${new URLSearchParams({ filter: JSON.stringify({ q: text }) }).toString()}`
  return {
    key: next,
    group,
    label: translate('quick_search.more', { list: translate(group) }),
    detail: null,
    next,
  }
}
