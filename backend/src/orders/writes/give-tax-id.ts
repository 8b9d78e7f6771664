import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { SystemActor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { runStatement } from '../../engine/database/runStatement'
import { writeNotice } from '../../notices'
import { findTaxIdRequest, type TaxIdRequest } from '../reads/findTaxIdRequest'
import { lockOrder } from './lockOrder'

/**
 * The buyer gives the CPF or CNPJ that was asked for by mail: it is the order's, the link is used up, and the seller is told. Of two
 * numbers at once one wins; the same one again, as after a lost answer, is answered as the first time and changes nothing. What is
 * kept of it in the trail is that it was given.
 *
 * @param taxId as it is stored
 * @throws AppError not_found for a link that is worth nothing any more
 */
export async function giveTaxId(
  container: MedusaContainer,
  { token, taxId, actor }: { token: string; taxId: string; actor: SystemActor },
): Promise<TaxIdRequest> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { order_id: orderId, seller_id: sellerId } = await findTaxIdRequest(knex, token, taxId)
  return knex.transaction(async (transaction) => {
    const order = await lockOrder(transaction, orderId, sellerId)
    // again, now that nobody else can
    const request = await findTaxIdRequest(transaction, token, taxId)
    if (request.is_given) return request
    await runStatement(
      transaction,
      `insert into buyer_tax_id (cart_id, order_id, placed_at, tax_id)
       select coalesce((select link.cart_id from order_cart link where link.order_id = o.id and link.deleted_at is null limit 1), o.id),
              o.id, o.created_at, $2
         from "order" o where o.id = $1
       on conflict (cart_id) do update set order_id = excluded.order_id, placed_at = excluded.placed_at, tax_id = excluded.tax_id`,
      [orderId, taxId],
    )
    await transaction('tax_id_request')
      .where({ order_id: orderId })
      .update({ used_at: transaction.fn.now() })
    const auditId = await recordAudit(transaction, {
      actor,
      action: 'order.tax_id.give',
      resource: 'order',
      resourceId: orderId,
      sellerId,
      after: { has_tax_id: true },
    })
    await writeNotice(transaction, {
      sellerId,
      kind: 'tax_id_given',
      sourceId: auditId,
      subjectId: orderId,
      data: { display_id: order.display_id },
    })
    return request
  })
}
