import { model } from '@medusajs/framework/utils'

/** At how many bottles left the seller of a wine wants to be told; no row means the usual number, 0 means never. */
const WineStockLimit = model.define(
  { name: 'wineStockLimit', tableName: 'wine_stock_limit' },
  {
    product_id: model.text().primaryKey(),
    bottles: model.number(),
  },
)

export default WineStockLimit
