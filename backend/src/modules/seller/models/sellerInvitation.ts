import { model } from '@medusajs/framework/utils'

/** An invitation by e-mail: to found a seller (no seller_id) or to join one. The token is kept hashed. */
const SellerInvitation = model.define(
  { name: 'sellerInvitation', tableName: 'seller_invitation' },
  {
    id: model.id({ prefix: 'sinv' }).primaryKey(),
    seller_id: model.text().nullable(),
    email: model.text(),
    name: model.text().nullable(),
    role: model.text().default('owner'),
    prefill: model.json().nullable(),
    token_hash: model.text(),
    expires_at: model.dateTime(),
    accepted_at: model.dateTime().nullable(),
    revoked_at: model.dateTime().nullable(),
  },
)

export default SellerInvitation
