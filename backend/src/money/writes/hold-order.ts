import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, generateEntityId } from '@medusajs/framework/utils'
import { AppError } from '../../engine/errors/AppError'
import { ITSELF, type Actor, type SystemActor } from '../../engine/actor/actor'
import { runStatement } from '../../engine/database/runStatement'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockBatches } from './lockBatches'

interface HoldInput {
  orderId: string
  actor: Actor
}

/**
 * Staff hold an order's money back while a return or a dispute is open. Held already: nothing changes (R31).
 *
 * @throws AppError not_found · conflict while the order is in a payout that the bank may be making
 */
export async function holdOrder(
  container: MedusaContainer,
  { orderId, reason, actor }: HoldInput & { reason: string },
): Promise<void> {
  await changeHold(container, orderId, async (transaction, sellerId) => {
    await lockBatches(transaction)
    const payout = (await transaction('payout')
      .whereIn(
        'id',
        transaction('ledger_standing').where({ order_id: orderId }).select('payout_id'),
      )
      .where({ status: 'prepared' })
      .first('number')) as { number: string } | undefined
    if (payout)
      throw AppError.conflict(
        `O pedido está no repasse nº ${payout.number}, em pagamento. Se o banco ainda não pagou, marque-o como não realizado antes de reter.`,
      )
    const added = (await transaction('ledger_hold')
      .insert({
        id: generateEntityId(undefined, 'hold'),
        order_id: orderId,
        seller_id: sellerId,
        reason,
        opened_by: actor.id,
      })
      .onConflict(transaction.raw('(order_id) where closed_at is null'))
      // what was held by itself is theirs from now on, and not released by itself
      .merge({ reason, opened_by: actor.id })
      .whereNull('ledger_hold.opened_by')
      .returning('id')) as unknown[]
    if (added.length > 0)
      await audit(transaction, { orderId, sellerId, actor }, 'payout.hold', { reason })
  })
}

/**
 * Holds an order's money in the transaction of what makes it doubtful, by itself. What is in a payout that the bank may be making
 * stays there, and is held when that one fails. Held already: nothing changes.
 */
export async function holdByItself(
  transaction: Knex,
  { orderId, sellerId, reason }: { orderId: string; sellerId: string; reason: string },
): Promise<void> {
  await lockBatches(transaction)
  const held = await runStatement(
    transaction,
    `insert into ledger_hold (id, order_id, seller_id, reason)
     values ($1, $2, $3, $4)
     on conflict (order_id) where closed_at is null do nothing returning id`,
    [generateEntityId(undefined, 'hold'), orderId, sellerId, reason],
  )
  if (held.length > 0)
    await audit(transaction, { orderId, sellerId, actor: ITSELF }, 'payout.hold', { reason })
}

/**
 * Ends a hold that was made by itself for this reason, in the transaction of what settles it. One that staff have made, or one for
 * another reason, stays.
 *
 * @param isOver whether nothing else keeps it; asked while no other hold is made or ended by itself
 */
export async function releaseByItself(
  transaction: Knex,
  { orderId, reason, isOver }: { orderId: string; reason: string; isOver: () => Promise<boolean> },
): Promise<void> {
  const hold = { order_id: orderId, reason, opened_by: null, closed_at: null }
  const held = (await transaction('ledger_hold').where(hold).first('id', 'seller_id')) as
    | { id: string; seller_id: string }
    | undefined
  if (!held) return
  await lockBatches(transaction)
  if (!(await isOver())) return
  const closed = await transaction('ledger_hold')
    .where({ ...hold, id: held.id })
    .update({ closed_at: transaction.fn.now() })
  if (closed > 0)
    await audit(
      transaction,
      { orderId, sellerId: held.seller_id, actor: ITSELF },
      'payout.release',
      {},
    )
}

/** The matter is settled. Not held: nothing changes. */
export async function releaseOrder(
  container: MedusaContainer,
  { orderId, actor }: HoldInput,
): Promise<void> {
  await changeHold(container, orderId, async (transaction, sellerId) => {
    const closed = await transaction('ledger_hold')
      .where({ order_id: orderId })
      .whereNull('closed_at')
      .update({ closed_at: transaction.fn.now(), closed_by: actor.id })
    if (closed > 0) await audit(transaction, { orderId, sellerId, actor }, 'payout.release', {})
  })
}

async function changeHold(
  container: MedusaContainer,
  orderId: string,
  change: (transaction: Knex, sellerId: string) => Promise<void>,
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const link = (await transaction('seller_order')
      .where({ order_id: orderId })
      .whereNull('deleted_at')
      .first('seller_id')) as { seller_id: string } | undefined
    if (!link) throw AppError.notFound('Pedido não encontrado')
    await change(transaction, link.seller_id)
  })
}

const audit = (
  transaction: Knex,
  { orderId, sellerId, actor }: { orderId: string; sellerId: string; actor: Actor | SystemActor },
  action: 'payout.hold' | 'payout.release',
  after: Record<string, unknown>,
): Promise<string> =>
  recordAudit(transaction, {
    actor,
    action,
    resource: 'order',
    resourceId: orderId,
    sellerId,
    after,
  })
