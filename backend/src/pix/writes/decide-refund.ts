import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Actor } from '../../engine/actor/actor'
import { runStatement } from '../../engine/database/runStatement'
import { recordAudit } from '../../engine/audit/recordAudit'
import { STUCK_REFUND } from '../reads/listReceipts'
import { lockReceipt } from './lockReceipt'

/**
 * Staff decide on what the bank has not taken for a day of a receipt: `retry`, it is asked for again, and is in the list again at
 * once when the bank still refuses; `give_up`, a job undoes it, unless the bank has it after all.
 *
 * @throws AppError not_found · conflict when nothing of it waits
 */
export async function decideRefund(
  container: MedusaContainer,
  { endToEndId, act, actor }: { endToEndId: string; act: 'retry' | 'give_up'; actor: Actor },
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.transaction(async (transaction) => {
    const { order_id } = await lockReceipt(transaction, endToEndId, act)
    const due = await runStatement<{ amount: number }>(
      transaction,
      `update pix_refund f set next_try_at = now(), tries = 0, is_given_up = $2
        where f.end_to_end_id = $1 and ${STUCK_REFUND} returning f.amount_cents::float8 as amount`,
      [endToEndId, act === 'give_up'],
    )
    await recordAudit(transaction, {
      actor,
      action: act === 'retry' ? 'pix.retry' : 'pix.give_up',
      resource: 'pix_receipt',
      resourceId: endToEndId,
      sellerId: null,
      after: { amount_cents: due.reduce((sum, { amount }) => sum + amount, 0), order_id },
    })
  })
}
