import type { MedusaContainer } from '@medusajs/framework/types'
import { readSellerApproval } from '#domain/orders/sellerApproval'
import { actOnOrder, type OrderActInput } from './actOnOrder'

/** The seller takes an approval back before anything is packed. Errors as `actOnOrder`. */
export async function withdrawApproval(
  container: MedusaContainer,
  input: OrderActInput,
): Promise<void> {
  await actOnOrder(container, input, {
    action: 'withdrawApproval',
    auditAs: 'order.approval.withdraw',
    isDone: (order) =>
      order.status !== 'canceled' && readSellerApproval(order.metadata) === 'pending',
    apply: async ({ knex }, order) => {
      await knex('order_approval').where({ order_id: order.id }).delete()
      return { before: { seller_status: 'accepted' }, after: { seller_status: null } }
    },
  })
}
