import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { shipmentMail } from '../mails/shipmentMail'
import { queueMail } from '../../engine/mail/queueMail'
import type { LockedOrder, OrderFulfillment } from './lockOrder'
import { isMoreToLeave, packageMailFacts } from './packageMailFacts'

/** Queues the buyer's mail about a package inside the transaction that ships it or corrects its codes: once, or not at all. */
export async function mailShipment(
  container: MedusaContainer,
  transaction: Knex,
  order: LockedOrder,
  fulfillment: OrderFulfillment,
  labels: { tracking_number: string; tracking_url: string }[],
  /** Of a package that is on its way already. */
  correctionId: string | null = null,
): Promise<void> {
  if (!order.email) return
  await queueMail(
    container,
    transaction,
    shipmentMail({
      to: order.email,
      ...packageMailFacts(order, fulfillment),
      isPart: isMoreToLeave(order, fulfillment),
      labels,
      correctionId,
    }),
  )
}
