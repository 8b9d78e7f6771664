import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { OwnRefund } from '#domain/pix/reconcile'
import { takenBack } from '#domain/pix/takenBack'
import { runStatement } from '../../engine/database/runStatement'
import { holdByItself } from '../../money'
import type { BankPix } from '../bank/bank'

const HELD = 'O banco reembolsou ao pagador um PIX deste pedido.'

/**
 * What the bank gave back of a payment without being asked goes into staff's list, and the payout of its order is held. Known
 * already, or of a payment that is not noted yet, nothing changes.
 */
export async function noteTakenBack(
  knex: Knex,
  { endToEndId, refunds }: Pick<BankPix, 'endToEndId' | 'refunds'>,
): Promise<void> {
  if (refunds.every(({ state }) => state !== 'DEVOLVIDO')) return
  await knex.transaction(async (transaction) => {
    // ours are rows before the bank is asked for them
    const own = await runStatement<Pick<OwnRefund, 'id' | 'state'>>(
      transaction,
      'select id, state from pix_refund where end_to_end_id = $1',
      [endToEndId],
    )
    const told = refunds.map(({ id, state, amountCents: amount }) => ({ id, state, amount }))
    const [more] = await runStatement<{ order_id: string | null; seller_id: string | null }>(
      transaction,
      `update pix_receipt x set taken_back_cents = $2, taken_back_at = now()
        where end_to_end_id = $1 and taken_back_cents < $2
        returning order_id, (select s.seller_id from seller_order s where s.order_id = x.order_id and x.state = 'booked'
                              and s.deleted_at is null) as seller_id`,
      [endToEndId, takenBack(told, own)],
    )
    const { order_id: orderId = null, seller_id: sellerId = null } = more ?? {}
    if (orderId !== null && sellerId !== null)
      await holdByItself(transaction, { orderId, sellerId, reason: HELD })
  })
}
