import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { undoProblem } from '#domain/wines/reviewUndo'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { withdrawMail } from '../../engine/mail/withdrawMail'
import { withdrawNotice } from '../../notices'
import { decisionMailKey } from '../mails/decisionMailKey'
import { WINE_EDITS } from '../reads/findChangesSinceReview'
import { lockSellerOf, sellerOfWine } from './lockSellerOf'
import { lockWine } from './lockWine'
import { touchedNow } from './touchedNow'

/**
 * Staff undo a decision of theirs within ten seconds: the wine has its former status again, and history, notice, mail and
 * the page of its bottle are as if there had been none; the audit trail keeps both steps. What is undone already changes
 * nothing (R31).
 *
 * @throws AppError not_found · conflict when it is not theirs, too late, or something changed since
 */
export async function undoReview(
  container: MedusaContainer,
  { productId, decisionId, actor }: { productId: string; decisionId: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, await sellerOfWine(transaction, productId))
    const seller = await lockSellerOf(transaction, wine.sellerId)
    const decision = await findDecision(transaction, productId, decisionId, actor)
    if (decision.isUndone) return
    const problem = undoProblem(decision, wine, seller)
    if (problem) throw AppError.conflict(problem)
    const [page] = await runStatement<BottlePage>(transaction, BOTTLE_PAGE, [productId])
    await transaction('product')
      .where({ id: productId })
      .update({ status: decision.from, updated_at: touchedNow(transaction) })
    if (page) await runStatement(transaction, RESTORE_PAGE, [page.code, page.kept, decisionId])
    await transaction('product_review')
      .where({ id: decisionId })
      .update({ deleted_at: transaction.fn.now() })
    await withdrawNotice(transaction, {
      sellerId: wine.sellerId,
      kind: 'wine_decided',
      sourceId: decisionId,
    })
    await withdrawMail(transaction, decisionMailKey(decisionId))
    await recordAudit(transaction, {
      actor,
      action: 'wine.status',
      resource: 'product',
      resourceId: productId,
      sellerId: wine.sellerId,
      before: { status: decision.to },
      after: { status: decision.from, reason: 'Decisão desfeita' },
    })
  })
}

/** The code of the wine's present vintage, and what its page keeps from before the decision, as JSON. */
interface BottlePage {
  code: string
  kept: string | null
}

const BOTTLE_PAGE = `
  select l.code, l.kept::text as kept from product p
    join wine_label l on l.product_id = p.id and l.vintage = winex_vintage(p.metadata)
   where p.id = $1`

// `keepLabels` has meanwhile taken the former status for a new one, and changed what is kept. A page that this publication
// opened is closed: it was opened in the decision's transaction, at the same time.
const RESTORE_PAGE = `
  update wine_label l set kept = $2::jsonb, published_at = nullif(l.published_at, r.created_at)
    from product_review r where r.id = $3 and l.code = $1`

interface Decision {
  from: string
  to: string
  isUndone: boolean
  isOwn: boolean
  isLast: boolean
  isChanged: boolean
  ageSeconds: number
}

/** Read while the wine is locked, so that nothing comes between it and what is written. */
async function findDecision(
  transaction: Knex,
  productId: string,
  decisionId: string,
  { id }: Actor,
): Promise<Decision> {
  const [decision] = await runStatement<Decision>(
    transaction,
    `select r.from_status as "from", r.to_status as "to", r.deleted_at is not null as "isUndone",
            r.actor_type = 'user' and r.actor_id = $3 as "isOwn",
            not exists (select from product_review later where later.product_id = r.product_id and later.deleted_at is null
              and (later.created_at, later.id) > (r.created_at, r.id)) as "isLast",
            exists (select from audit_entry e where e.resource = 'product' and e.resource_id = r.product_id
              and e.at > r.created_at and e.action = any($4)) as "isChanged",
            extract(epoch from clock_timestamp() - r.created_at)::float8 as "ageSeconds"
       from product_review r where r.id = $2 and r.product_id = $1`,
    [productId, decisionId, id, WINE_EDITS],
  )
  if (!decision) throw AppError.notFound('Vinho não encontrado')
  return decision
}
