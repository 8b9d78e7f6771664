import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { adminHomeResponse } from './adminHomeWire'
import { orderStatistics, orderStatisticsQuery } from '../orders/orderWire'
import { quickSearchQuery, quickSearchResponse } from './quickSearchWire'
import { todayResponse } from './todayWire'

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
