import { addReceipt } from '../../support/addReceipt'
import { asStaff } from '../../support/openAccount'
import { openShop } from '../../support/openShop'
import { bank, passTime, pixOrder, receiptsOf } from '../../support/pixWorld'
import { until } from '../../support/until'
import { sql } from '../../support/world'
import { left, type Left } from './entriesOf'

async function decide(id: string, verb: string, body: object): Promise<void> {
  const answer = await asStaff(`/admin/pix/receipts/${id}/${verb}`, body)
  if (answer.status >= 300) throw new Error(answer.text)
}

/** A payment that came after its time, of an order that ended without it. */
async function bookedLate(): Promise<Left> {
  const shop = await openShop({ wines: 1 })
  const order = await pixOrder(shop)
  await passTime(order.id)
  await until(
    'the order ends when its time is over',
    async () => (await shop.order(order.id)).status,
    (status) => status === 'canceled',
  )
  await bank.payLate(order.txid)
  const [receipt] = await until(
    'the late payment is in the list',
    () => receiptsOf(order.txid),
    isSome,
  )
  if (!receipt) throw new Error('No payment')
  await decide(receipt.end_to_end_id, 'book', {})
  const after = { amount_cents: order.total, order_id: order.id }
  return left(receipt.end_to_end_id, 'pix.book', null, after)
}

/** About a refund that the bank has not taken for a day. */
async function decided(verb: string, action: string): Promise<Left> {
  const id = await addReceipt({ amount: 900 })
  await decide(id, 'refund', { amount: 900 })
  // the job may be at it at this moment
  const isStuck = () =>
    sql(
      `update pix_refund set next_try_at = null, refused_since = now() - interval '25 hours'
        where end_to_end_id = $1 and next_try_at is not null and refused_since is not null returning 1`,
      [id],
    )
  await until('the bank refuses the refund', isStuck, isSome)
  await decide(id, verb, {})
  // the job puts it into staff's list again: not while the next file counts that list
  const isListed = () =>
    sql('select from pix_refund where end_to_end_id = $1 and next_try_at is null', [id])
  await until('the refund is in the list again', isListed, isSome)
  return left(id, action, null, { amount_cents: 900, order_id: null })
}

const isSome = (rows: readonly unknown[]) => rows.length > 0

/** What staff decide about money that came in, and what it leaves in the audit trail. */
export const PIX_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/pix/receipts/:id/book': bookedLate,
  'POST /admin/pix/receipts/:id/refund': async () => {
    const id = await addReceipt({ amount: 900 })
    await decide(id, 'refund', { amount: 900 })
    return left(id, 'pix.refund', null, { amount_cents: 900, order_id: null })
  },
  'POST /admin/pix/receipts/:id/retry': () => decided('retry', 'pix.retry'),
  'POST /admin/pix/receipts/:id/give-up': () => decided('give-up', 'pix.give_up'),
  'POST /admin/pix/receipts/:id/dismiss': async () => {
    const id = await addReceipt({ amount: 900 })
    await decide(id, 'dismiss', { reason: 'Venda da loja física' })
    return left(id, 'pix.dismiss', null, { amount_cents: 900, reason: 'Venda da loja física' })
  },
}
