import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { readWines, type Wine } from '../reads/readWines'

/** A wine of a seller inside a transaction that nobody else can change it in. */
export type LockedWine = Wine & { sellerId: string }

/**
 * Locks a seller's wine until the transaction ends: first the seller, whose erasure does the same before it withdraws the
 * wines; then its stock levels, then the wine. The store's sale takes
 * these two in the same order (its trigger sets a sold-out wine to draft, R21), so neither waits for the other
 * in a circle. It is read in a statement of its own, which sees what the one before the lock has written.
 *
 * @throws AppError not_found for a missing wine and for another seller's (R42)
 */
export async function lockWine(
  transaction: Knex,
  productId: string,
  sellerId: string,
): Promise<LockedWine> {
  await runStatement(transaction, 'select 1 from seller where id = $1 for share', [sellerId])
  await runStatement(
    transaction,
    `select 1 from inventory_level l
       join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id and i.deleted_at is null
       join product_variant v on v.id = i.variant_id and v.deleted_at is null
       join seller_product s on s.product_id = v.product_id and s.deleted_at is null
      where v.product_id = $1 and s.seller_id = $2 and l.deleted_at is null
      order by l.id for update of l`,
    [productId, sellerId],
  )
  await runStatement(
    transaction,
    `select p.id from product p
       join seller_product s on s.product_id = p.id and s.deleted_at is null
      where p.id = $1 and s.seller_id = $2 and p.deleted_at is null for update of p`,
    [productId, sellerId],
  )
  const [wine] = await readWines(transaction, [productId], sellerId)
  if (!wine) throw AppError.notFound('Vinho não encontrado')
  return { ...wine, sellerId }
}
