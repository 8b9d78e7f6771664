import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { engineTransaction } from '../../engine/database/engineTransaction'
import { runStatement } from '../../engine/database/runStatement'
import { logError } from '../../engine/errors/logError'
import { queueMail } from '../../engine/mail/queueMail'
import { cancelUnpaid } from '../../orders'
import { mustBank } from '../bank/theBank'
import { expiredMail } from '../mails/expiredMail'
import { bookReceipt, lockCharge } from './book-receipt'
import { tryLater } from './put-charge'

/** So long after its end a charge waits for a bank that does not answer; then its order ends all the same. */
const BANK_PATIENCE_MINUTES = 10

/** So long after its end a charge is removed at the bank; one that it will not remove then cannot be paid any more by its own time. */
const REMOVAL_HOURS = 24

/**
 * Ends a charge whose time is over, or that the bank has removed: the bank is asked once more, it is removed there, and its order
 * is canceled. Paid after all, it is booked. The caller has leased it. Never throws.
 */
export async function endCharge(container: MedusaContainer, txid: string): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    await removeAtBank(container, txid)
    await cancelOrder(container, txid, { isRemoved: true })
  } catch (error) {
    await tryLater(knex, txid, error)
    const [waited] = await runStatement<{ enough: boolean }>(
      knex,
      `select expires_at + make_interval(mins => $2) < now() as enough from pix_charge where txid = $1`,
      [txid, BANK_PATIENCE_MINUTES],
    )
    if (waited?.enough)
      await cancelOrder(container, txid, { isRemoved: false }).catch((other: unknown) =>
        logError('ending an order that was not paid', other, { txid }),
      )
  }
}

/** Of an order that has ended while the bank did not answer: what is still open there is removed. Never throws. */
export async function forgetCharge(container: MedusaContainer, txid: string): Promise<void> {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  try {
    await removeAtBank(container, txid)
    await knex('pix_charge').where({ txid, state: 'expired' }).update({ next_try_at: null })
  } catch (error) {
    await tryLater(knex, txid, error)
    await runStatement(
      knex,
      `update pix_charge set next_try_at = null
        where txid = $1 and state = 'expired' and expires_at + make_interval(hours => $2) < now()`,
      [txid, REMOVAL_HOURS],
    )
  }
}

/** @throws what the bank throws: nobody knows then whether it was paid, or can still be paid */
async function removeAtBank(container: MedusaContainer, txid: string): Promise<void> {
  const charge = await mustBank().readCharge(txid)
  if (!charge && (await wasMade(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), txid)))
    throw new Error('the bank does not know a charge that it has made')
  const ended = charge?.status === 'ATIVA' ? await mustBank().removeCharge(txid) : charge
  for (const pix of ended?.pix ?? []) await bookReceipt(container, pix)
  if (ended?.status === 'ATIVA') throw new Error('the bank has not removed the charge')
  if (ended?.status === 'CONCLUIDA' && ended.pix.length === 0)
    throw new Error('the bank has not said by which payment the charge was paid')
}

/** Whether the bank has made it, so that somebody may have paid it. */
async function wasMade(knex: Knex, txid: string): Promise<boolean> {
  const made = await runStatement(
    knex,
    'select 1 from pix_charge where txid = $1 and copy_paste is not null',
    [txid],
  )
  return made.length > 0
}

async function cancelOrder(
  container: MedusaContainer,
  txid: string,
  { isRemoved }: { isRemoved: boolean },
): Promise<void> {
  await engineTransaction(container, async (transaction) => {
    const { knex } = transaction
    const charge = await lockCharge(knex, txid)
    // paid after all
    if (!charge || (charge.state !== 'new' && charge.state !== 'active')) return
    await runStatement(
      knex,
      `update pix_charge set state = 'expired', next_try_at = case when $2 then null else now() + interval '1 minute' end
        where txid = $1`,
      [txid, isRemoved],
    )
    if (charge.order_status !== 'pending') return
    const hadCode = await wasMade(knex, txid)
    const received = await runStatement(knex, 'select 1 from pix_receipt where order_id = $1', [
      charge.order_id,
    ])
    await cancelUnpaid(container, transaction, {
      orderId: charge.order_id,
      sellerId: charge.seller_id,
      // the seller was not told of it
      tell: async (order) => {
        if (!order.email) return
        await queueMail(
          container,
          knex,
          expiredMail({
            to: order.email,
            sellerId: order.seller.id,
            orderId: order.id,
            displayId: order.display_id,
            buyerName: order.shipping_address?.first_name ?? null,
            items: order.items,
            hadCode,
            isUnpaid: isRemoved && received.length === 0,
          }),
        )
      },
    })
  })
}
