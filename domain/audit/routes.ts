import { STAFF_MAY, type StaffRole } from '../staff/staffRoles'
import { type RouteTable, csvFile } from '../routes/declaration'
import { auditListQuery, auditListResponse, auditResponse } from './auditWire'
import type { z } from 'zod'

const WITHOUT_PAGES = { limit: true, offset: true } as const
const exportFor = <const Roles extends readonly StaffRole[], Query extends z.ZodType>(
  roles: Roles,
  query: Query,
) => ({ actor: 'user', roles, query, response: csvFile, atOnce: 2 }) as const

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
  'GET /admin/audit/export.csv': exportFor(
    STAFF_MAY.exportTrail,
    auditListQuery.omit(WITHOUT_PAGES),
  ),
} as const satisfies RouteTable
