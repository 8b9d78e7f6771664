import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { call } from '../../support/http'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { openShop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import { byLink, linkTokenOf, sellerReturns } from '../../support/returns'
import { sql } from '../../support/world'

const shop = await openAccount()

/** A return of an order's first bottle, opened by the seller. */
async function opened(orderId: string): Promise<string> {
  const [item] = (await shop.order(orderId)).items
  const answer = await sellerReturns(shop, orderId, '', {
    reason: 'broken',
    items: [{ id: item?.id, quantity: 1 }],
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.returns[0]?.id ?? ''
}

describe('the link of a mail', () => {
  it('answers the same when it is forged, of another order, of one that was not delivered, or over', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const other = await deliveredOrder(shop, [{ quantity: 1 }])
    const [token, foreign] = [await linkTokenOf(shop, id), await linkTokenOf(shop, other)]
    const over = await deliveredOrder(shop, [{ quantity: 1 }])
    const overToken = await linkTokenOf(shop, over)
    await sql(
      `update fulfillment set delivered_at = now() - interval '181 days'
        where id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
      [over],
    )
    const bad = [
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      token.slice(0, -43) + foreign.slice(-43),
      foreign.slice(0, -43) + token.slice(-43),
      overToken,
      'x',
      'x'.repeat(500),
      `${token}x`,
    ]
    const responses = [
      ...(await Promise.all(bad.map((one) => byLink(one)))),
      ...(await Promise.all(
        bad.map((one) => byLink(one, { reason: 'broken', items: [{ id: 'a', quantity: 1 }] })),
      )),
    ]
    for (const answer of responses) {
      expect(answer.status).toBe(404)
      expect(answer.body.message).toBe('Este link não é válido ou já expirou.')
    }
    expect((await byLink(token)).status).toBe(200)
  })

  it('answers a request that comes again with the return that it made, also when a newer one is the seller’s', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 3 }])
    const token = await linkTokenOf(shop, id)
    const [item] = (await shop.order(id)).items
    const key = { 'Idempotency-Key': randomUUID() }
    const wish = { reason: 'broken', items: [{ id: item?.id, quantity: 1 }] }
    const made = await byLink(token, wish, key)
    expect(made.status, made.text).toBe(201)
    const [one] = made.body.returns
    expect(made.body.return_id).toBe(one?.id)
    const newer = await opened(id)
    const again = await byLink(token, wish, key)
    expect(again.status, again.text).toBe(201)
    expect(again.body.returns.map((row) => row.id)).toEqual([newer, one?.id])
    expect(again.body.return_id).toBe(one?.id)
  })

  it('takes photos by content, few of them, once each, and shows them to its seller and staff alone', async () => {
    const id = await deliveredOrder(shop, [{ quantity: 1 }])
    const token = await linkTokenOf(shop, id)
    const one = await opened(id)
    const send = (file: Uint8Array<ArrayBuffer>, returnId = one) =>
      call<{ returns: { photos: number }[]; message?: string }>(
        `/store/returns/${token}/${returnId}/photos`,
        { method: 'POST', file, headers: { 'content-type': 'image/jpeg' } },
      )
    const picture = async (red: number) =>
      new Uint8Array(
        await sharp({
          create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } },
        })
          .withExif({ IFD0: { Copyright: 'Zélia' } })
          .jpeg()
          .toBuffer(),
      )
    const first = await picture(0)
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(first)
      expect(answer.status, answer.text).toBe(201)
      expect(answer.body.returns[0]?.photos).toBe(1)
    }
    expect((await send(new TextEncoder().encode('<svg onload="alert(1)"/>'))).status).toBe(400)
    expect((await send(new Uint8Array(5 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send(first, 'return_01ZZZ')).status).toBe(404)
    for (let red = 1; red < 6; red += 1)
      expect((await send(await picture(red * 40))).status).toBe(201)
    expect((await send(await picture(250))).status).toBe(409)
    const [photo] = (await sellerReturns(shop, id)).body.returns[0]?.photos ?? []
    const path = `orders/${id}/returns/${one}/photos/${photo}`
    const own = await call(`/vendor/${path}`, { token: shop.token })
    expect(own.status).toBe(200)
    expect(own.headers.get('content-type')).toBe('image/webp')
    expect(own.text).not.toContain('Zélia')
    expect((await call(`/admin/${path}`, { token: await tokenOf('staff') })).status).toBe(200)
    const other = await openShop({ wines: 0 })
    expect((await call(`/vendor/${path}`, { token: other.token })).status).toBe(404)
    expect((await call(`/vendor/${path}`)).status).toBe(401)
  })
})
