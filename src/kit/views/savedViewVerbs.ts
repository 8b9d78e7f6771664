import { SELLER_VIEW_LISTS, STAFF_VIEW_LISTS } from '#domain/views/viewLists'
import type { SavedViewRequest, SavedViews } from '#domain/views/savedViewWire'
import type { DataProvider } from 'ra-core'
import { callRoute } from '../http/callRoute'

/** A view to be kept; `list` is the resource's name. */
export type NewView = Omit<SavedViewRequest, 'list'> & { list: string }

/** What both areas' data providers know of views. All calls throw ApiError. */
export interface SavedViewDataProvider extends DataProvider {
  /** The own views of a list, and those for all. */
  getViews(list: string): Promise<SavedViews>
  saveView(view: NewView): Promise<{ id: string }>
  deleteView(id: string): Promise<{ id: string }>
  /** The part of a list's filter whose names and values still mean something; asks nobody. */
  knownFilter(list: string, filter: Record<string, string>): Promise<Record<string, string>>
}

type Verbs = Pick<SavedViewDataProvider, 'getViews' | 'saveView' | 'deleteView'>

/** @param root the audience in the routes' names */
export function savedViewVerbs(root: 'vendor' | 'admin'): Verbs {
  return {
    getViews: (list) => callRoute(`GET /${root}/views`, { query: { list } }),

    saveView: ({ list, ...view }) =>
      root === 'vendor'
        ? callRoute('POST /vendor/views', {
            body: { ...view, list: oneOf(SELLER_VIEW_LISTS, list) },
          })
        : callRoute('POST /admin/views', {
            body: { ...view, list: oneOf(STAFF_VIEW_LISTS, list) },
          }),

    deleteView: (id) => callRoute(`DELETE /${root}/views/:id`, { params: { id } }),
  }
}

function oneOf<List extends string>(lists: readonly List[], name: string): List {
  const found = lists.find((one) => one === name)
  if (found === undefined) throw new TypeError(`The list '${name}' keeps no views`)
  return found
}
