import { SELLER_VIEW_LISTS, STAFF_VIEW_LISTS } from '#domain/views/viewLists'
import type { SavedViewRequest } from '#domain/views/savedViewWire'
import type { OwnResource } from '../dataProvider/EngineResource'
import { callRoute } from '../http/callRoute'

/** A view to be kept; `list` is the resource's name. */
export type NewView = Omit<SavedViewRequest, 'list'> & { list: string }

/** What the list of views knows beside them. */
export interface ViewsMeta {
  /** Whether the caller may keep one for all. */
  may_share: boolean
  may_save: boolean
}

/**
 * The named views of a list (`filter.list`): the own ones, and those for all.
 * @param root the audience in the routes' names
 */
export const viewsResource = (root: 'vendor' | 'admin') =>
  ({
    async getList({ filter }) {
      const { list = '' } = filter as { list?: string }
      const { views, ...meta } = await callRoute(`GET /${root}/views`, { query: { list } })
      return {
        data: views,
        total: views.length,
        meta: meta satisfies ViewsMeta,
      }
    },

    async create({ data }) {
      const { list, ...view } = data as NewView
      const { id } = await (root === 'vendor'
        ? callRoute('POST /vendor/views', {
            body: { ...view, list: oneOf(SELLER_VIEW_LISTS, list) },
          })
        : callRoute('POST /admin/views', {
            body: { ...view, list: oneOf(STAFF_VIEW_LISTS, list) },
          }))
      return { data: { ...data, id } }
    },

    async delete({ id }) {
      await callRoute(`DELETE /${root}/views/:id`, { params: { id: String(id) } })
      return { data: { id } }
    },
  }) satisfies OwnResource

function oneOf<List extends string>(lists: readonly List[], name: string): List {
  const found = lists.find((one) => one === name)
  if (found === undefined) throw new TypeError(`The list '${name}' keeps no views`)
  return found
}
