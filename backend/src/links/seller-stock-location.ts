import { defineLink } from '@medusajs/framework/utils'
import StockLocationModule from '@medusajs/medusa/stock-location'
import SellerModule from '../modules/seller'

/** Table `seller_stock_location`: which seller owns it. A unique index (engine/database/guardLinks) allows one only. */
export default defineLink(
  SellerModule.linkable.seller,
  { linkable: StockLocationModule.linkable.stockLocation, isList: true },
  { database: { table: 'seller_stock_location' } },
)
