import type { MedusaContainer } from '@medusajs/framework/types'
import { remainingItems } from '#domain/orders/orderActions'
import { runStatement } from '../../engine/database/runStatement'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { settleNotices } from '../../notices'
import { unpack } from './cancel-fulfillment'
import { cancelBottles } from './cancelBottles'
import { forgetTaxIdOfCanceled } from './forgetTaxIds'
import type { LockedOrder } from './lockOrder'
import { releaseReservations } from './releaseReservations'
import { ASKING_FOR_ANSWER } from './writeApproval'

/**
 * Cancels what has not left of an order, in the caller's transaction: the order when nothing has, else these bottles. Its money stays
 * where it is.
 *
 * @returns whether there was anything to cancel
 */
export async function endUnsent(
  container: MedusaContainer,
  transaction: EngineTransaction,
  order: LockedOrder,
): Promise<boolean> {
  const { knex } = transaction
  if (order.status === 'canceled') return false
  const packages = order.fulfillments.filter((one) => !one.canceled_at)
  const gone = packages.filter((one) => one.shipped_at ?? one.delivered_at)
  for (const one of packages)
    if (!gone.includes(one)) await unpack(container, transaction, { order, one, actorId: 'system' })
  await transaction.flush()
  await releaseReservations(knex, order.id)
  if (gone.length > 0) {
    const lines = remainingItems({ ...order, payment_status: null, fulfillments: gone })
    if (lines.length > 0)
      await cancelBottles(container, transaction, { orderId: order.id, lines, actorId: 'system' })
    return lines.length > 0
  }
  await runStatement(
    knex,
    `update "order" set status = 'canceled', canceled_at = now(), updated_at = now() where id = $1`,
    [order.id],
  )
  await forgetTaxIdOfCanceled(knex, order.id)
  await settleNotices(knex, { kinds: ASKING_FOR_ANSWER, subjectId: order.id })
  return true
}
