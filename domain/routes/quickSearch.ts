import { STAFF_MAY } from '../account/staffRoles'
import { quickSearchQuery, quickSearchResponse } from '../wire/quickSearch'
import type { RouteTable } from './declaration'

const search = { query: quickSearchQuery, response: quickSearchResponse } as const

/** The search over everything that the caller may read, one for each area. */
export const quickSearchRoutes = {
  // what the role may not read is not looked for
  'GET /admin/search': { actor: 'user', roles: STAFF_MAY.look, ...search },
  'GET /vendor/search': { actor: 'seller', ...search },
} as const satisfies RouteTable
