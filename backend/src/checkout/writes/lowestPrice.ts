import { ownPrice } from '../../shop'

/**
 * SQL: what one bottle costs, in decimal reais, when so many are bought: the lowest of the wine's own prices that holds for
 * the quantity, as the pricing module says it; null without a price.
 */
export const lowestPrice = (variantId: string, quantity: string): string => /* sql */ `
  (select min(price.amount) from product_variant_price_set link
     join price on price.price_set_id = link.price_set_id and ${ownPrice('price')}
    where link.variant_id = ${variantId} and link.deleted_at is null
      and coalesce(price.min_quantity, 0) <= ${quantity}
      and (price.max_quantity is null or price.max_quantity >= ${quantity}))`
