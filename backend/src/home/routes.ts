import type { Handlers } from '../engine/http/handlers'
import { readAdminHome } from './reads/readAdminHome'
import { searchForSeller, searchForStaff } from './reads/quickSearch'
import { readToday } from './reads/readToday'
import { orderStatistics } from './reads/orderStatistics'

export const homeHandlers = {
  /** The month against the one before, and what waits for staff (issue 15). */
  'GET /admin/home': ({ knex, user }) => readAdminHome(knex, user.role, new Date()),

  /** A few of everything that the person may read (issue 15). */
  'GET /admin/search': ({ knex, user, query }) => searchForStaff(knex, user.role, query.q),

  /** What waits for the seller, for the page 'Hoje' and the numbers in the menu. */
  'GET /vendor/today': ({ knex, seller }) => readToday(knex, seller.id),

  /** A few of the seller's own wines, orders and people (issues 15, 32.3). */
  'GET /vendor/search': ({ knex, seller, query }) => searchForSeller(knex, seller.id, query.q),

  /** Revenue by week or month and the best sellers, for the chart above the list. */
  'GET /vendor/orders/statistics': ({ knex, seller, query }) =>
    orderStatistics(knex, seller.id, query),
} satisfies Partial<Handlers>
