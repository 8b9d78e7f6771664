import type { AuditAction } from './auditActions'

/**
 * Every writing route of sellers and staff, and what it leaves in the audit trail when it changes something. A test
 * holds this table against the live routes, so that none can be added without a decision. Empty: nothing of a record
 * changes yet.
 */
export const AUDITED_ROUTES: Readonly<Record<string, readonly AuditAction[]>> = {
  'PUT /admin/applications/:id': ['application.update'],
  'POST /admin/applications/:id/invite': ['application.invite', 'invitation.create'],
  'POST /admin/commission/rate/:id': ['commission.rate', 'contract.signature_required'],
  'POST /admin/commission/rules': ['commission.created', 'contract.signature_required'],
  'POST /admin/commission/rules/:id': ['commission.name'],
  'POST /admin/orders/:id/capture': ['order.capture'],
  'POST /admin/products/:id/review': ['wine.status'],
  'POST /admin/products/review': ['wine.status'],
  'POST /admin/sellers/:id': ['seller.status', 'seller.photo'],
  // an address to upload to; the photo changes with the seller
  'POST /admin/sellers/:id/photo': [],
  'POST /vendor/inventory-items/:id/location-levels': ['wine.stock', 'wine.status'],
  'POST /vendor/inventory-items/:id/location-levels/:location_id': ['wine.stock', 'wine.status'],
  'POST /vendor/members/:id': ['member.name'],
  'POST /vendor/members/me/password': ['password.change'],
  'POST /vendor/orders/:id/accept': ['order.accept'],
  'POST /vendor/orders/:id/cancel': ['order.reject'],
  'POST /vendor/orders/:id/fulfillments': ['order.fulfillment.create'],
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/cancel': ['order.fulfillment.cancel'],
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': [
    'order.fulfillment.deliver',
  ],
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/shipments': ['order.fulfillment.ship'],
  'POST /vendor/privacy/erasure': ['privacy.erase_person', 'privacy.erase_company'],
  'POST /vendor/products': ['wine.create'],
  'POST /vendor/products/:id': ['wine.data', 'wine.images', 'wine.prices', 'wine.status'],
  'POST /vendor/products/:id/images/attach': ['wine.images'],
  // an address to upload to; attaching the picture changes the wine
  'POST /vendor/products/:id/images/presign': [],
  'POST /vendor/products/:id/status': ['wine.status'],
  // checks the file; the next one, which starts the import, writes
  'POST /vendor/products/imports': [],
  'POST /vendor/products/imports/:import_id': [
    'wine.import',
    'wine.data',
    'wine.prices',
    'wine.stock',
  ],
  'POST /vendor/sellers/me': ['seller.profile'],
  'POST /vendor/sellers/me/contract/sign': ['contract.signed'],
  'POST /vendor/sellers/me/images': [],
  'POST /vendor/team/invitations': ['invitation.create'],
  'DELETE /vendor/team/invitations/:id': ['invitation.revoke'],
  'POST /vendor/team/members/:id': ['team.role'],
  'DELETE /vendor/team/members/:id': ['team.remove'],
}
