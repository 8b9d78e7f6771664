import type { MedusaContainer } from '@medusajs/framework/types'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { ITSELF } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { forgetTaxIdOfCanceled } from './forgetTaxIds'
import { lockOrder, type LockedOrder } from './lockOrder'
import { releaseReservations } from './releaseReservations'
import { returnPayments } from './returnPayments'

/**
 * Cancels an order that nobody has paid, in the caller's transaction, which has locked it and has looked at it: its bottles go
 * back to the shop, what was only authorized is withdrawn.
 *
 * @param action what the audit calls it
 * @param tell what the buyer and the seller are told; an order of no seller is nobody's to be told of
 */
export async function cancelUnpaid(
  container: MedusaContainer,
  transaction: EngineTransaction,
  {
    orderId,
    sellerId,
    action = 'order.unpaid',
    tell,
  }: {
    orderId: string
    sellerId: string | null
    action?: 'order.unpaid' | 'order.unanswered'
    tell: (order: LockedOrder) => Promise<void>
  },
): Promise<void> {
  const { knex } = transaction
  await releaseReservations(knex, orderId)
  if (sellerId) {
    const order = await lockOrder(knex, orderId, sellerId)
    await returnPayments(container, transaction, order, 'system')
    await tell(order)
  }
  await runStatement(
    knex,
    `update "order" set status = 'canceled', canceled_at = now(), updated_at = now() where id = $1`,
    [orderId],
  )
  await forgetTaxIdOfCanceled(knex, orderId)
  await recordAudit(knex, {
    actor: ITSELF,
    action,
    resource: 'order',
    resourceId: orderId,
    sellerId,
    before: { status: 'pending' },
    after: { status: 'canceled' },
  })
}
