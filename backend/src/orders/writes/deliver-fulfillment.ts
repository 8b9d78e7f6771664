import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { packageStep } from '#domain/orders/packageStep'
import { actOnOrder, type OrderActInput } from './actOnOrder'
import { refuseWithoutInvoice } from './refuseWithoutInvoice'
import { engineFulfillment, fulfillmentOf } from './engineFulfillment'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { lastDayOf } from '#domain/returns/returnReasons'
import { deliveryMail } from '../mails/deliveryMail'
import { queueMail } from '../../engine/mail/queueMail'
import { returnLink } from './returnLink'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
import { isMoreToLeave, packageMailFacts } from './packageMailFacts'

/** The seller, or staff in the seller's place, marks a package as delivered, shipped or handed over (spec §4). Errors as `actOnOrder`. */
export async function deliverFulfillment(
  container: MedusaContainer,
  { fulfillmentId, ...input }: OrderActInput & { fulfillmentId: string },
): Promise<void> {
  await actOnOrder(container, input, {
    action: 'deliver',
    auditAs: 'order.fulfillment.deliver',
    fulfillmentId,
    isDone: (order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      return !one.canceled_at && Boolean(one.delivered_at)
    },
    apply: async (transaction, order) => {
      const one = fulfillmentOf(order, fulfillmentId)
      // what has left has arrived, whatever its papers
      if (!one.shipped_at) refuseWithoutInvoice(order)
      await container
        .resolve(Modules.FULFILLMENT)
        .updateFulfillment(
          fulfillmentId,
          { delivered_at: new Date() },
          transaction.context(Modules.FULFILLMENT),
        )
      await container
        .resolve(Modules.ORDER)
        .registerDelivery(
          engineFulfillment(order, one, input.actor.id),
          transaction.context(Modules.ORDER),
        )
      await transaction.flush()
      await mailDelivery(container, transaction.knex, order, one)
      return {
        before: { package_step: packageStep(one) },
        after: { fulfillment_id: fulfillmentId, package_step: 'delivered' },
      }
    },
  })
}

/** Queues the buyer's mail about a package that has arrived, with the link for returns, in the transaction that says so. */
async function mailDelivery(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  fulfillment: OrderFulfillment,
): Promise<void> {
  if (!order.email) return
  const isMoreOnItsWay = order.fulfillments.some(
    (one) => one.id !== fulfillment.id && one.shipped_at && !one.delivered_at && !one.canceled_at,
  )
  await queueMail(
    container,
    transaction,
    deliveryMail({
      to: order.email,
      ...packageMailFacts(order, fulfillment),
      isPart: isMoreOnItsWay || isMoreToLeave(order, fulfillment),
      withdrawalUntil: lastDayOf('withdrawal', new Date()),
      link: returnLink(order.id),
    }),
  )
}
