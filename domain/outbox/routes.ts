import { STAFF_MAY, type StaffRole } from '../staff/staffRoles'
import { type RouteTable, csvFile } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import { failedMailListQuery, failedMailListResponse, failedMailResponse } from './mailWire'
import type { z } from 'zod'

const ofMail = {
  actor: 'user',
  roles: STAFF_MAY.manageMails,
  body: emptyRequest,
  response: failedMailResponse,
  ids: { id: 'mail' },
} as const
const WITHOUT_PAGES = { limit: true, offset: true } as const
const exportFor = <const Roles extends readonly StaffRole[], Query extends z.ZodType>(
  roles: Roles,
  query: Query,
) => ({ actor: 'user', roles, query, response: csvFile, atOnce: 2 }) as const

/** Mails that could not be delivered. */
export const outboxRoutes = {
  'GET /admin/mails': {
    actor: 'user',
    roles: STAFF_MAY.seeMails,
    query: failedMailListQuery,
    response: failedMailListResponse,
  },
  'POST /admin/mails/:id/retry': { ...ofMail, audit: ['mail.retry'] },
  'POST /admin/mails/:id/discard': { ...ofMail, audit: ['mail.discard'] },
  'GET /admin/mails/export.csv': exportFor(
    STAFF_MAY.seeMails,
    failedMailListQuery.omit(WITHOUT_PAGES),
  ),
} as const satisfies RouteTable
