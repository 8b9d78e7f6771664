import type { MedusaContainer } from '@medusajs/framework/types'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { runStatement } from '../../engine/database/runStatement'
import { forgetTaxIdOfCanceled } from './forgetTaxIds'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { unpack } from './cancel-fulfillment'
import { mailRejection } from './mailRejection'
import { releaseReservations } from './releaseReservations'
import { returnPayments } from './returnPayments'
import { writeApproval } from './writeApproval'

/**
 * The seller rejects an order: answer, cancellation, money, reserved bottles and the buyer's mail with the reason in one
 * transaction (R30). What is packed is unpacked (R60). Errors as `actOnOrder`; a shipped order is refused with the reason.
 */
export async function rejectOrder(
  container: MedusaContainer,
  { reason, ...input }: OrderActInput & { reason?: string | undefined },
): Promise<void> {
  await actOnOrder(container, input, {
    action: 'reject',
    auditAs: 'order.reject',
    movesStock: true,
    isDone: (order) =>
      order.status === 'canceled' && readSellerApproval(order.metadata) === 'rejected',
    apply: async (transaction, order) => {
      const packed = order.fulfillments.filter((one) => !one.canceled_at)
      for (const one of packed)
        await unpack(container, transaction, { order, one, actorId: input.actor.id })
      await transaction.flush()
      const returned = await returnPayments(container, transaction, order, input.actor.id)
      await releaseReservations(transaction.knex, order.id)
      await writeApproval(transaction.knex, order.id, 'rejected', input.actor.id)
      await runStatement(
        transaction.knex,
        `update "order" set status = 'canceled', canceled_at = now() where id = $1`,
        [order.id],
      )
      await forgetTaxIdOfCanceled(transaction.knex, order.id)
      await mailRejection(container, transaction.knex, order, {
        reason: reason || null,
        ...returned,
      })
      return {
        before: { seller_status: readSellerApproval(order.metadata), status: order.status },
        after: { seller_status: 'rejected', status: 'canceled', ...(reason ? { reason } : {}) },
      }
    },
  })
}
