import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { canActOnOrders } from '#domain/sellers/seller'
import { AppError } from '../../engine/errors/AppError'
import { queueMail } from '../../engine/mail/queueMail'
import { returnMail } from '../mails/returnMail'
import { presentReturns, returnsOfOrder } from '../reads/returnsOfOrder'
import { type LockedOrder, returnLink } from '../../orders'

/** Queues the buyer's mail about a return's current state, inside the transaction of the step: one mail per state. */
export async function mailReturn(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  returnId: string,
): Promise<void> {
  if (!order.email) return
  const facts = await returnsOfOrder(transaction, order.id)
  const one = facts && presentReturns(facts, new Date()).returns.find(({ id }) => id === returnId)
  if (!one) throw AppError.notFound('Devolução não encontrada')
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
      link: returnLink(order.id),
    }),
  )
}
