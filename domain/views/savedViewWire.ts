import { z } from 'zod'

import { SELLER_VIEW_LISTS, STAFF_VIEW_LISTS } from './viewLists'
import { SEARCH_MAX, VIEW_COLUMNS_MAX, VIEW_FILTERS_MAX, VIEW_NAME_MAX } from '../limits'
import { requiredText, text } from '../wire/common'

const field = z.string().regex(/^[a-z][\w.-]{0,39}$/, { error: 'Nome de campo inválido' })

/**
 * What a list shows, in the words of its address. They are kept as they are: whether the list still knows a filter or a
 * column is asked when the view is opened.
 */
const viewQuery = z.strictObject({
  filter: z
    .record(field, text(SEARCH_MAX))
    .refine((filter) => Object.keys(filter).length <= VIEW_FILTERS_MAX, {
      error: 'Filtros demais',
    }),
  sort: z.strictObject({ field, order: z.enum(['ASC', 'DESC']) }),
  /** Columns that are not shown. */
  hidden: z.array(field).max(VIEW_COLUMNS_MAX),
})
export type ViewQuery = z.infer<typeof viewQuery>

const savedView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Shown to all who see the list: to the company's people, or to staff. */
    is_shared: z.boolean(),
    may_delete: z.boolean(),
    query: viewQuery,
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof savedView>

/** GET /vendor/views and GET /admin/views: the own ones of a list and those for all, by name. */
export const sellerViewsQuery = z.object({ list: z.enum(SELLER_VIEW_LISTS) })
export const staffViewsQuery = z.object({ list: z.enum(STAFF_VIEW_LISTS) })
export const savedViewsResponse = z.object({
  views: z.array(savedView),
  /** Whether the caller may keep one for all. */
  may_share: z.boolean(),
  /** Whether the caller may keep any: a seller who may only read may not. */
  may_save: z.boolean(),
})
export type SavedViews = z.infer<typeof savedViewsResponse>

const request = {
  name: requiredText(VIEW_NAME_MAX),
  is_shared: z.boolean(),
  query: viewQuery,
}
/** POST /vendor/views and POST /admin/views */
export const sellerViewRequest = z.strictObject({ ...request, list: z.enum(SELLER_VIEW_LISTS) })
export const staffViewRequest = z.strictObject({ ...request, list: z.enum(STAFF_VIEW_LISTS) })
export type SavedViewRequest = z.infer<typeof sellerViewRequest> | z.infer<typeof staffViewRequest>

/** What a POST has kept, or a DELETE has taken away. */
export const savedViewId = z.object({ id: z.string() })
