import { exportRoute } from '../staff/exportRoute'
import { STAFF_MAY } from '../staff/staffRoles'
import type { RouteTable } from '../routes/declaration'
import { adminPhotoPresignRequest, presignRequest, presignResponse } from '../images/imageWire'
import { invitationResponse } from '../team/invitationWire'
import { registerRequest, registerResponse } from './registrationWire'
import {
  adminSellerUpdateRequest,
  sellerListQuery,
  sellerListResponse,
  sellerNoteRequest,
  sellerPauseRequest,
  sellerResponse,
  sellerUpdateRequest,
  sellingResponse,
} from './sellerWire'
import { teamAcceptRequest, teamAcceptResponse } from '../team/teamWire'

const ofSeller = { actor: 'user', roles: STAFF_MAY.look, ids: { id: 'seller' } } as const
const WITHOUT_PAGES = { limit: true, offset: true } as const

/** The company: it joins, keeps its profile, and is judged by staff. */
export const sellersRoutes = {
  'GET /admin/sellers': {
    actor: 'user',
    roles: STAFF_MAY.look,
    query: sellerListQuery,
    response: sellerListResponse,
  },
  'GET /admin/sellers/:id': { ...ofSeller, response: sellerResponse },
  'GET /admin/sellers/:id/selling': { ...ofSeller, response: sellingResponse },
  'POST /admin/sellers/:id': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: adminSellerUpdateRequest,
    response: sellerResponse,
    audit: ['seller.status', 'seller.photo'],
  },
  'POST /admin/sellers/:id/notes': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: sellerNoteRequest,
    response: sellerResponse,
    audit: ['seller.note'],
  },
  'POST /admin/sellers/:id/photo': {
    ...ofSeller,
    roles: STAFF_MAY.manageSellers,
    body: adminPhotoPresignRequest,
    response: presignResponse,
    // an address to upload to; the photo changes with the seller
    audit: [],
  },
  'GET /admin/sellers/export.csv': exportRoute('sellers', sellerListQuery.omit(WITHOUT_PAGES)),
  'GET /public/invitations/:token': { actor: 'anyone', response: invitationResponse },
  'POST /public/team/accept': {
    actor: 'anyone',
    weight: 2,
    body: teamAcceptRequest,
    response: teamAcceptResponse,
    status: 201,
  },
  'POST /public/vendor/register': {
    actor: 'anyone',
    weight: 2,
    body: registerRequest,
    response: registerResponse,
    status: 201,
  },
  'POST /vendor/sellers/me': {
    actor: 'seller',
    owner: 'company',
    body: sellerUpdateRequest,
    response: sellerResponse,
    audit: ['seller.profile'],
  },
  'POST /vendor/sellers/me/pause': {
    actor: 'seller',
    owner: 'pause',
    body: sellerPauseRequest,
    response: sellerResponse,
    audit: ['seller.pause'],
  },
  'DELETE /vendor/sellers/me/pause': {
    actor: 'seller',
    owner: 'pause',
    response: sellerResponse,
    audit: ['seller.pause_end'],
  },
  'POST /vendor/sellers/me/images': {
    actor: 'seller',
    body: presignRequest,
    response: presignResponse,
    // an address to upload to; the photo changes with the profile
    audit: [],
  },
} as const satisfies RouteTable
