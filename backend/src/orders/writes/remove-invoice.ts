import type { MedusaContainer } from '@medusajs/framework/types'
import { forgetTaxIdOfCanceled } from './forgetTaxIds'
import { actOnOrder, type OrderActInput } from './actOnOrder'

/** Takes a wrong invoice from an order: its seller until the bottles have left, staff at any time. Errors as `actOnOrder`. */
export async function removeInvoice(
  container: MedusaContainer,
  input: OrderActInput,
): Promise<void> {
  await actOnOrder(container, input, {
    action: input.onBehalf ? null : 'removeInvoice',
    auditAs: 'order.invoice.remove',
    isDone: (order) => !order.invoice,
    apply: async ({ knex }, order) => {
      await knex('order_invoice').where({ order_id: order.id }).delete()
      await forgetTaxIdOfCanceled(knex, order.id)
      return { before: { access_key: order.invoice?.access_key }, after: { access_key: null } }
    },
  })
}
