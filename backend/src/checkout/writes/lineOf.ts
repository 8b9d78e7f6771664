import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { CreateLineItemDTO } from '@medusajs/framework/types'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { lowestPrice } from './lowestPrice'

interface Bought {
  product_id: string
  product_title: string
  product_handle: string
  thumbnail: string | null
  discountable: boolean
  title: string | null
  sku: string | null
  /** Decimal reais for one bottle. */
  unit_price: number | null
}

/**
 * A cart's line as the engine keeps it: what the wine is called now, and what one bottle costs when so many are
 * bought. The pricing module itself reads on a connection of its own, and twenty buyers at once would wait for each other's.
 *
 * @throws AppError invalid_data for a wine without a price
 */
export async function lineOf(
  transaction: Knex,
  { variantId, quantity }: { variantId: string; quantity: number },
): Promise<Omit<CreateLineItemDTO, 'cart_id'> & { unit_price: number }> {
  const rows = await runStatement<Bought>(
    transaction,
    `select p.id as product_id, p.title as product_title, p.handle as product_handle, p.thumbnail, p.discountable,
            v.title, v.sku, ${lowestPrice('v.id', '$1')}::float8 as unit_price
       from product_variant v join product p on p.id = v.product_id
      where v.id = $2 and v.deleted_at is null`,
    [quantity, variantId],
  )
  const [bought] = rows
  if (!bought || bought.unit_price === null)
    throw AppError.invalid('Um dos vinhos do carrinho não está mais à venda.')
  return {
    title: bought.product_title,
    thumbnail: bought.thumbnail ?? undefined,
    quantity,
    unit_price: bought.unit_price,
    product_id: bought.product_id,
    product_title: bought.product_title,
    product_handle: bought.product_handle,
    variant_id: variantId,
    variant_title: bought.title ?? undefined,
    variant_sku: bought.sku ?? undefined,
    requires_shipping: true,
    is_discountable: bought.discountable,
    is_tax_inclusive: false,
  }
}
