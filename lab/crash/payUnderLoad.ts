import { randomUUID } from 'node:crypto'
import type { AdminPayout, PayoutBatch } from '#domain/money/payoutWire'
import { call, type Answer } from '../../tests/support/http'
import { newEndToEnd } from '../../tests/support/openAccount'
import type { Shop } from '../../tests/support/openShop'
import type { ClientLog } from './startLoad'

/** More than the smallest payout; cents. */
const ADJUSTMENT = 2_000

const isDone = ({ status }: Answer<unknown>): boolean => status >= 200 && status < 300

/**
 * What staff do with the money, one step with each turn: capture, give a cent back, adjust, prepare a payout, and say that it
 * was paid or failed.
 */
export async function payUnderLoad(
  shops: Shop[],
  token: string,
  turn: number,
  log: ClientLog,
): Promise<Answer<unknown>> {
  const send = <Body>(path: string, body: object) =>
    call<Body>(path, { token, body, headers: { 'idempotency-key': randomUUID() } })
  const shop = shops[turn % shops.length]
  const order = log.acknowledged.order.at(-1 - (turn % 7))
  switch (turn % 4) {
    case 0: {
      const answer = await send(`/admin/orders/${order}/capture`, {})
      if (isDone(answer) && order) log.acknowledged.captured.push(order)
      return answer
    }
    case 1:
      return send(`/admin/orders/${log.acknowledged.captured.at(-1)}/refund`, {
        amount: 1,
        expected_refunded: 0,
        reason: 'Garrafa quebrada',
      })
    case 2:
      return send(`/admin/sellers/${shop?.sellerId}/adjustments`, {
        amount: ADJUSTMENT,
        reason: 'Feira',
      })
    default:
      return settle(send, token, turn, log)
  }
}

/** A payout for everybody who is due one, and the bank's word about each. */
async function settle(
  send: <Body>(path: string, body: object) => Promise<Answer<Body>>,
  token: string,
  turn: number,
  log: ClientLog,
): Promise<Answer<unknown>> {
  const prepared = await send<{ batch: PayoutBatch }>('/admin/payouts/batches', { everybody: true })
  if (!isDone(prepared)) return prepared
  const { body } = await call<{ payouts: AdminPayout[] }>(
    `/admin/payouts?limit=50&batch_id=${prepared.body.batch.id}`,
    { token },
  )
  let last: Answer<unknown> = prepared
  for (const { id } of body.payouts) {
    const isPaid = turn % 3 > 0
    last = isPaid
      ? await send(`/admin/payouts/${id}/paid`, { end_to_end_id: newEndToEnd() })
      : await send(`/admin/payouts/${id}/failed`, { reason: 'Conta encerrada' })
    if (!isDone(last)) return last
    log.acknowledged.payout.push(`${id} ${isPaid ? 'paid' : 'failed'}`)
  }
  return last
}
