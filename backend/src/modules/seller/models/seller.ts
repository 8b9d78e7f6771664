import { model } from '@medusajs/framework/utils'
import SellerMember from './sellerMember'

/** A producer: the tenant of the portal (spec §3 Seller). */
const Seller = model.define(
  { name: 'seller', tableName: 'seller' },
  {
    id: model.id({ prefix: 'sel' }).primaryKey(),
    name: model.text(),
    handle: model.text(),
    description: model.text().nullable(),
    tax_id: model.text(),
    country_code: model.text(),
    state: model.text(),
    city: model.text(),
    postal_code: model.text(),
    address_line: model.text(),
    region: model.text(),
    hectares: model.float().nullable(),
    producer_history: model.text().nullable(),
    phone: model.text().nullable(),
    photo: model.text().nullable(),
    certifications: model.json().nullable(),
    email: model.text(),
    store_status: model.text().default('PENDING'),
    status_reason: model.text().nullable(),
    contract_signed: model.boolean().default(false),
    contract_signed_at: model.dateTime().nullable(),
    members: model.hasMany(() => SellerMember, { mappedBy: 'seller' }),
  },
)

export default Seller
