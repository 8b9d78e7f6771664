import type { MedusaContainer } from '@medusajs/framework/types'
import type { EngineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import { creditFreight } from './creditFreight'

/**
 * The bank has not carried out the refund of a return: it waits again for its money, with its bottles as they were settled, in the
 * transaction that has locked the order and taken the refund away. One that is not refunded stays as it is.
 */
export async function reopenReturn(
  container: MedusaContainer,
  transaction: EngineTransaction,
  { orderId, returnId }: { orderId: string; returnId: string },
): Promise<void> {
  const { knex } = transaction
  const [refunded] = await runStatement<{ freight: number }>(
    knex,
    // of bottles that came it is known whether they are in stock again
    `update order_return r set state = case when r.restocked is null then 'waived' else 'received' end,
            bottles_cents = null, freight_cents = null, closed_at = null
       from order_return was
      where r.return_id = $1 and was.return_id = r.return_id and r.state = 'refunded'
      returning was.freight_cents::float8 as freight`,
    [returnId],
  )
  if (!refunded) return
  await runStatement(
    knex,
    `update "return" set refund_amount = null, raw_refund_amount = null, updated_at = now() where id = $1`,
    [returnId],
  )
  if (refunded.freight > 0)
    await creditFreight(container, transaction, {
      orderId,
      returnId,
      cents: -refunded.freight,
      actorId: 'system',
    })
}
