import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { arrivalInWords } from '#domain/returns/arrival'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { canActOnOrders } from '#domain/sellers/seller'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { returnMail } from '../mails/returnMail'
import { presentReturns, returnsOfOrder } from '../reads/returnsOfOrder'
import { type LockedOrder, returnLink, undoneRefunds } from '../../orders'

/**
 * Queues the buyer's mail about a return's current state, inside the transaction of the step: one mail per state. That all
 * bottles have arrived the mail of the refund says, with the money.
 *
 * @param isElsewhere whether its money went back in another way
 * @returns the return as seller and staff see it
 */
export async function mailReturn(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  returnId: string,
  { isElsewhere = false }: { isElsewhere?: boolean } = {},
): Promise<OrderReturn> {
  const facts = await returnsOfOrder(transaction, order.id)
  const one = facts && presentReturns(facts, new Date()).returns.find(({ id }) => id === returnId)
  if (!facts || !one) throw AppError.notFound('Devolução não encontrada')
  if (!order.email || (one.state === 'received' && !arrivalInWords(one.items))) return one
  await queueMail(
    container,
    transaction,
    returnMail({
      to: order.email,
      sellerId: order.seller.id,
      orderId: order.id,
      displayId: order.display_id,
      buyerName: order.shipping_address?.first_name ?? null,
      // who answers: staff for a seller who may not, or who has left
      sellerName: canActOnOrders(order.seller.store_status) ? order.seller.name : 'A equipe winex',
      one,
      isElsewhere,
      undone: undoneRefunds(facts.payments),
      link: returnLink(order.id),
    }),
  )
  return one
}
