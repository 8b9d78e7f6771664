import { formatReaisInput } from '#domain/values/money'
import type { PriceStockForm } from '#domain/wines/priceStockForm'
import { retailPrice, wholesalePrice } from '#domain/wines/wine'
import type { Product } from '#domain/wines/productWire'
import type { SeenLevel } from '../../dataProvider/prices'

/** The form's values when it is opened. A price of 0 is a wine that has none yet: its field is empty. */
export function openedForm(wine: Product, level: SeenLevel): PriceStockForm {
  const retail = retailPrice(wine)
  const wholesale = wholesalePrice(wine)
  return {
    retail: retail ? formatReaisInput(retail) : '',
    wholesale: wholesale ? formatReaisInput(wholesale.amount) : '',
    min_quantity: wholesale ? String(wholesale.min_quantity) : '',
    quantity: String(Math.max(0, level.available)),
  }
}
