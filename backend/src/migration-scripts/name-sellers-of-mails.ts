import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Gives the mails of earlier versions the winery that new ones carry: from the event in their key, or from the address
 * to which only the winery's own mails go.
 */
export default async function nameSellersOfMails({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    update mail_outbox m set seller_id = o.seller_id
      from seller_order o
     where m.seller_id is null and m.template = 'order-placed' and m.idempotency_key = 'order-placed:' || o.order_id;
    update mail_outbox m set seller_id = o.seller_id
      from order_fulfillment f join seller_order o on o.order_id = f.order_id
     where m.seller_id is null and m.template = 'order-shipped'
       and m.idempotency_key = 'order-shipped:' || f.fulfillment_id;
    update mail_outbox m set seller_id = i.seller_id
      from seller_invitation i
     where m.seller_id is null and m.template = 'team-invitation' and m.idempotency_key = i.id;
    update mail_outbox m set seller_id = s.id
      from seller s
     where m.seller_id is null and m."to" = s.email
       and (m.template = 'seller-status' or m.template like 'wine-%')`)
}
