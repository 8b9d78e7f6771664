import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import {
  auditListQuery,
  auditListResponse,
  auditPeopleQuery,
  auditPeopleResponse,
  auditResponse,
} from './auditWire'

const WITHOUT_PAGES = { limit: true, offset: true } as const

/** The audit trail. */
export const auditRoutes = {
  'GET /admin/audit': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    query: auditListQuery,
    response: auditListResponse,
  },
  // names only of people who acted, whom the trail names as well
  'GET /admin/audit/people': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    query: auditPeopleQuery,
    response: auditPeopleResponse,
  },
  'GET /admin/audit/:id': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    response: auditResponse,
    ids: { id: 'audit_entry' },
  },
  'GET /admin/audit/export.csv': exportRoute('audit', auditListQuery.omit(WITHOUT_PAGES)),
} as const satisfies RouteTable
