import { defineLink } from '@medusajs/framework/utils'
import ProductModule from '@medusajs/medusa/product'
import SellerModule from '../modules/seller'

/** Table `seller_product`: which seller owns it. A unique index (engine/database/guardLinks) allows one only. */
export default defineLink(
  SellerModule.linkable.seller,
  { linkable: ProductModule.linkable.product, isList: true },
  { database: { table: 'seller_product' } },
)
