import { setTimeout as pause } from 'node:timers/promises'
import type { BuyerOrder } from '#domain/pix/pixWire'
import { buy } from '../../tests/support/buyer'
import { call, type Answer } from '../../tests/support/http'
import type { Shop } from '../../tests/support/openShop'
import { bank, fillPixCart, type PixOrder } from '../../tests/support/pixWorld'
import type { ClientLog } from './startLoad'

/** Of the orders that are paid, some have so many cents given back; others are rejected. */
const PART = 700
const PATIENCE_MS = 180_000

/**
 * One order by PIX from the cart to the money that goes back: never paid, paid with another amount, twice, or as it should be; then
 * given back in part by staff, or whole by the seller's rejection. What got no answer is sent again as it was.
 */
export async function pixUnderLoad(
  shop: Shop,
  staff: string,
  turn: number,
  log: ClientLog,
): Promise<Answer<unknown>> {
  const cartId = await fillPixCart(shop)
  const placed = await again(log, () => buy(`carts/${cartId}/complete`, {}))
  const { order, pix } = placed.body as unknown as Pick<PixOrder, 'pix'> & {
    order?: { id: string }
  }
  if (!order) return placed
  log.acknowledged.order.push(order.id)
  const path = `/store/orders/by-link/${pix.link.split('/').pop()}`
  const page = async (): Promise<BuyerOrder> =>
    (await again(log, () => call<{ order: BuyerOrder }>(path))).body.order
  /** What the page says: a killed engine had not put the charge at the bank. */
  const until = async <Value>(ready: (now: BuyerOrder) => Value | null): Promise<Value> => {
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS;) {
      const value = ready(await page())
      if (value !== null) return value
      await pause(500)
    }
    throw new Error(`the page of ${order.id} does not go on`)
  }
  const code = await until(({ charge }) => charge?.copy_paste ?? null)
  const { charges } = await bank.state()
  const txid = charges.find(({ pixCopiaECola }) => pixCopiaECola === code)?.txid ?? ''
  const pay = async (cents?: number): Promise<number> =>
    log.acknowledged.paid.push(`${await bank.pay(txid, cents)} ${order.id}`)

  switch (turn % 5) {
    case 0:
      log.unpaid.push(order.id)
      return placed
    case 1:
      log.unpaid.push(order.id)
      await pay(1)
      return placed
    case 2:
      await Promise.all([pay(), pay()])
      return placed
    default: {
      await pay()
      const total = await until((now) => (now.state === 'paid' ? now.total : null))
      const isPart = turn % 5 === 3
      const ended = await again(log, () =>
        isPart
          ? call(`/admin/orders/${order.id}/refund`, {
              token: staff,
              body: { amount: PART, expected_refunded: 0, reason: 'Garrafa quebrada' },
            })
          : shop.act(order.id, 'cancel', { reason: 'A safra acabou.' }),
      )
      if (ended.status < 300) log.acknowledged.refunded.push(`${order.id} ${isPart ? PART : total}`)
      return ended
    }
  }
}

async function again<Body>(
  log: ClientLog,
  ask: () => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS;) {
    const answer = await ask().catch(() => null)
    if (answer && answer.status < 500) return answer
    log.unanswered += 1
    await pause(100)
  }
  throw new Error('no answer')
}
