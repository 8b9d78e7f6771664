import { describe, expect, it } from 'vitest'
import { mailsOf } from '../../support/buyer'
import { asStaff, erase, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { lateOrder, packed, standingOf } from './standing'

const shop = await openAccount()

const giveBack = async (id: string, amount: number, before: number) => {
  const answer = await asStaff(`/admin/orders/${id}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'Perdidas no caminho',
  })
  expect(answer.status, answer.text).toBe(200)
}

describe('an order of which everything was given back', () => {
  it('waits for nobody: half came back and half was lost', async () => {
    const id = await lateOrder(shop, [{ quantity: 4 }])
    await packed(shop, id, 2, 'mark-as-delivered')
    const [line] = (await shop.order(id)).items
    const asked = await sellerReturns(shop, id, '', {
      reason: 'broken',
      items: [{ id: line?.id, quantity: 2 }],
      note: 'Ligou',
    })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/waive`, {})
    await staffReturns(id, `${one}/refund`, { expected: 2 * BOTTLE, expected_refunded: 0 })
    await giveBack(id, 2 * BOTTLE, 2 * BOTTLE)
    // the freight has not gone back
    expect(await standingOf(shop, id)).toEqual({
      stage: 'send',
      late: [true, true, true],
      waits: { approve: 0, send: 1 },
      counted: { approve: 0, send: 1, transit: 0, delivered: 0, total: 1 },
    })
    expect((await erase(shop)).body.message).toContain('Há pedidos que ainda não foram entregues')
    await giveBack(id, FREIGHT, 4 * BOTTLE)
    expect(await standingOf(shop, id)).toEqual({
      stage: 'over',
      late: [false, false, false],
      waits: { approve: 0, send: 0 },
      counted: { approve: 0, send: 0, transit: 0, delivered: 0, total: 1 },
    })
  })

  it('waits for nobody: its package was lost on the way', async () => {
    const id = await lateOrder(shop, [{ quantity: 2 }])
    await packed(shop, id, 2, 'shipments')
    expect(await standingOf(shop, id)).toMatchObject({
      stage: 'transit',
      late: [true, true, false],
    })
    await giveBack(id, 2 * BOTTLE + FREIGHT, 0)
    expect(await standingOf(shop, id)).toMatchObject({
      stage: 'over',
      late: [false, false, false],
      counted: { transit: 0, total: 2 },
    })
  })

  it('lacks no invoice when nothing had left', async () => {
    const other = await openAccount()
    const [given, sent] = [
      await lateOrder(other, [{ quantity: 1 }]),
      await lateOrder(other, [{ quantity: 1 }]),
    ]
    await packed(other, sent, 1, 'shipments')
    const lacking = async () =>
      (
        await sql<{ id: string }>(
          'select id from read_model."order" where seller_id = $1 and lacks_invoice',
          [other.sellerId],
        )
      ).map(({ id }) => id)
    expect((await lacking()).toSorted()).toEqual([given, sent].toSorted())
    for (const id of [given, sent]) await giveBack(id, BOTTLE + FREIGHT, 0)
    expect(await lacking()).toEqual([sent])
  })

  it('is told as delivered whole when the last package that had left arrives', async () => {
    const other = await openAccount()
    const id = await lateOrder(other, [{ quantity: 4 }])
    await packed(other, id, 2, 'shipments')
    const { items, fulfillments, display_id } = await other.order(id)
    await other.act(id, 'fulfillments', { items: [{ id: items[0]?.id, quantity: 1 }] })
    await giveBack(id, 4 * BOTTLE + FREIGHT, 0)
    const [parcel] = fulfillments
    const arrived = await other.act(id, `fulfillments/${parcel?.id}/mark-as-delivered`)
    expect(arrived.status, arrived.text).toBe(200)
    const [mail] = await mailsOf(`order-delivered:${parcel?.id}`)
    expect(mail?.subject).toBe(`Seu pedido #${display_id} foi entregue`)
    expect(mail?.text).not.toContain('o resto vem depois')
  })

  it('is counted once, and lets the company be erased', async () => {
    const { rows, counters } = (
      await sql<{ rows: object[]; counters: object[] }>(
        `select (select jsonb_agg(jsonb_build_array(stage, n)) from (
                   select stage, count(*) as n from read_model."order" where seller_id = $1 group by 1) r) as rows,
                (select jsonb_agg(jsonb_build_array(split_part(key, '|', 3), n))
                   from read_model.counts('order', $1) where n <> 0) as counters`,
        [shop.sellerId],
      )
    )[0] ?? { rows: [], counters: [1] }
    expect(rows).toEqual([['over', 2]])
    expect(counters).toEqual(rows)
    const erased = await erase(shop)
    expect(erased.status, erased.text).toBe(200)
  })
})
