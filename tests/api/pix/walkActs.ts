import { expect } from 'vitest'
import { asStaff } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { bank, passTime } from '../../support/pixWorld'
import type { Draw } from '../../support/walks'
import * as paper from './walkModel'
import type { Paper, Payment } from './walkModel'
import type { Weather } from './walkWeather'

/** Something that happens, at the bank or in the shop, and is written on the paper. */
export type Act = () => Promise<void>

/** Draws what happens to an order next. */
export function drawAct(shop: Shop, order: Paper, pick: Draw, weather: Weather): Act {
  const open = order.payments.filter(({ isOpen }) => isOpen)
  const [payment] = open
  if (payment && pick(2)) {
    order.log.push(`decide about ${payment.id}`)
    return decide(payment, pick(3), weather, order)
  }
  const left = paper.leftOf(order)
  const chosen = weighted(
    pick,
    {
      unpaid: {
        pay: 5,
        'pay a cent less': 1,
        'pay twice': 1,
        'pay at last': 1,
        expire: 3,
        'be answered': 1,
      },
      ended: { 'pay late': 4, 'pay late, a cent more': 1, wait: 1 },
      paid: {
        accept: left > 0 && !order.isAccepted ? 2 : 0,
        reject: left > 0 ? 1 : 0,
        'refund a part': left > 2 ? 3 : 0,
        'refund the rest': left > 0 ? 2 : 0,
        'pay again': 1,
        wait: 1,
      },
      canceled: { 'refund the rest': left > 0 ? 2 : 0, 'pay again': 1, wait: 1 },
    }[order.state],
  )
  order.log.push(chosen)
  return ACTS[chosen](shop, order, pick, weather)
}

function weighted<Name extends string>(pick: Draw, weights: Partial<Record<Name, number>>): Name {
  const names = (Object.keys(weights) as Name[]).flatMap((name) =>
    Array.from({ length: weights[name] ?? 0 }, () => name),
  )
  return names[pick(names.length)] ?? ('wait' as Name)
}

const pay = async (order: Paper, cents = paper.totalOf(order)): Promise<void> =>
  paper.payIn(order, await bank.pay(order.txid, cents), cents)

/** Staff press the button twice; each amount goes back once. */
async function giveMoneyBack(order: Paper, amount: number, { isRefusing }: Weather): Promise<void> {
  const body = {
    amount,
    expected_refunded: paper.refundedOf(order),
    reason: 'Garrafa quebrada',
  }
  const press = () => asStaff(`/admin/orders/${order.id}/refund`, body)
  for (const answer of await Promise.all([press(), press()]))
    expect(answer.status, answer.text).toBe(200)
  paper.refund(order, amount, !isRefusing)
}

const ACTS = {
  wait: () => () => Promise.resolve(),
  pay: (_shop, order) => () => pay(order),
  'pay a cent less': (_shop, order) => () => pay(order, paper.totalOf(order) - 1),
  'pay twice': (_shop, order) => async () => {
    await Promise.all([pay(order), pay(order)])
  },
  // the bank is asked once more before the order ends; when it does not answer for too long, the payment is late
  'pay at last': (_shop, order, _pick, weather) => async () => {
    const id = await bank.pay(order.txid)
    await passTime(order.id, weather.bank === 'down' ? 11 : 0)
    if (weather.bank === 'down') order.state = 'ended'
    paper.payIn(order, id, paper.totalOf(order))
  },
  expire: (_shop, order, pick, weather) => {
    const minutes = weather.bank === 'down' ? 11 : pick(2)
    return async () => {
      await passTime(order.id, minutes)
      order.state = 'ended'
    }
  },
  'be answered': (shop, order) => async () => {
    expect((await shop.act(order.id, 'accept')).status).toBe(409)
    expect((await asStaff(`/admin/orders/${order.id}/capture`, {})).status).toBe(409)
  },
  'pay late': (_shop, order) => () => payLate(order, paper.totalOf(order)),
  'pay late, a cent more': (_shop, order) => () => payLate(order, paper.totalOf(order) + 1),
  accept: (shop, order) => async () => {
    const answer = await shop.act(order.id, 'accept')
    expect(answer.status, answer.text).toBe(200)
    order.isAccepted = true
  },
  reject:
    (shop, order, _pick, { isRefusing }) =>
    async () => {
      const answer = await shop.act(order.id, 'cancel', { reason: 'A safra acabou.' })
      expect(answer.status, answer.text).toBe(200)
      paper.reject(order, !isRefusing)
    },
  'refund a part': (_shop, order, pick, weather) => {
    const part = 1 + pick(paper.leftOf(order) - 2)
    return () => giveMoneyBack(order, part, weather)
  },
  'refund the rest': (_shop, order, _pick, weather) => () =>
    giveMoneyBack(order, paper.leftOf(order), weather),
  'pay again': (_shop, order) => () => payLate(order, paper.totalOf(order)),
} satisfies Record<
  string,
  (shop: Shop, order: Paper, pick: Draw, weather: Weather) => () => Promise<void>
>

/** The bank has removed the charge of an order that ended unpaid, also if it was booked later; any other one it still takes. */
async function payLate(order: Paper, cents: number): Promise<void> {
  const id = await bank.pay(order.txid, cents).catch(() => bank.payLate(order.txid, cents))
  paper.payIn(order, id, cents)
}

/** Staff decide about money that waits. */
function decide(payment: Payment, choice: number, { isRefusing }: Weather, order?: Paper): Act {
  const act = async (verb: string, body: object = {}): Promise<void> => {
    const answer = await asStaff(`/admin/pix/receipts/${payment.id}/${verb}`, body)
    expect(answer.status, answer.text).toBe(200)
  }
  if (choice === 0 || payment.state === 'booked')
    return async () => {
      await act('dismiss', { reason: 'Resolvido por telefone' })
      paper.dismiss(payment)
    }
  if (order && choice === 1 && paper.canBookLate(order, payment))
    return async () => {
      await act('book')
      paper.bookLate(order, payment)
    }
  return async () => {
    await act('refund', { amount: payment.cents })
    paper.giveBack(payment, !isRefusing)
  }
}

/** Staff decide about all of it, and book nothing any more. */
export const drawDecisions = (payments: readonly Payment[], pick: Draw, weather: Weather): Act[] =>
  payments.filter(({ isOpen }) => isOpen).map((payment) => decide(payment, 2 * pick(2), weather))

/** The time of an order is over. */
export const expire = (shop: Shop, order: Paper, pick: Draw, weather: Weather): Act =>
  ACTS.expire(shop, order, pick, weather)
