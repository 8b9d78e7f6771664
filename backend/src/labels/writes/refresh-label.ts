import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { labelProblem } from '#domain/wines/wineActions'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { lockWine, refuseReadOnly } from '../../wines'

/**
 * Has the page of a paused wine's bottles say what the wine says now: a wrong allergen is corrected for bottles that are
 * sold already, without putting one on sale (docs/decisions/11). The same again changes nothing.
 *
 * @throws AppError not_found · forbidden for a wine that is not paused or was never published with this vintage, and for
 *   a seller who may only read
 */
export const refreshLabel = (
  container: MedusaContainer,
  { productId, sellerId, actor }: { productId: string; sellerId: string; actor: Actor },
): Promise<void> =>
  container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, sellerId)
    await refuseReadOnly(transaction, sellerId)
    const [label] = await runStatement<{ code: string; kept: boolean; differs: boolean }>(
      transaction,
      `select l.code, l.kept is not null as kept, l.kept <> winex_label_document(p) as differs
         from product p
         join wine_label l on l.product_id = p.id and l.vintage = winex_vintage(p.metadata)
        where p.id = $1`,
      [wine.id],
    )
    const problem = labelProblem(wine.status, label?.kept ?? false)
    if (problem) throw AppError.forbidden(problem)
    if (!label?.differs) return
    await runStatement(
      transaction,
      `update wine_label l set kept = winex_label_document(p) from product p where l.code = $1 and p.id = $2`,
      [label.code, wine.id],
    )
    await recordAudit(transaction, {
      actor,
      action: 'wine.label',
      resource: 'product',
      resourceId: wine.id,
      sellerId,
      after: { code: label.code },
    })
  })
