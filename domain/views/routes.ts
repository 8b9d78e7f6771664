import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import {
  savedViewId,
  savedViewsResponse,
  sellerViewRequest,
  sellerViewsQuery,
  staffViewRequest,
  staffViewsQuery,
} from './savedViewWire'

const seller = { actor: 'seller' } as const
// how a person looks at a list changes no record
const save = { response: savedViewId, status: 201, audit: [] } as const
const remove = { response: savedViewId, ids: { id: 'saved_view' }, audit: [] } as const
/** Which lists' views a role sees is asked per list (`maySeeViewsOf`). */
const staff = { actor: 'user', roles: STAFF_MAY.ownAccount } as const

/** Named views of the lists, of one person or for all. */
export const viewsRoutes = {
  'GET /vendor/views': { ...seller, query: sellerViewsQuery, response: savedViewsResponse },
  'POST /vendor/views': { ...seller, ...save, body: sellerViewRequest },
  'DELETE /vendor/views/:id': { ...seller, ...remove },
  'GET /admin/views': { ...staff, query: staffViewsQuery, response: savedViewsResponse },
  'POST /admin/views': { ...staff, ...save, body: staffViewRequest },
  'DELETE /admin/views/:id': { ...staff, ...remove },
} as const satisfies RouteTable
