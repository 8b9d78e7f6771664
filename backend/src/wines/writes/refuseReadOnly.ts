import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { canWrite } from '#domain/sellers/seller'
import { AppError } from '../../engine/errors/AppError'

/**
 * Looks again, within the transaction: the seller may have been deactivated in the middle of a batch (R14).
 *
 * @throws AppError forbidden
 */
export async function refuseReadOnly(transaction: Knex, sellerId: string): Promise<void> {
  const seller = (await transaction('seller')
    .where({ id: sellerId })
    .forShare()
    .first('store_status')) as { store_status: string } | undefined
  if (!canWrite(seller?.store_status)) {
    throw AppError.forbidden('Sua conta não permite mais alterações.')
  }
}
