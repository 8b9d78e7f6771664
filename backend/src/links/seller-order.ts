import { defineLink } from '@medusajs/framework/utils'
import OrderModule from '@medusajs/medusa/order'
import SellerModule from '../modules/seller'

/** Table `seller_order`: which seller owns it. A unique index (engine/database/guardLinks) allows one only. */
export default defineLink(
  SellerModule.linkable.seller,
  { linkable: OrderModule.linkable.order, isList: true },
  { database: { table: 'seller_order' } },
)
