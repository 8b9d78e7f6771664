import type { Handlers } from '../../http/handlers'
import { readAdminHome } from '../../read-models/readAdminHome'

export const homeHandlers = {
  /** The month against the one before, and what waits for staff (issue 15). */
  'GET /admin/home': ({ knex, user }) => readAdminHome(knex, user.role, new Date()),
} satisfies Partial<Handlers>
