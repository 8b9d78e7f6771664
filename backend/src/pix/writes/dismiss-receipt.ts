import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { recordAudit } from '../../engine/audit/recordAudit'
import { lockReceipt } from './lockReceipt'

/**
 * Staff take a receipt from the list with a reason: what was to be done about it is done elsewhere. One that is booked stays so.
 *
 * @throws AppError not_found · conflict when somebody has decided
 */
export async function dismissReceipt(
  container: MedusaContainer,
  { endToEndId, reason, actor }: { endToEndId: string; reason: string; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const { state, amount, order_id } = await lockReceipt(transaction, endToEndId, 'dismiss')
    await transaction('pix_receipt')
      .where({ end_to_end_id: endToEndId })
      .update({
        state: state === 'waiting' ? 'dismissed' : state,
        decided_by: actor.id,
        decided_at: transaction.fn.now(),
        reason,
      })
    await recordAudit(transaction, {
      actor,
      action: 'pix.dismiss',
      resource: 'pix_receipt',
      resourceId: endToEndId,
      sellerId: null,
      after: { amount_cents: amount, order_id, reason },
    })
  })
}
