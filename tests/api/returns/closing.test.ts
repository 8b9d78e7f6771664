import { describe, expect, it } from 'vitest'
import type { OrderReturn } from '#domain/returns/orderReturnWire'
import { mailsOf } from '../../support/buyer'
import { call } from '../../support/http'
import { balanceOf, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { byLink, linkTokenOf, sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'

const shop = await openAccount()

/** A return that the seller opened after a call. */
async function opened(
  orderId: string,
  quantity: number,
  reason: OrderReturn['reason'] = 'broken',
): Promise<string> {
  const items = (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity }))
  const answer = await sellerReturns(shop, orderId, '', { reason, items, note: 'Ligou' })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.returns[0]?.id ?? ''
}

describe('a return', () => {
  it('that leads nowhere is closed by staff with words for the buyer, and its bottles are free again', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 2 }])
    const before = await balanceOf(shop)
    const [awaited, mistaken] = [await opened(id, 1, 'withdrawal'), await opened(id, 1)]
    const early = await staffReturns(id, `${awaited}/close`, { reason: 'Não queremos' })
    expect(early.status).toBe(409)
    expect(early.body.message).toMatch(/art. 49\): aprove-a antes/)
    await sellerReturns(shop, id, `${awaited}/approve`, {})
    expect((await sellerReturns(shop, id)).body.returnable.items).toEqual([])
    const reason = 'As garrafas não chegaram em 30 dias.'
    expect((await staffReturns(id, `${awaited}/close`, { reason: ' ' })).status).toBe(400)
    expect((await sellerReturns(shop, id, `${awaited}/close`, { reason })).status).toBe(404)
    for (const one of [awaited, awaited, mistaken]) {
      const answer = await staffReturns(id, `${one}/close`, { reason })
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.returns.find((row) => row.id === one)).toMatchObject({
        state: 'closed',
        refusal: reason,
        amount: { bottles: 0, freight: 0 },
        closed_at: expect.any(String) as string,
      })
    }
    const mails = await mailsOf(`order-return:${id}:${awaited}:closed`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(reason)
    const seen = await byLink(await linkTokenOf(shop, id))
    expect(seen.body.returns.map(({ state, refusal }) => [state, refusal])).toEqual([
      ['closed', reason],
      ['closed', reason],
    ])
    expect((await shop.order(id)).timeline?.map(({ event }) => event)).toContain('return_closed')
    expect(
      await sql(
        `select r.status, i.return_requested_quantity::float8 as requested from "return" r
           join "order" o on o.id = r.order_id join order_item i on i.order_id = o.id and i.version = o.version
          where r.id = $1`,
        [awaited],
      ),
    ).toEqual([{ status: 'canceled', requested: 0 }])
    expect((await balanceOf(shop)).available).toBe(before.available)
    // both bottles can be asked back, and what is received or paid can not be closed
    const again = await opened(id, 2, 'withdrawal')
    for (const step of ['approve', 'waive'])
      expect((await sellerReturns(shop, id, `${again}/${step}`, {})).status).toBe(200)
    expect((await staffReturns(id, `${again}/close`, { reason })).status).toBe(409)
    const paid = await staffReturns(id, `${again}/refund`, {
      expected: 2 * BOTTLE + FREIGHT,
      expected_refunded: 0,
    })
    expect(paid.status, paid.text).toBe(200)
    expect((await staffReturns(id, `${again}/close`, { reason })).status).toBe(409)
  })

  it('of an order that was never paid and cannot be any more ends without money, and what came is not asked back twice', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }], { isCaptured: false })
    const [came, waived] = [await opened(id, 2), await opened(id, 1)]
    const item = (await shop.order(id)).items[0]?.id
    for (const one of [came, waived]) await sellerReturns(shop, id, `${one}/approve`, {})
    const arrived = { restock: false, items: [{ id: item, quantity: 1 }] }
    expect((await sellerReturns(shop, id, `${came}/receive`, arrived)).status).toBe(200)
    expect((await sellerReturns(shop, id, `${waived}/waive`, {})).status).toBe(200)
    const reason = 'O pagamento não foi concluído.'
    const close = (one: string) => staffReturns(id, `${one}/close`, { reason })
    // it is authorized, and can still be captured
    const early = await close(came)
    expect(early.status).toBe(409)
    expect(early.body.message).toMatch(/ainda será reembolsado/)
    const refund = await staffReturns(id, `${waived}/refund`, { expected: 0, expected_refunded: 0 })
    expect(refund.status).toBe(409)
    await sql(
      `update payment set canceled_at = now() where payment_collection_id in
         (select payment_collection_id from order_payment_collection where order_id = $1)`,
      [id],
    )
    for (const one of [came, waived, waived]) {
      const answer = await close(one)
      expect(answer.status, answer.text).toBe(200)
      expect(answer.body.returns.find((row) => row.id === one)?.state).toBe('closed')
    }
    const [mail] = await mailsOf(`order-return:${id}:${came}:closed`)
    expect(mail?.text).toContain(
      'O pagamento deste pedido nunca foi recebido, e nada é reembolsado.',
    )
    // one that did not arrive and the waived one are with the buyer
    expect((await sellerReturns(shop, id)).body.returnable.items).toMatchObject([{ quantity: 2 }])
    const again = await opened(id, 2, 'corked')
    expect((await sellerReturns(shop, id, `${again}/approve`, {})).status).toBe(200)
  })

  it('of which all was given back by hand before promises no R$ 0,00', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    await call(`/admin/orders/${id}/refund`, {
      token: await tokenOf('staff'),
      body: { amount: BOTTLE + FREIGHT, expected_refunded: 0, reason: 'Feira' },
    })
    const one = await opened(id, 1)
    for (const step of ['approve', 'waive'])
      expect((await sellerReturns(shop, id, `${one}/${step}`, {})).status).toBe(200)
    const nothing = { expected: 0, expected_refunded: BOTTLE + FREIGHT }
    expect((await staffReturns(id, `${one}/refund`, nothing)).status).toBe(200)
    for (const state of ['approved', 'waived', 'refunded']) {
      const [mail] = await mailsOf(`order-return:${id}:${one}:${state}`)
      expect(mail?.text).not.toContain('0,00')
      expect(mail?.text).toContain('Nada mais é reembolsado: o valor já voltou antes.')
    }
  })
})
