import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { lastDayOf } from '#domain/returns/returnReasons'
import { deliveryMail } from '../mails/deliveryMail'
import { queueMail } from '../../engine/mail/queueMail'
import { returnLink } from './returnLink'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
import { packageMailFacts } from './packageMailFacts'

/** Queues the buyer's mail about a package that has arrived, with the link for returns, in the transaction that says so. */
export async function mailDelivery(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  fulfillment: OrderFulfillment,
): Promise<void> {
  if (!order.email) return
  await queueMail(
    container,
    transaction,
    deliveryMail({
      to: order.email,
      ...packageMailFacts(order, fulfillment),
      withdrawalUntil: lastDayOf('withdrawal', new Date()),
      link: returnLink(order.id),
    }),
  )
}
