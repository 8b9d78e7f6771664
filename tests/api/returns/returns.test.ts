import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { mailsOf } from '../../support/buyer'
import { call } from '../../support/http'
import { balanceOf, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import {
  byLink,
  deliveredDaysAgo,
  linkTokenOf,
  sellerReturns,
  staffReturns,
} from '../../support/returns'
import { sql } from '../../support/world'
import { AT_ONCE } from '../../support/scope'

const shop = await openAccount()

const itemsOf = async (orderId: string, quantity?: number) =>
  (await shop.order(orderId)).items.map((item) => ({
    id: item.id,
    quantity: quantity ?? item.quantity,
  }))

/** A return that the seller opened after a call. */
async function opened(
  orderId: string,
  quantity: number,
  reason: OrderReturn['reason'] = 'broken',
): Promise<string> {
  const answer = await sellerReturns(shop, orderId, '', {
    reason,
    items: await itemsOf(orderId, quantity),
    note: 'Ligou',
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.returns[0]?.id ?? ''
}

const stateOf = async (orderId: string) =>
  (await sellerReturns(shop, orderId)).body.returns.map(({ state }) => state)

describe('a return', () => {
  it('goes from the link of the mail to the refund, and cart, order, ledger and stock agree to the cent', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const before = await balanceOf(shop)
    const stock = await shop.stockOf()
    const token = await linkTokenOf(shop, id)
    const seen = await byLink(token)
    expect(seen.status, seen.text).toBe(200)
    expect(seen.text).not.toMatch(/zelia|Videiras|Zélia/i)
    expect(seen.body.returnable.reasons).toEqual(['withdrawal', 'broken', 'wrong', 'corked'])
    const asked = await byLink(token, {
      reason: 'broken',
      items: await itemsOf(id, 1),
      note: 'Chegou vazando',
    })
    expect(asked.status, asked.text).toBe(201)
    const [one] = asked.body.returns
    expect(one).toMatchObject({ state: 'asked', amount: { bottles: BOTTLE, freight: 0 } })
    // what seller and staff keep of it is not for who has the link
    expect(
      Object.keys(one ?? {})
        .toSorted()
        .join(' '),
    ).toBe('amount asked_at id items photos reason refusal requested_on state')
    const step = `${one?.id}`
    for (const [action, body] of [
      ['approve', {}],
      ['receive', { restock: true }],
    ] as const) {
      const answer = await sellerReturns(shop, id, `${step}/${action}`, body)
      expect(answer.status, answer.text).toBe(200)
    }
    expect((await shop.stockOf()).stocked).toBe(stock.stocked + 1)
    const refunded = await staffReturns(id, `${step}/refund`, {
      expected: BOTTLE,
      expected_refunded: 0,
    })
    expect(refunded.status, refunded.text).toBe(200)
    expect(refunded.body.returns[0]).toMatchObject({
      state: 'refunded',
      restocked: true,
      amount: { bottles: BOTTLE, freight: 0 },
    })
    // 12,5 % of what came back is given back as well
    const after = await balanceOf(shop)
    const total = 3 * BOTTLE + FREIGHT
    const commission = Math.round(3 * BOTTLE * 0.125)
    expect(after.available - before.available).toBe(-BOTTLE + Math.round(commission / 3))
    const order = await shop.order(id)
    expect(order).toMatchObject({ total, payment_status: 'partially_refunded' })
    expect(order.timeline?.map(({ event }) => event)).toEqual(
      expect.arrayContaining([
        'return_asked',
        'return_approved',
        'return_received',
        'return_refunded',
      ]),
    )
    const list = await call<{ orders: { id: string; total: number }[] }>(
      `/vendor/orders?q=${order.display_id}`,
      { token: shop.token },
    )
    expect(list.body.orders.find((row) => row.id === id)?.total).toBe(total)
    // the engine's own records say the same
    expect(
      await sql(
        `select r.status, r.refund_amount::float8 as refund, i.received_quantity::float8 as received,
                (select sum(amount)::float8 from order_transaction t where t.return_id = r.id) as moved
           from "return" r join return_item i on i.return_id = r.id where r.id = $1`,
        [step],
      ),
    ).toEqual([{ status: 'received', refund: 59.9, received: 1, moved: -59.9 }])
    // that all of it has arrived is said with the money
    for (const [state, mails] of [
      ['asked', 1],
      ['approved', 1],
      ['received', 0],
      ['refunded', 1],
    ] as const)
      expect(await mailsOf(`order-return:${id}:${step}:${state}`), state).toHaveLength(mails)
  })

  it('of everything gives the freight back too, in parts as in one, and never a cent more', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const sums: [number, number][] = []
    let given = 0
    for (const quantity of [1, 2]) {
      const one = await opened(id, quantity, 'withdrawal')
      await sellerReturns(shop, id, `${one}/approve`, {})
      const waived = await sellerReturns(shop, id, `${one}/waive`, {})
      const amount = waived.body.returns.find((row) => row.id === one)?.amount
      sums.push([amount?.bottles ?? 0, amount?.freight ?? 0])
      const expected = (amount?.bottles ?? 0) + (amount?.freight ?? 0)
      const refund = (sum: number, before: number) =>
        staffReturns(id, `${one}/refund`, { expected: sum, expected_refunded: before })
      expect((await refund(expected + 1, given)).status).toBe(409)
      // somebody gave something back by hand meanwhile: it may be for these bottles
      expect((await refund(expected, given + 1)).status).toBe(409)
      const answer = await refund(expected, given)
      expect(answer.status, answer.text).toBe(200)
      // again, and with the figure from before: nothing more goes back
      expect((await refund(expected, given)).status).toBe(200)
      given += expected
    }
    expect(sums).toEqual([
      [BOTTLE, 0],
      [2 * BOTTLE, FREIGHT],
    ])
    const { body } = await call<{ order: { paid: object; payment_status: string } }>(
      `/admin/orders/${id}`,
      { token: await tokenOf('staff') },
    )
    const total = 3 * BOTTLE + FREIGHT
    expect(body.order).toMatchObject({
      paid: { captured: total, refunded: total },
      payment_status: 'refunded',
    })
    expect((await sellerReturns(shop, id)).body.returnable.items).toEqual([])
  })

  it('gives back no more than is left after what staff gave back by hand', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const token = await tokenOf('staff')
    await call(`/admin/orders/${id}/refund`, {
      token,
      body: { amount: 8_000, expected_refunded: 0, reason: 'Feira' },
    })
    const one = await opened(id, 1)
    await sellerReturns(shop, id, `${one}/approve`, {})
    const waived = await sellerReturns(shop, id, `${one}/waive`, {})
    expect(waived.body.returns[0]?.amount).toEqual({ bottles: 490, freight: 0 })
    expect(
      (await staffReturns(id, `${one}/refund`, { expected: 490, expected_refunded: 8_000 })).status,
    ).toBe(200)
  })

  it('is one return, whether the same is asked many times at once with a key or without', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const token = await linkTokenOf(shop, id)
    const wish = { reason: 'broken', items: await itemsOf(id, 1) }
    const asks: Record<string, string>[] = [{}, { 'idempotency-key': randomUUID() }]
    for (const headers of asks) {
      const responses = await Promise.all(
        Array.from({ length: AT_ONCE }, () => byLink(token, wish, headers)),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]))
    }
    expect((await byLink(token)).body.returns).toHaveLength(2)
    // every step many times: once
    const [one] = (await byLink(token)).body.returns
    for (const [action, body] of [
      ['approve', {}],
      ['receive', { restock: true }],
    ] as const) {
      const stock = (await shop.stockOf()).stocked
      const responses = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          sellerReturns(shop, id, `${one?.id}/${action}`, body),
        ),
      )
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect((await shop.stockOf()).stocked).toBe(stock + (action === 'receive' ? 1 : 0))
    }
    const refunds = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        staffReturns(id, `${one?.id}/refund`, { expected: BOTTLE, expected_refunded: 0 }),
      ),
    )
    expect(new Set(refunds.map(({ status }) => status))).toEqual(new Set([200]))
    expect(
      await sql(
        `select r.amount::float8 as amount from order_payment_collection o
           join payment p on p.payment_collection_id = o.payment_collection_id join refund r on r.payment_id = p.id
          where o.order_id = $1`,
        [id],
      ),
    ).toEqual([{ amount: 59.9 }])
    const [audits] = await sql<{ n: number }>(
      `select count(*)::int as n from audit_entry where resource_id = $1 and action = 'order.return.refund'`,
      [id],
    )
    expect(audits?.n).toBe(1)
  })

  it('is refused with a reason at its field', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const token = await linkTokenOf(shop, id)
    const [item] = await itemsOf(id)
    const wrong: [unknown, string, RegExp][] = [
      [{ reason: 'broken', items: [{ ...item, quantity: 3 }] }, 'items', /podem voltar 2 garrafas/],
      [
        { reason: 'broken', items: [{ id: 'ordli_x', quantity: 1 }] },
        'items',
        /não é deste pedido/,
      ],
      [{ reason: 'broken', items: [item, item] }, 'items', /uma vez só/],
      [{ reason: 'broken', items: [] }, 'items', /ao menos uma/],
      [{ reason: 'tired', items: [item] }, 'reason', /./],
      [{ reason: 'broken', items: [{ ...item, quantity: 0 }] }, 'items.0.quantity', /./],
      [{ reason: 'broken', items: [{ ...item, quantity: 1e9 }] }, 'items.0.quantity', /./],
      [{ reason: 'broken', items: [item], note: 'x'.repeat(1_001) }, 'note', /./],
    ]
    for (const [wish, field, message] of wrong) {
      const answer = await byLink(token, wish)
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.errors).toEqual({ [field]: expect.stringMatching(message) as string })
    }
    expect((await byLink(token)).body.returns).toEqual([])
  })

  it('after seven days keeps only what law and contract keep, and a withdrawal in time is never refused', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const token = await linkTokenOf(shop, id)
    const inTime = await opened(id, 1, 'withdrawal')
    const refusal = { refusal: 'Não quero' }
    const kept = await sellerReturns(shop, id, `${inTime}/refuse`, refusal)
    expect(kept.status).toBe(409)
    expect(kept.body.message).toMatch(/art. 49/)
    expect((await staffReturns(id, `${inTime}/refuse`, refusal)).status).toBe(409)
    await deliveredDaysAgo(id, 8)
    const answer = await byLink(token, { reason: 'withdrawal', items: await itemsOf(id, 1) })
    expect(answer.body.errors?.reason).toMatch(/O prazo para desistir terminou/)
    expect((await byLink(token)).body.returnable.reasons).toEqual(['broken', 'wrong', 'corked'])
    await deliveredDaysAgo(id, 40)
    const late = await byLink(token, { reason: 'corked', items: await itemsOf(id, 1) })
    expect(late.status, late.text).toBe(201)
    expect((await sellerReturns(shop, id)).body.returns[0]?.is_late).toBe(true)
  })

  it('can be refused, with words for the buyer, and then asked for again', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const one = await opened(id, 1)
    expect((await sellerReturns(shop, id, `${one}/refuse`, { refusal: ' ' })).status).toBe(400)
    const answer = await sellerReturns(shop, id, `${one}/refuse`, { refusal: 'A foto é de outra.' })
    expect(answer.status, answer.text).toBe(200)
    const [mail] = await mailsOf(`order-return:${id}:${one}:refused`)
    expect(mail?.text).toContain('A foto é de outra.')
    for (const step of ['approve', 'waive', 'receive'])
      expect(
        (
          await sellerReturns(
            shop,
            id,
            `${one}/${step}`,
            step === 'receive' ? { restock: false } : {},
          )
        ).status,
      ).toBe(409)
    await opened(id, 1, 'corked')
    expect(await stateOf(id)).toEqual(['asked', 'refused'])
  })

  it('is found by the filter of both lists while something is to be done', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const listed = async (root: string, token: string) =>
      (
        await call<{ orders: { id: string }[] }>(`/${root}/orders?returns=open&limit=100`, {
          token,
        })
      ).body.orders.some((row) => row.id === id)
    expect(await listed('vendor', shop.token)).toBe(false)
    const one = await opened(id, 1)
    expect(await listed('vendor', shop.token)).toBe(true)
    expect(await listed('admin', await tokenOf('staff'))).toBe(true)
    await sellerReturns(shop, id, `${one}/refuse`, { refusal: 'Não é nossa.' })
    expect(await listed('vendor', shop.token)).toBe(false)
  })

  it('counts for its wine and its carrier, and for the staff who give the money back', async () => {
    const own = await openAccount()
    const id = await deliveredOrder(own, [{ quantity: 3 }])
    const items = [{ id: (await own.order(id)).items[0]?.id ?? '', quantity: 2 }]
    const asked = await sellerReturns(own, id, '', { reason: 'broken', items })
    const one = asked.body.returns[0]?.id
    const statistics = async () =>
      (await call<{ returns: object }>('/vendor/orders/statistics', { token: own.token })).body
        .returns
    const counted = (broken: number) => {
      const figures = { delivered: 3, broken, returned: broken }
      return {
        wines: [{ name: expect.stringContaining('Vinho 0') as string, ...figures }],
        carriers: [{ name: 'Correios', ...figures }],
      }
    }
    // a wish is no bottle that came back
    expect(await statistics()).toEqual({ wines: [], carriers: [] })
    const summary = async () =>
      (await call<{ summary: { returns: number } }>('/vendor/orders', { token: own.token })).body
        .summary.returns
    expect(await summary()).toBe(1)
    await sellerReturns(own, id, `${one}/approve`, {})
    expect(await statistics()).toEqual(counted(2))
    const token = await tokenOf('staff')
    const listed = async () =>
      (
        await call<{ orders: { id: string }[] }>('/admin/orders?returns=refund&limit=100', {
          token,
        })
      ).body.orders.some((row) => row.id === id)
    expect(await listed()).toBe(false)
    // one of the two arrives
    await sellerReturns(own, id, `${one}/receive`, {
      restock: false,
      items: items.map((item) => ({ ...item, quantity: 1 })),
    })
    expect(await statistics()).toEqual(counted(1))
    expect(await listed()).toBe(true)
    await sellerReturns(own, id, `${one}/refuse`, { refusal: 'tarde' })
    expect(
      (await staffReturns(id, `${one}/refund`, { expected: BOTTLE, expected_refunded: 0 })).status,
    ).toBe(200)
    expect([await listed(), await summary()]).toEqual([false, 0])
    // what arrived before these twelve months is not counted, whenever it came back
    await sql(
      `update fulfillment set delivered_at = now() - interval '12 months 1 day'
        where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [id],
    )
    expect(await statistics()).toEqual({ wines: [], carriers: [] })
  })
})
