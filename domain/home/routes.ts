import { STAFF_MAY } from '../account/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { adminHomeResponse } from '../wire/adminHome'
import { orderStatistics, orderStatisticsQuery } from '../wire/order'
import { quickSearchQuery, quickSearchResponse } from '../wire/quickSearch'
import { todayResponse } from '../wire/today'

const search = { query: quickSearchQuery, response: quickSearchResponse } as const

/** The first page of each area, and the search over everything that the caller may read. */
export const homeRoutes = {
  'GET /admin/home': { actor: 'user', roles: STAFF_MAY.look, response: adminHomeResponse },
  // what the role may not read is not looked for
  'GET /admin/search': { actor: 'user', roles: STAFF_MAY.look, ...search },
  'GET /vendor/search': { actor: 'seller', ...search },
  'GET /vendor/today': { actor: 'seller', response: todayResponse },
  'GET /vendor/orders/statistics': {
    actor: 'seller',
    query: orderStatisticsQuery,
    response: orderStatistics,
  },
} as const satisfies RouteTable
