import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { auditListQuery, auditListResponse, auditResponse } from './auditWire'

const WITHOUT_PAGES = { limit: true, offset: true } as const

/** The audit trail. */
export const auditRoutes = {
  'GET /admin/audit': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    query: auditListQuery,
    response: auditListResponse,
  },
  'GET /admin/audit/:id': {
    actor: 'user',
    roles: STAFF_MAY.seeTrail,
    response: auditResponse,
    ids: { id: 'audit_entry' },
  },
  'GET /admin/audit/export.csv': exportRoute('audit', auditListQuery.omit(WITHOUT_PAGES)),
} as const satisfies RouteTable
