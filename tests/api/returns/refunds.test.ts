import { describe, expect, it } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { askForToken, tokenOf } from '../../support/people'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'

const shop = await openAccount()

/** So many bottles of each line. */
const itemsOf = async (orderId: string, quantity: number) =>
  (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))

/** A return of bottles that broke, opened by the seller after a call. */
async function opened(orderId: string, quantity: number): Promise<string> {
  const items = await itemsOf(orderId, quantity)
  const answer = await sellerReturns(shop, orderId, '', { reason: 'broken', items, note: 'Ligou' })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.returns[0]?.id ?? ''
}

describe('the refund of a return', () => {
  it('of what arrived pays the seller nothing for bottles that never left', async () => {
    const id = await placeOrder(shop, [{ quantity: 4 }])
    await shop.act(id, 'accept')
    await call(`/admin/orders/${id}/capture`, { token: await tokenOf('staff'), body: {} })
    await shop.act(id, 'fulfillments', {
      items: await itemsOf(id, 2),
      location_id: shop.locationId,
    })
    const { fulfillments } = await shop.order(id)
    await shop.act(id, `fulfillments/${fulfillments[0]?.id}/mark-as-delivered`)
    const one = await opened(id, 2)
    await sellerReturns(shop, id, `${one}/approve`, {})
    const waived = await sellerReturns(shop, id, `${one}/waive`, {})
    expect(waived.body.returns[0]?.amount).toEqual({ bottles: 2 * BOTTLE, freight: 0 })
    const refunded = await staffReturns(id, `${one}/refund`, {
      expected: 2 * BOTTLE,
      expected_refunded: 0,
    })
    expect(refunded.status, refunded.text).toBe(200)
    const available = `select 1 from ledger_standing where order_id = $1 and available_on is not null`
    expect(await sql(available, [id])).toEqual([])
    // given back as well: nothing is on its way any more
    const rest = await call(`/admin/orders/${id}/refund`, {
      token: await tokenOf('staff'),
      body: { amount: 2 * BOTTLE, expected_refunded: 2 * BOTTLE, reason: 'Quebraram na adega' },
    })
    expect(rest.status, rest.text).toBe(200)
    expect(await sql(available, [id])).not.toEqual([])
  })

  it('of everything comes out even in the engine’s own account, the freight as a credit line', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const one = await opened(id, 2)
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/receive`, { restock: false })
    const expected = 2 * BOTTLE + FREIGHT
    const refunded = await staffReturns(id, `${one}/refund`, { expected, expected_refunded: 0 })
    expect(refunded.status, refunded.text).toBe(200)
    const [summary] = await sql<Record<string, number>>(
      `select (totals ->> 'current_order_total')::float as total, (totals ->> 'transaction_total')::float as paid,
              (totals ->> 'pending_difference')::float as pending
         from order_summary where order_id = $1 order by version desc limit 1`,
      [id],
    )
    expect(summary).toEqual({ total: 0, paid: 0, pending: 0 })
    const credits = await sql(
      'select amount::float, reference, reference_id from order_credit_line where order_id = $1',
      [id],
    )
    expect(credits).toEqual([{ amount: FREIGHT / 100, reference: 'return', reference_id: one }])
    // What was sold stays what was sold.
    expect((await shop.order(id)).total).toBe(expected)
  })

  it('and what staff give back by hand are two things, also when the sums are equal', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const one = await opened(id, 1)
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/waive`, {})
    await staffReturns(id, `${one}/refund`, { expected: BOTTLE, expected_refunded: 0 })
    const byHand = await call(`/admin/orders/${id}/refund`, {
      token: await tokenOf('staff'),
      body: { amount: BOTTLE, expected_refunded: 0, reason: 'Cortesia' },
    })
    expect(byHand.status, 'not taken for done').toBe(409)
  })

  it("is for staff who move money, who decide nothing in the seller's place", async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const one = await opened(id, 1)
    const as = async (role: 'review' | 'finance' | 'read_only') => {
      const { email, password } = await openStaff(role)
      return askForToken('user', email, password)
    }
    const step = (token: string, name: string, body: object) =>
      call(`/admin/orders/${id}/returns/${one}/${name}`, { token, body })
    const finance = await as('finance')
    for (const [name, body] of [
      ['approve', { reason: 'Ligou' }],
      ['refuse', { refusal: 'Não é nossa' }],
      ['close', { reason: 'Não chegaram' }],
    ] as const)
      expect((await step(finance, name, body)).status, name).toBe(403)
    for (const name of ['approve', 'waive'])
      expect((await sellerReturns(shop, id, `${one}/${name}`, {})).status).toBe(200)
    const sums = { expected: BOTTLE, expected_refunded: 0 }
    for (const role of ['review', 'read_only'] as const)
      expect((await step(await as(role), 'refund', sums)).status, role).toBe(403)
    expect((await sellerReturns(shop, id, `${one}/refund`, sums)).status).toBe(404)
    expect((await sellerReturns(shop, id)).body.returns[0]?.state).toBe('waived')
    expect((await step(finance, 'refund', sums)).status).toBe(200)
  })
})
