import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { RETURNS_PER_ORDER_MAX } from '#domain/limits'
import { RETURN_REASONS } from '#domain/returns/returnReasons'
import { wishProblem, type ReturnWish } from '#domain/returns/returnable'
import { saoPauloDate } from '#domain/values/dates'
import { runStatement } from '../../engine/database/runStatement'
import { onceOnly } from '../../engine/database/onceOnly'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { AppError } from '../../engine/errors/AppError'
import type { Actor, SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { returnsOfOrder, type StoredReturn } from '../reads/returnsOfOrder'
import { lockOrder } from '../../orders'
import { writeNotice } from '../../notices'
import { holdSeller } from '../../sellers'
import { takeStep } from './actOnReturn'
import { APPROVAL } from './approve-return'
import { engineReason } from './engineReason'
import { mailReturn } from './mailReturn'

/** Without an Idempotency-Key, the same wish within these seconds is a double click (R47). */
const REPETITION_SECONDS = 10

interface OpenedReturn {
  orderId: string
  sellerId: string
  openedBy: StoredReturn['opened_by']
  wish: ReturnWish & { note: string }
}

export type ReturnWishInput = OpenedReturn & {
  idempotencyKey: string | null
} & (
    | { actor: Actor | SystemActor; approve?: undefined }
    // staff, who agree to it at once, in words that the seller reads
    | { actor: Actor; approve: string }
  )

/**
 * Somebody asks for bottles to be taken back: the buyer by the link of a mail, or seller and staff after a call. The
 * engine's return, its bottles, the notice and the buyer's mail in one transaction; equal requests make one (R31). With
 * `approve` buyer and seller are told once, of the approval.
 *
 * @returns id of the return
 * @throws AppError not_found (R42) · invalid_data at the field · conflict for a key that came with another wish
 */
export async function askReturn(
  container: MedusaContainer,
  input: ReturnWishInput,
): Promise<string> {
  const { orderId, sellerId, openedBy, idempotencyKey, wish, approve } = input
  const cameAt = performance.now()
  const ask = (): Promise<string> =>
    engineTransaction(container, async (transaction) => {
      const { knex } = transaction
      // of an erased company as well, for the law gives the buyer this right: staff decide
      const { isErased } = await holdSeller(knex, sellerId)
      const order = await lockOrder(knex, orderId, sellerId)
      return onceOnly(
        knex,
        {
          scope: [orderId, `return-${openedBy}`],
          key: idempotencyKey,
          request: approve === undefined ? wish : { ...wish, approve },
          repetitionSeconds: REPETITION_SECONDS,
          cameAt,
        },
        async () => {
          const returnId = await openReturn(container, transaction, input)
          if (input.approve !== undefined) {
            const { actor } = input
            const onBehalf = { reason: input.approve }
            const step = { orderId, sellerId, returnId, actor, onBehalf }
            await takeStep(container, transaction, step, APPROVAL)
            return returnId
          }
          if (!isErased)
            await writeNotice(knex, {
              sellerId,
              kind: 'order_return',
              sourceId: returnId,
              subjectId: orderId,
              data: {
                display_id: order.display_id,
                bottles: wish.items.reduce((sum, { quantity }) => sum + quantity, 0),
                reason: RETURN_REASONS[wish.reason].label,
              },
            })
          await mailReturn(container, knex, order, returnId)
          return returnId
        },
      )
    })
  // The row lock decides; waiting for it in here keeps fifty equal requests from taking the whole connection pool.
  return lockInTurn(container, [`order:${orderId}`], ask)
}

/**
 * The engine's return, its bottles and the audit entry, inside the caller's transaction under the order's lock; nobody is told.
 *
 * @returns its id
 * @throws AppError as `askReturn`
 */
export async function openReturn(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, sellerId, actor, openedBy, wish }: OpenedReturn & { actor: Actor | SystemActor },
): Promise<string> {
  const { knex } = transaction
  const facts = await returnsOfOrder(knex, orderId)
  if (!facts) throw AppError.notFound('Pedido não encontrado')
  const { delivered, lines, returns } = facts
  const now = new Date()
  const problem = wishProblem(wish, lines, returns, { delivered, now })
  if (problem) throw AppError.invalid(problem.message, { [problem.field]: problem.message })
  const requestedOn = wish.requested_on ?? saoPauloDate(now)
  if (returns.length >= RETURNS_PER_ORDER_MAX)
    throw AppError.conflict(
      `Este pedido já tem ${RETURNS_PER_ORDER_MAX} devoluções. Fale com a equipe winex.`,
    )
  const made = await container.resolve(Modules.ORDER).createReturn(
    {
      order_id: orderId,
      created_by: actor.id ?? openedBy,
      items: wish.items.map((item) => ({ ...item, reason_id: engineReason(wish.reason) })),
    },
    transaction.context(Modules.ORDER),
  )
  await transaction.flush()
  await runStatement(
    knex,
    `insert into order_return (return_id, order_id, seller_id, reason, opened_by, note, requested_on)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [made.id, orderId, sellerId, wish.reason, openedBy, wish.note, requestedOn],
  )
  await recordAudit(knex, {
    actor,
    action: 'order.return.ask',
    resource: 'order',
    resourceId: orderId,
    sellerId,
    after: {
      return_id: made.id,
      return_reason: wish.reason,
      ...(wish.requested_on ? { requested_on: wish.requested_on } : {}),
      items: wish.items,
    },
  })
  return made.id
}
