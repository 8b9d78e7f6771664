import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import {
  PRODUCT_REVIEWS,
  reviewProblem,
  type ProductReviewAction,
} from '#domain/wines/productReview'
import { productStatusLabel, type ProductStatus } from '#domain/wines/productStatus'
import { formatDateTime } from '#domain/values/dates'
import { REVIEW_HOLD_SECONDS } from '#domain/limits'
import { env } from '../../env'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import type { Actor } from '../../engine/actor/actor'
import { decisionMailKey } from '../mails/decisionMailKey'
import { lockWine } from './lockWine'
import { lockSellerOf, sellerOfWine } from './lockSellerOf'
import { writeNotice } from '../../notices'
import { setStatus } from './setStatus'
import { reviewMail } from '../mails/reviewMail'

export interface ReviewWineInput {
  productId: string
  action: ProductReviewAction
  /** What the seller reads. */
  reason?: string | undefined
  /** The status that was on the screen, when the caller knows it. */
  expectedStatus?: ProductStatus | undefined
  actor: Actor
}

/**
 * Staff publish, send back, reject or archive a wine: status, history, audit entry, notice and the seller's mail in one
 * transaction. Repeating one's own decision changes nothing, and is no error (R31), nor is publishing what is published. Another
 * status that somebody else gave, or for another reason, is told: its producer would not read this one.
 *
 * @throws AppError not_found · conflict when the step does not exist, the wine cannot be sold, or its status is
 *   another one by now (`current {status}`)
 */
export async function reviewWine(
  container: MedusaContainer,
  { productId, action, reason, expectedStatus, actor }: ReviewWineInput,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { to } = PRODUCT_REVIEWS[action]
  await knex.transaction(async (transaction) => {
    const wine = await lockWine(transaction, productId, await sellerOfWine(transaction, productId))
    const seller = await lockSellerOf(transaction, wine.sellerId)
    const isSeen = !expectedStatus || expectedStatus === wine.status
    // who publishes says nothing that could be lost
    const isDone =
      wine.status === to &&
      ((isSeen && action === 'publish') ||
        isRepeated(await lastMove(transaction, productId), actor, reason))
    if (isDone) return
    if (!isSeen) throw await someoneElseDecided(transaction, productId, wine.status)
    const problem = reviewProblem(action, wine, seller)
    if (problem) throw AppError.conflict(problem)
    const decisionId = await setStatus(transaction, {
      wine,
      status: to,
      actor,
      ...(reason ? { reason } : {}),
    })
    const isMailed = await writeNotice(
      transaction,
      {
        sellerId: wine.sellerId,
        kind: 'wine_decided',
        sourceId: decisionId,
        subjectId: productId,
        data: { title: wine.title, decision: action, reason },
      },
      { hasOwnMail: true },
    )
    if (!isMailed || !seller.email) return
    await queueMail(container, transaction, {
      to: seller.email,
      sellerId: wine.sellerId,
      idempotencyKey: decisionMailKey(decisionId),
      // until nobody can undo the decision any more
      holdSeconds: REVIEW_HOLD_SECONDS,
      template: `wine-${action}`,
      ...reviewMail({
        action,
        wineTitle: wine.title,
        reason: reason ?? null,
        wineUrl: `${env.WINEX_PUBLIC_URL}/portal/wines/${productId}`,
      }),
    })
  })
}

interface LastMove {
  actor_id: string
  reason: string | null
  name: string | null
  at: Date
}

/** Who gave the wine the status that it has. */
async function lastMove(transaction: Knex, productId: string): Promise<LastMove | undefined> {
  const [move] = await runStatement<LastMove>(
    transaction,
    `select r.actor_id, r.reason, r.created_at as at,
            coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email, s.name) as name
       from product_review r
       left join "user" u on r.actor_type = 'user' and u.id = r.actor_id
       left join seller s on r.actor_type = 'seller' and s.id = r.seller_id
      where r.product_id = $1 and r.deleted_at is null
      order by r.created_at desc, r.id desc limit 1`,
    [productId],
  )
  return move
}

/** Whether this person gave the wine its status, and for this reason. */
const isRepeated = (move: LastMove | undefined, { id }: Actor, reason?: string): boolean =>
  move?.actor_id === id && (!reason || move.reason === reason)

/** The refusal says who decided first. */
async function someoneElseDecided(
  transaction: Knex,
  productId: string,
  status: string,
): Promise<AppError> {
  const move = await lastMove(transaction, productId)
  const label = productStatusLabel(status)
  const by = move?.name ?? null
  return new AppError(
    'conflict',
    move && by
      ? `${by} já decidiu sobre este vinho em ${formatDateTime(move.at)}: ${label}. Essa decisão vale; confira antes de decidir de novo.`
      : `O status deste vinho mudou para ${label} enquanto você o analisava. Confira e decida de novo.`,
    { current: { status, by, at: move?.at.toISOString() ?? null } },
  )
}
