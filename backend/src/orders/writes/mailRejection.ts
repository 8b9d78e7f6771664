import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { queueMail } from '../../engine/mail/queueMail'
import { rejectionMail, type RejectionMailFacts } from '../mails/rejectionMail'
import type { LockedOrder } from './lockOrder'

/** Queues the buyer's mail about an order that will not be fulfilled, in the transaction that ends it: once. */
export async function mailRejection(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  facts: Pick<RejectionMailFacts, 'reason' | 'refunded' | 'before'>,
): Promise<void> {
  if (!order.email) return
  await queueMail(
    container,
    transaction,
    rejectionMail({
      to: order.email,
      sellerId: order.seller.id,
      orderId: order.id,
      displayId: order.display_id,
      buyerName: order.shipping_address?.first_name ?? null,
      sellerName: order.seller.name,
      items: order.items.map(({ title, quantity }) => ({ title, quantity })),
      ...facts,
    }),
  )
}
