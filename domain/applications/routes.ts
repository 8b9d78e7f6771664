import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import {
  application,
  applicationInviteRequest,
  applicationListQuery,
  applicationListResponse,
  applicationSummary,
  applicationUpdateRequest,
} from './applicationWire'
import { z } from 'zod'

const ofApplication = {
  actor: 'user',
  roles: STAFF_MAY.look,
  response: application,
  ids: { id: 'application' },
} as const
/** PostgREST's error, which is all that this table ever shows (docs/decisions/17-erasure-audit-applications.md). */
const refused = { actor: 'anyone', response: z.never() } as const

/** Applications of founding producers, and the door of the landing page. */
export const applicationsRoutes = {
  'GET /admin/applications': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: applicationListQuery,
    response: applicationListResponse,
  },
  'GET /admin/applications/summary': {
    actor: 'user',
    roles: STAFF_MAY.look,
    response: applicationSummary,
  },
  'GET /admin/applications/:id': ofApplication,
  'PUT /admin/applications/:id': {
    ...ofApplication,
    roles: STAFF_MAY.followApplications,
    body: applicationUpdateRequest,
    audit: ['application.update'],
  },
  'DELETE /admin/applications/:id': {
    ...ofApplication,
    roles: STAFF_MAY.followApplications,
    response: application.pick({ id: true }),
    audit: ['application.delete'],
  },
  'POST /admin/applications/:id/invite': {
    ...ofApplication,
    roles: STAFF_MAY.followApplications,
    body: applicationInviteRequest,
    stepUp: { not: 'the account of a new company, nobody else’s' },
    audit: ['application.invite', 'invitation.create'],
  },
  'GET /admin/applications/export.csv': exportRoute('applications', applicationListQuery),
  'POST /rest/v1/suppliers': { actor: 'anyone', body: 'form', response: 'none', status: 201 },
  'GET /rest/v1/suppliers': refused,
  'PUT /rest/v1/suppliers': refused,
  'PATCH /rest/v1/suppliers': refused,
  'DELETE /rest/v1/suppliers': refused,
} as const satisfies RouteTable
