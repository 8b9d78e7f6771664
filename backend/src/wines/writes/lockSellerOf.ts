import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { AppError } from '../../engine/errors/AppError'

/** @throws AppError not_found */
export async function sellerOfWine(transaction: Knex, productId: string): Promise<string> {
  const link = (await transaction('seller_product')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .first('seller_id')) as { seller_id: string } | undefined
  if (!link) throw AppError.notFound('Vinho não encontrado')
  return link.seller_id
}

/** The seller, whose status stays as it is until the wine is decided. After the wine, as everywhere. */
export async function lockSellerOf(
  transaction: Knex,
  sellerId: string,
): Promise<{ email: string | null; store_status: string }> {
  const seller = (await transaction('seller')
    .where({ id: sellerId })
    .whereNull('deleted_at')
    .forShare()
    .first('email', 'store_status')) as { email: string | null; store_status: string } | undefined
  if (!seller) throw AppError.notFound('Vinho não encontrado')
  return seller
}
