import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { emptyRequest } from '../wire/common'
import { failedMailListQuery, failedMailListResponse, failedMailResponse } from './mailWire'

const ofMail = {
  actor: 'user',
  roles: STAFF_MAY.manageMails,
  body: emptyRequest,
  response: failedMailResponse,
  ids: { id: 'mail' },
} as const
const WITHOUT_PAGES = { limit: true, offset: true } as const

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
  'GET /admin/mails/export.csv': exportRoute('mails', failedMailListQuery.omit(WITHOUT_PAGES)),
} as const satisfies RouteTable
