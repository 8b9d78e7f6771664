import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { freightRequest, freightResponse } from './freightWire'

const ofSeller = { actor: 'user', roles: STAFF_MAY.look, ids: { id: 'seller' } } as const

/** A seller's freight by state and box. */
export const freightRoutes = {
  'GET /admin/sellers/:id/freight': { ...ofSeller, response: freightResponse },
  'GET /vendor/freight': { actor: 'seller', response: freightResponse },
  'POST /vendor/freight': {
    actor: 'seller',
    body: freightRequest,
    response: freightResponse,
    audit: ['seller.freight'],
  },
} as const satisfies RouteTable
