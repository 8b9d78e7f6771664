import type { MedusaContainer } from '@medusajs/framework/types'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { writeApproval } from './writeApproval'

/** The seller approves an order (spec §4). Errors as `actOnOrder`. */
export async function acceptOrder(container: MedusaContainer, input: OrderActInput): Promise<void> {
  await actOnOrder(container, input, {
    action: 'accept',
    auditAs: 'order.accept',
    isDone: (order) =>
      order.status !== 'canceled' && readSellerApproval(order.metadata) === 'accepted',
    apply: async ({ knex }, order) => {
      await writeApproval(knex, order.id, 'accepted', input.actor.id)
      return {
        before: { seller_status: readSellerApproval(order.metadata) },
        after: { seller_status: 'accepted' },
      }
    },
  })
}
