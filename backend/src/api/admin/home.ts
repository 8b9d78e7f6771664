import type { Handlers } from '../../http/handlers'
import { searchForStaff } from '../../read-models/quickSearch'
import { readAdminHome } from '../../read-models/readAdminHome'

export const homeHandlers = {
  /** The month against the one before, and what waits for staff (issue 15). */
  'GET /admin/home': ({ knex, user }) => readAdminHome(knex, user.role, new Date()),

  /** A few of everything that the person may read (issue 15). */
  'GET /admin/search': ({ knex, user, query }) => searchForStaff(knex, user.role, query.q),
} satisfies Partial<Handlers>
