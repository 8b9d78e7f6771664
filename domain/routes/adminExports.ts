import type { z } from 'zod'
import { STAFF_MAY, type StaffRole } from '../account/staffRoles'
import { adminOrderListQuery } from '../wire/adminOrder'
import { applicationListQuery } from '../wire/application'
import { auditListQuery } from '../wire/audit'
import { failedMailListQuery } from '../wire/mail'
import { adminPayoutListQuery, duePayoutListQuery } from '../wire/payout'
import { adminProductListQuery } from '../wire/product'
import { sellerListQuery } from '../wire/seller'
import { csvFile, type RouteTable } from './declaration'

const WITHOUT_PAGES = { limit: true, offset: true } as const

const exportFor = <const Roles extends readonly StaffRole[], Query extends z.ZodType>(
  roles: Roles,
  query: Query,
) => ({ actor: 'user', roles, query, response: csvFile, atOnce: 2 }) as const

/**
 * The lists of staff as spreadsheets: the same filters and order, all pages. Who may see a list may export it, but one
 * that holds people's data only who may do that as well.
 */
export const adminExportRoutes = {
  'GET /admin/products/export.csv': exportFor(
    STAFF_MAY.look,
    adminProductListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/sellers/export.csv': exportFor(
    STAFF_MAY.exportPeople,
    sellerListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/orders/export.csv': exportFor(
    STAFF_MAY.seeMoney,
    adminOrderListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/applications/export.csv': exportFor(STAFF_MAY.exportPeople, applicationListQuery),
  'GET /admin/mails/export.csv': exportFor(
    STAFF_MAY.seeMails,
    failedMailListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/audit/export.csv': exportFor(
    STAFF_MAY.exportTrail,
    auditListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/payouts/due/export.csv': exportFor(
    STAFF_MAY.seeMoney,
    duePayoutListQuery.omit(WITHOUT_PAGES),
  ),
  'GET /admin/payouts/export.csv': exportFor(
    STAFF_MAY.seeMoney,
    adminPayoutListQuery.omit(WITHOUT_PAGES),
  ),
} as const satisfies RouteTable
