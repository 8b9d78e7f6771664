import { model } from '@medusajs/framework/utils'
import Seller from './seller'

/** A person who signs in for a seller (spec §3 Member). */
const SellerMember = model.define(
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

export default SellerMember
