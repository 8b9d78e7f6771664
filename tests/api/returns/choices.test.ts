import { describe, expect, it } from 'vitest'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE } from '../../support/openShop'
import { sellerReturns, staffReturns } from '../../support/returns'

const shop = await openAccount()

/** A return of two bottles of three, after these steps of the seller. */
async function after(steps: [string, object][]) {
  const id = await deliveredOrder(shop, [{ quantity: 3 }])
  const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
  const asked = await sellerReturns(shop, id, '', { reason: 'broken', items })
  const one = asked.body.returns[0]?.id ?? ''
  const line = items[0]?.id ?? ''
  for (const [step, body] of steps)
    expect((await sellerReturns(shop, id, `${one}/${step}`, body)).status).toBe(200)
  return {
    line,
    seller: (step: string, body: object) => sellerReturns(shop, id, `${one}/${step}`, body),
    staff: (step: string, body: object) => staffReturns(id, `${one}/${step}`, body),
  }
}

const MESSAGE =
  'Esta etapa já foi feita, com outra escolha. Nada mudou agora: confira o que ficou registrado.'

describe('a step that was taken', () => {
  it('is the same with the same choice, and a conflict with another one', async () => {
    const received = await after([['approve', {}]])
    const some = (quantity: number, restock = false) => ({
      restock,
      items: [{ id: received.line, quantity }],
    })
    const { seller, staff } = received
    expect((await seller('receive', some(1))).status).toBe(200)
    expect((await seller('receive', some(1))).status).toBe(200)
    const others = [
      await seller('receive', some(1, true)),
      await seller('receive', some(2)),
      await seller('receive', { restock: false }),
      await staff('receive', { ...some(2), reason: 'Chegaram' }),
    ]
    expect(others.map(({ status, body }) => [status, body.message])).toEqual(
      others.map(() => [409, MESSAGE]),
    )
    expect((await seller('receive', some(1))).body.returns[0]).toMatchObject({
      restocked: false,
      items: [{ quantity: 1 }],
    })
    const sum = (expected: number) => ({ expected, expected_refunded: 0 })
    expect((await staff('refund', sum(BOTTLE))).status).toBe(200)
    expect((await staff('refund', sum(BOTTLE))).status).toBe(200)
    expect((await staff('refund', sum(2 * BOTTLE))).body.message).toBe(MESSAGE)
  })

  it('is a conflict in other words to the buyer, by seller and by staff', async () => {
    const refused = await after([['refuse', { refusal: 'Não é nossa' }]])
    expect((await refused.seller('refuse', { refusal: 'Não é nossa' })).status).toBe(200)
    for (const by of [refused.seller, refused.staff])
      expect((await by('refuse', { refusal: 'Faltou a foto' })).body.message).toBe(MESSAGE)
    const closed = await after([['approve', {}]])
    expect((await closed.staff('close', { reason: 'Não chegou' })).status).toBe(200)
    expect((await closed.staff('close', { reason: 'Não chegou' })).status).toBe(200)
    expect((await closed.staff('close', { reason: 'Foi engano' })).body.message).toBe(MESSAGE)
  })
})
