import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Gives the mails of earlier versions the order that new ones carry: their key names it, its package or a corrected label. */
export default async function nameOrdersOfMails({
  container,
}: {
  container: MedusaContainer
}): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(`
    update mail_outbox set order_id = split_part(idempotency_key, ':', 2)
     where split_part(idempotency_key, ':', 1) in
       ('order-placed', 'order-rejected', 'order-return', 'order-by-staff', 'order-message', 'staff-order-message');
    update mail_outbox set template = 'staff-order-message' where starts_with(idempotency_key, 'staff-order-message:');
    update mail_outbox m set order_id = p.order_id
      from (select fulfillment_id as id, order_id from order_fulfillment
            union all
            select l.id, f.order_id from fulfillment_label l join order_fulfillment f using (fulfillment_id)) p
     where m.order_id is null and split_part(m.idempotency_key, ':', 2) = p.id
       and split_part(m.idempotency_key, ':', 1) in ('order-shipped', 'order-delivered', 'order-tracking')`)
}
