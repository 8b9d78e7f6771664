import { model } from '@medusajs/framework/utils'

/** A producer: the tenant of the portal (spec §3 Seller). */
export const Seller = model.define(
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

/** A person who signs in for a seller (spec §3 Member). */
export const SellerMember = model.define(
  { name: 'sellerMember', tableName: 'seller_member' },
  {
    id: model.id({ prefix: 'mem' }).primaryKey(),
    name: model.text(),
    email: model.text(),
    cpf: model.text(),
    role: model.text().default('owner'),
    photo: model.text().nullable(),
    auth_identity_id: model.text(),
    seller: model.belongsTo(() => Seller, { mappedBy: 'members' }),
  },
)
