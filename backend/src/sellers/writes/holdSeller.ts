import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { erasedHandle } from '#domain/privacy/privacy'
import { runStatement } from '../../engine/database/runStatement'

/**
 * Holds the seller's row until the transaction ends: an erasure comes before this and is seen, or after it and finds what
 * was written. Taken before the order's lock, so that what is read of the seller then is current.
 *
 * @returns whether the company was erased
 */
export async function holdSeller(
  transaction: Knex,
  sellerId: string,
): Promise<{ isErased: boolean }> {
  const [seller] = await runStatement<{ handle: string }>(
    transaction,
    `select handle from seller where id = $1 for share`,
    [sellerId],
  )
  return { isErased: seller?.handle === erasedHandle(sellerId) }
}
