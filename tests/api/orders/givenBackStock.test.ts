import { describe, expect, it } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { asStaff, deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { sellerReturns, staffReturns } from '../../support/returns'

const shop = await openAccount()

const giveBack = (id: string, amount: number, before: number) =>
  asStaff(`/admin/orders/${id}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'A adega não tem mais este vinho',
  })

/** An approved and captured order. */
async function approved(quantity: number): Promise<string> {
  const id = await placeOrder(shop, [{ quantity }])
  await shop.act(id, 'accept')
  await asStaff(`/admin/orders/${id}/capture`, {})
  return id
}

async function pack(id: string, quantity: number) {
  const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity }))
  return shop.act(id, 'fulfillments', { items, location_id: shop.locationId })
}

/** Bottles that are gone and that are reserved since. */
async function since(before: Awaited<ReturnType<Shop['stockOf']>>) {
  const now = await shop.stockOf()
  return {
    gone: before.stocked - now.stocked,
    reserved: now.reserved - before.reserved,
    reservations: now.reservations - before.reservations,
  }
}

describe('bottles that were not packed when all the money was given back', () => {
  it('are for sale again, once, and nobody packs them', async () => {
    const before = await shop.stockOf()
    const id = await approved(5)
    await pack(id, 2)
    expect(await since(before)).toEqual({ gone: 2, reserved: 3, reservations: 3 })
    const part = await giveBack(id, 2 * BOTTLE, 0)
    expect(part.status, part.text).toBe(200)
    expect(await since(before), 'of a part nobody can tell which bottles').toEqual({
      gone: 2,
      reserved: 3,
      reservations: 3,
    })
    for (const _time of [1, 2]) {
      const whole = await giveBack(id, 3 * BOTTLE + FREIGHT, 2 * BOTTLE)
      expect(whole.status, whole.text).toBe(200)
      expect(await since(before)).toEqual({ gone: 2, reserved: 0, reservations: 0 })
    }
    const refused = await pack(id, 3)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Tudo o que foi pago já foi reembolsado: não há mais garrafas a enviar.',
    ])
    // the package that was made before is not sent any more, and can be unpacked
    const [parcel] = (await shop.order(id)).fulfillments
    const sent = await shop.act(id, `fulfillments/${parcel?.id}/shipments`, {
      labels: [{ tracking_number: 'AA123456785BR' }],
    })
    expect([sent.status, sent.body.message]).toEqual([
      409,
      'Tudo o que foi pago já foi reembolsado: não há mais garrafas a enviar.',
    ])
    const unpacked = await shop.act(id, `fulfillments/${parcel?.id}/cancel`)
    expect(unpacked.status, unpacked.text).toBe(200)
    expect(await since(before)).toEqual({ gone: 0, reserved: 0, reservations: 0 })
  })

  it('are for sale again when the refund of a return gives the last of it back', async () => {
    const before = await shop.stockOf()
    const id = await deliveredOrder(shop, [{ quantity: 4 }], { packed: () => 2 })
    const byHand = await giveBack(id, 2 * BOTTLE, 0)
    expect(byHand.status, byHand.text).toBe(200)
    const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
    const asked = await sellerReturns(shop, id, '', { reason: 'broken', items, note: 'Ligou' })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/waive`, {})
    expect(await since(before)).toEqual({ gone: 2, reserved: 2, reservations: 2 })
    const refunded = await staffReturns(id, `${one}/refund`, {
      expected: 2 * BOTTLE + FREIGHT,
      expected_refunded: 2 * BOTTLE,
    })
    expect(refunded.status, refunded.text).toBe(200)
    expect(await since(before)).toEqual({ gone: 2, reserved: 0, reservations: 0 })
  })

  it('are for sale again when many refund the same order at once', async () => {
    const before = await shop.stockOf()
    const id = await approved(3)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => giveBack(id, 3 * BOTTLE + FREIGHT, 0)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await since(before)).toEqual({ gone: 0, reserved: 0, reservations: 0 })
  })
})
