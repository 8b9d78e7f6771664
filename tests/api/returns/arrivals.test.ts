import { describe, expect, it } from 'vitest'
import { mailsOf } from '../../support/buyer'
import { balanceOf, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { byLink, linkTokenOf, sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'

const shop = await openAccount()

/** An approved return of so many bottles. */
async function approved(orderId: string, quantity: number) {
  const items = (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))
  const asked = await sellerReturns(shop, orderId, '', { reason: 'broken', items })
  expect(asked.status, asked.text).toBe(201)
  const id = asked.body.returns[0]?.id ?? ''
  expect((await sellerReturns(shop, orderId, `${id}/approve`, {})).status).toBe(200)
  return { id, line: items[0]?.id ?? '' }
}

describe('a return of which a part arrives', () => {
  it('gives back only what came, to stock and to the buyer, and frees the rest', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 6 }])
    const stock = (await shop.stockOf()).stocked
    const before = (await balanceOf(shop)).available
    const one = await approved(id, 6)
    const receive = (items: object[] | undefined) =>
      sellerReturns(shop, id, `${one.id}/receive`, { restock: true, items })
    for (const wrong of [
      [],
      [{ id: one.line, quantity: 0 }],
      [{ id: one.line, quantity: 7 }],
      [{ id: 'ordli_x', quantity: 1 }],
      [
        { id: one.line, quantity: 1 },
        { id: one.line, quantity: 1 },
      ],
    ]) {
      const answer = await receive(wrong)
      expect(answer.status, answer.text).toBe(400)
      expect(answer.body.errors?.items).toEqual(expect.any(String))
    }
    const came = await receive([{ id: one.line, quantity: 4 }])
    expect(came.status, came.text).toBe(200)
    expect(came.body).toMatchObject({
      returns: [
        {
          state: 'received',
          items: [{ id: one.line, quantity: 4, asked: 6 }],
          amount: { bottles: 4 * BOTTLE, freight: 0 },
        },
      ],
      returnable: { items: [{ id: one.line, quantity: 2 }] },
    })
    expect((await shop.stockOf()).stocked).toBe(stock + 4)
    // the engine awaits no more of them either
    expect(
      await sql(
        `select r.status, i.return_requested_quantity::float8 as requested, i.return_received_quantity::float8 as received
           from "return" r join "order" o on o.id = r.order_id
           join order_item i on i.order_id = o.id and i.version = o.version where r.id = $1`,
        [one.id],
      ),
    ).toEqual([{ status: 'received', requested: 0, received: 4 }])
    const [mail] = await mailsOf(`order-return:${id}:${one.id}:received`)
    expect(mail?.text).toContain('4 de 6 garrafas chegaram.')
    const paid = await staffReturns(id, `${one.id}/refund`, {
      expected: 4 * BOTTLE,
      expected_refunded: 0,
    })
    expect(paid.status, paid.text).toBe(200)
    const seen = await byLink(await linkTokenOf(shop, id))
    expect(seen.body.returns[0]).toMatchObject({
      items: [{ quantity: 4, asked: 6 }],
      amount: { bottles: 4 * BOTTLE, freight: 0 },
    })
    // the others come after all, and with them nothing is left with the buyer
    const rest = await approved(id, 2)
    const all = await sellerReturns(shop, id, `${rest.id}/receive`, { restock: false })
    expect(all.body.returns[0]).toMatchObject({
      items: [{ quantity: 2, asked: 2 }],
      amount: { bottles: 2 * BOTTLE, freight: FREIGHT },
    })
    const last = await staffReturns(id, `${rest.id}/refund`, {
      expected: 2 * BOTTLE + FREIGHT,
      expected_refunded: 4 * BOTTLE,
    })
    expect(last.status, last.text).toBe(200)
    // what the order had brought is gone again
    const commission = Math.round(6 * BOTTLE * 0.125)
    expect((await balanceOf(shop)).available - before).toBe(commission - 6 * BOTTLE - FREIGHT)
    expect((await shop.stockOf()).stocked).toBe(stock + 4)
  })
})
