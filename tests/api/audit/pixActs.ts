import { addReceipt } from '../../support/addReceipt'
import { asStaff } from '../../support/openAccount'
import { openShop } from '../../support/openShop'
import { bank, passTime, pixOrder, receiptsOf } from '../../support/pixWorld'
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
  while ((await shop.order(order.id)).status !== 'canceled') await pause()
  await bank.payLate(order.txid)
  let [receipt] = await receiptsOf(order.txid)
  for (; !receipt; [receipt] = await receiptsOf(order.txid)) await pause()
  await decide(receipt.end_to_end_id, 'book', {})
  const after = { amount_cents: order.total, order_id: order.id }
  return left(receipt.end_to_end_id, 'pix.book', null, after)
}

const pause = () => new Promise((done) => setTimeout(done, 100))

/** What staff decide about money that came in, and what it leaves in the audit trail. */
export const PIX_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/pix/receipts/:id/book': bookedLate,
  'POST /admin/pix/receipts/:id/refund': async () => {
    const id = await addReceipt({ amount: 900 })
    await decide(id, 'refund', { amount: 900 })
    return left(id, 'pix.refund', null, { amount_cents: 900, order_id: null })
  },
  'POST /admin/pix/receipts/:id/dismiss': async () => {
    const id = await addReceipt({ amount: 900 })
    await decide(id, 'dismiss', { reason: 'Venda da loja física' })
    return left(id, 'pix.dismiss', null, { amount_cents: 900, reason: 'Venda da loja física' })
  },
}
