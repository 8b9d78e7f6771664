import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { OrderResponse } from '#domain/orders/orderWire'
import type { BuyerReturns, OrderReturn, OrderReturns } from '#domain/returns/orderReturnWire'
import { placeOrder } from '../../tests/support/buyer'
import { call, type Answer, type Call } from '../../tests/support/http'
import type { Shop } from '../../tests/support/openShop'
import { world } from '../../tests/support/world'
import type { ClientLog } from './startLoad'

/** Of each order; of every second one all come back, and the freight with them. */
const BOTTLES = 2
/** Others give a cent back by hand meanwhile: the sum is then read again. */
const READINGS = 5
const PATIENCE_MS = 120_000

/**
 * One order from the cart to the money for the bottles that came back: asked for by the buyer or the seller, received or
 * waived, refunded by staff. What got no answer is sent again as it was, with its key.
 */
export async function returnUnderLoad(
  shop: Shop,
  staff: string,
  turn: number,
  log: ClientLog,
): Promise<Answer<unknown>> {
  const orderId = await placeOrder(shop, [{ quantity: BOTTLES }])
  log.acknowledged.order.push(orderId)
  const send = async <Body>(path: string, about: Call = {}): Promise<Answer<Body>> => {
    const headers = { 'idempotency-key': randomUUID() }
    for (const began = performance.now(); performance.now() - began < PATIENCE_MS;) {
      const answer = await call<Body>(path, { headers, ...about }).catch(() => null)
      if (answer && answer.status < 500) {
        if (answer.status < 400) return answer
        throw new Refused(answer)
      }
      log.unanswered += 1
      await pause(100)
    }
    throw new Error(`no answer from ${path}`)
  }
  const ofSeller = <Body = OrderReturns>(path: string, body?: object): Promise<Answer<Body>> =>
    send(`/vendor/orders/${orderId}${path}`, { token: shop.token, body })
  const ofStaff = <Body = OrderReturns>(path: string, body: object): Promise<Answer<Body>> =>
    send(`/admin/orders/${orderId}${path}`, { token: staff, body })
  try {
    await ofSeller('/accept', {})
    log.acknowledged.accepted.push(orderId)
    await ofStaff('/capture', {})
    log.acknowledged.captured.push(orderId)
    const { items } = (await ofSeller<OrderResponse>('')).body.order
    const line = items[0]?.id ?? ''
    await ofSeller('/fulfillments', { items: [{ id: line, quantity: BOTTLES }] })
    const { fulfillments } = (await ofSeller<OrderResponse>('')).body.order
    await ofSeller(`/fulfillments/${fulfillments[0]?.id}/mark-as-delivered`, {})

    const quantity = 1 + (turn % BOTTLES)
    const wish = { reason: 'broken', items: [{ id: line, quantity }], note: 'Sob carga' }
    const asked = await (turn % 3 > 0
      ? send<BuyerReturns>(`/store/returns/${linkToken(orderId)}`, { body: wish })
      : ofSeller('/returns', wish))
    const id = asked.body.returns[0]?.id ?? ''
    const told = (step: string): number => log.acknowledged.returned.push(`${id} ${step}`)
    told('asked')
    await ofSeller(`/returns/${id}/approve`, {})
    told('approved')
    const step = turn % 4 > 1 ? 'waive' : 'receive'
    await ofSeller(`/returns/${id}/${step}`, step === 'receive' ? { restock: true } : {})
    told(`${step}d`)

    for (let reading = 1; ; reading += 1) {
      const one = (await ofSeller('/returns')).body.returns[0]
      const expected = sumOf(one)
      const sums = { expected, expected_refunded: one?.order_refunded ?? 0 }
      const refunded = await ofStaff(`/returns/${id}/refund`, sums).catch((error: unknown) => {
        if (reading < READINGS && error instanceof Refused && error.answer.status === 409) {
          log.refused.set(409, (log.refused.get(409) ?? 0) + 1)
          return null
        }
        throw error
      })
      if (!refunded) continue
      told(`refunded ${expected}`)
      return refunded
    }
  } catch (error) {
    if (error instanceof Refused) return error.answer
    throw error
  }
}

/** An answer 4xx: this order's way ends here. */
class Refused extends Error {
  constructor(readonly answer: Answer<unknown>) {
    super(answer.text)
  }
}

const sumOf = (one: OrderReturn | undefined): number =>
  (one?.amount.bottles ?? 0) + (one?.amount.freight ?? 0)

/** What the buyer's mail carries (backend/src/orders/reads/returnToken); thousands of mails are not searched for it. */
function linkToken(orderId: string): string {
  const { signing } = JSON.parse(readFileSync(join(world.dataDir, 'secrets.json'), 'utf8')) as {
    signing: string
  }
  const mac = createHmac('sha256', signing).update(`return\n${orderId}`).digest('base64url')
  return `${orderId.slice('order_'.length)}${mac}`
}
