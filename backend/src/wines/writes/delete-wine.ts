import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { deleteProblem, SOLD_ERROR } from '#domain/wines/wineActions'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { expireUploads } from '../../images'
import { lockWine } from './lockWine'
import { refuseReadOnly } from './refuseReadOnly'

/** What goes with a wine, as the engine deletes: the rows stay and count no more. $1 is the wine. */
const PARTS = [
  `update inventory_level set deleted_at = now() where deleted_at is null and inventory_item_id in (
     select i.inventory_item_id from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
      where v.product_id = $1)`,
  `update inventory_item set deleted_at = now() where deleted_at is null and id in (
     select i.inventory_item_id from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
      where v.product_id = $1)`,
  `update image set deleted_at = now() where deleted_at is null and product_id = $1`,
  `update product_variant set deleted_at = now() where deleted_at is null and product_id = $1`,
  `update product set deleted_at = now(), updated_at = now() where id = $1`,
  `update seller_product set deleted_at = now() where deleted_at is null and product_id = $1`,
  // also those that were sent and not attached
  `update image_upload set expires_at = now() where product_id = $1`,
]

/**
 * Deletes a wine that was never sold. The levels are locked first, as a sale locks them: of the two the later one finds
 * what the earlier has done.
 *
 * @throws AppError not_found, also for one that is deleted already · conflict for a wine that orders name · forbidden
 *   for a wine that staff rejected, or a seller who may only read
 */
export async function deleteWine(
  container: MedusaContainer,
  { productId, sellerId, actor }: { productId: string; sellerId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, sellerId)
    await refuseReadOnly(transaction, sellerId)
    const problem = deleteProblem(wine.status, await isSold(transaction, productId))
    if (problem === SOLD_ERROR) throw AppError.conflict(problem)
    if (problem) throw AppError.forbidden(problem)
    await expireUploads(transaction, sellerId, await picturesOf(transaction, productId))
    for (const part of PARTS) await runStatement(transaction, part, [productId])
    await recordAudit(transaction, {
      actor,
      action: 'wine.delete',
      resource: 'product',
      resourceId: productId,
      sellerId,
      before: { title: wine.title, status: wine.status },
    })
  })
}

/** Those of a copy ('Duplicar vinho') were sent for the wine that was copied. */
async function picturesOf(transaction: Knex, productId: string): Promise<string[]> {
  const images = (await transaction('image')
    .where({ product_id: productId })
    .whereNull('deleted_at')
    .select('url')) as { url: string }[]
  return images.map(({ url }) => url)
}

/** An order names it, whatever became of the order, or bottles of it are reserved. */
async function isSold(transaction: Knex, productId: string): Promise<boolean> {
  const [row] = await runStatement<{ sold: boolean }>(
    transaction,
    `select exists (select from order_line_item where product_id = $1 and deleted_at is null)
         or exists (select from inventory_level l
              join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id and i.deleted_at is null
              join product_variant v on v.id = i.variant_id
             where v.product_id = $1 and l.deleted_at is null and l.reserved_quantity > 0) as sold`,
    [productId],
  )
  return row?.sold ?? true
}
