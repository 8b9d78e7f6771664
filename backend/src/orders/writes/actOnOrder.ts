import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { AuditAction } from '#domain/audit/auditActions'
import { orderActionProblem, type OrderAction } from '#domain/orders/orderActions'
import { canActOnOrders } from '#domain/sellers/seller'
import { runStatement } from '../../engine/database/runStatement'
import { AppError } from '../../engine/errors/AppError'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { engineTransaction, type EngineTransaction } from '../../engine/database/engineTransaction'
import { lockInTurn } from '../../engine/database/lockInTurn'
import { bookOrders } from '../../money'
import { lockOrder, type LockedOrder } from './lockOrder'
import { tellSeller } from './tellSeller'

/** Who acts on which order. `sellerId` comes from the verified session, for staff from the order itself. */
export interface OrderActInput {
  orderId: string
  sellerId: string
  actor: Actor
  /** Staff act in the seller's place, with a reason that the seller reads. */
  onBehalf?: { reason: string }
}

/** What one action does; the frame around it is the same for all. */
export interface OrderAct {
  /** Its word in the state machine; null for what staff do in any state, and `apply` judges. */
  action: OrderAction | null
  /** Name in the audit trail. */
  auditAs: AuditAction
  fulfillmentId?: string
  /** Whether bottles are reserved, taken or put back. */
  movesStock?: boolean
  /** True when the order already is what the action would make it: the same answer again, and nothing is done (R31). */
  isDone: (order: LockedOrder, transaction: EngineTransaction) => boolean | Promise<boolean>
  /** Does it; throws AppError for what only this action refuses. */
  apply: (transaction: EngineTransaction, order: LockedOrder) => Promise<OrderChange>
}

/** What the audit trail keeps of an action. */
interface OrderChange {
  before?: Record<string, unknown>
  after: Record<string, unknown>
  /** What the seller is mailed beside the action's name and its reason, each a sentence. */
  told?: string[]
}

/**
 * Takes an order one step further: locked, allowed by the state machine of `#domain/orders/orderActions`, audited, all in one
 * transaction. Repeating a step that was taken changes nothing and is no error.
 *
 * @throws AppError not_found (R42) · forbidden for a seller who is not active (R14) · conflict when the state machine
 *   refuses, with its reason
 */
export async function actOnOrder(
  container: MedusaContainer,
  { orderId, sellerId, actor, onBehalf }: OrderActInput,
  act: OrderAct,
): Promise<void> {
  const step = (): Promise<void> =>
    engineTransaction(container, async (transaction) => {
      const order = await lockOrder(transaction.knex, orderId, sellerId)
      const { fulfillmentId } = act
      if (fulfillmentId && !order.fulfillments.some((one) => one.id === fulfillmentId))
        throw AppError.notFound()
      // Staff act for a seller who may not (any more): the customer waits all the same.
      const seller = onBehalf ? ACTIVE : order.seller
      const isActive = canActOnOrders(seller.store_status)
      if (isActive && (await act.isDone(order, transaction))) return
      const problem = act.action && orderActionProblem(act.action, order, seller, fulfillmentId)
      if (problem) throw isActive ? AppError.conflict(problem) : AppError.forbidden(problem)
      await nameActor(transaction, actor)
      const change = await act.apply(transaction, order)
      await transaction.flush()
      await bookOrders(transaction.knex, [orderId], actor)
      const auditId = await recordAudit(transaction.knex, {
        actor,
        action: act.auditAs,
        resource: 'order',
        resourceId: orderId,
        sellerId,
        before: change.before,
        after: {
          ...change.after,
          ...(onBehalf ? { on_behalf_of: order.seller.name, reason: onBehalf.reason } : {}),
        },
      })
      if (onBehalf) {
        await tellSeller(container, transaction.knex, order, {
          auditAs: act.auditAs,
          auditId,
          told: change.told,
          reason: onBehalf.reason,
        })
      }
    })
  // The row lock decides; waiting for it in here keeps fifty equal requests from taking the whole connection pool.
  const locks = [
    `order:${orderId}`,
    ...(act.movesStock ? await inventoryItems(container, orderId) : []),
  ]
  await lockInTurn(container, locks, step)
}

const ACTIVE = { store_status: 'ACTIVE' }

/** The engine reads and writes a level's reservations under the lock of the inventory item, so we take the same one. */
export async function inventoryItems(
  container: MedusaContainer,
  orderId: string,
): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    `select distinct id from (
       select r.inventory_item_id as id from reservation_item r join order_item oi on oi.item_id = r.line_item_id
        where oi.order_id = $1 and oi.deleted_at is null and r.deleted_at is null
       union all
       select fi.inventory_item_id from fulfillment_item fi join order_fulfillment link using (fulfillment_id)
        where link.order_id = $2 and link.deleted_at is null and fi.deleted_at is null
          and fi.inventory_item_id is not null) as touched order by id`,
    [orderId, orderId],
  )
  return rows.map(({ id }) => id)
}

/** For the database's own trigger that drafts a wine whose last bottle goes (R21). */
async function nameActor({ knex }: EngineTransaction, actor: Actor): Promise<void> {
  await runStatement(
    knex,
    `select set_config('winex.actor_type', $1, true), set_config('winex.actor_id', $2, true), set_config('winex.actor_email', $3, true)`,
    [actor.type, actor.id, actor.email],
  )
}
