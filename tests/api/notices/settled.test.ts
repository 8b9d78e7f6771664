import { beforeAll, describe, expect, it } from 'vitest'
import type { NoticeListResponse } from '#domain/notices/noticeWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff, deliveredOrder, openAccount } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { sellerReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { joinAs } from '../account/joinAs'

describe('a notice is read when its work is done', () => {
  let shop: Shop
  let colleague = ''
  beforeAll(async () => {
    shop = await openAccount({ key: false, wines: 2 })
    colleague = (await joinAs(shop.token)).token
  })

  /** What a person has not read about an order or wine, by kind. */
  const unread = async (subjectId: string, token = shop.token): Promise<string[]> => {
    const { body } = await call<NoticeListResponse>('/vendor/notices?limit=50', { token })
    return body.notices
      .filter((one) => one.subject_id === subjectId && !one.is_read)
      .map(({ kind }) => kind)
  }

  it('an order that is approved, for everybody of the cellar; the others stay unread', async () => {
    const [one, other] = [await placeOrder(shop), await placeOrder(shop)]
    await sql(`select notice_write($1, 'deadline_near', $2, $2, '{}', false)`, [shop.sellerId, one])
    expect(await unread(one)).toEqual(['deadline_near', 'order_placed'])
    await shop.act(one, 'accept')
    expect([await unread(one), await unread(one, colleague)]).toEqual([[], []])
    expect([await unread(other), await unread(other, colleague)]).toEqual([
      ['order_placed'],
      ['order_placed'],
    ])
  })

  it('an order that is rejected; one that staff cancel still says so', async () => {
    const [rejected, canceled] = [await placeOrder(shop), await placeOrder(shop)]
    await shop.act(rejected, 'cancel')
    await asStaff(`/admin/orders/${canceled}/cancel`, { reason: 'O cliente desistiu da compra.' })
    expect(await unread(rejected)).toEqual([])
    expect(await unread(canceled)).toEqual(['order_canceled'])
  })

  it('a return that is answered', async () => {
    const order = await deliveredOrder(shop)
    const items = (await shop.order(order)).items.map(({ id }) => ({ id, quantity: 1 }))
    const asked = await sellerReturns(shop, order, '', { reason: 'broken', items })
    expect(await unread(order), asked.text).toEqual(['order_return'])
    const answered = await sellerReturns(shop, order, `${asked.body.returns[0]?.id}/approve`, {})
    expect([answered.status, await unread(order)]).toEqual([200, []])
  })

  it('a wine that has bottles again, and one that is published after staff sent it back', async () => {
    const [low, back] = [shop.wines[0], shop.wines[1]]
    const { stocked, reserved } = await shop.stockOf(0)
    await placeOrder(shop, [{ quantity: stocked - reserved - 2 }])
    expect(await unread(low?.id ?? '')).toEqual(['stock_low'])
    await low?.setStock(stocked + 60)
    expect(await unread(low?.id ?? '')).toEqual([])

    await asStaff(`/admin/products/${back?.id}/review`, {
      action: 'send_back',
      reason: 'Falta a safra no rótulo.',
    })
    expect(await unread(back?.id ?? '')).toEqual(['wine_decided'])
    await back?.setStatus('published')
    expect(await unread(back?.id ?? '')).toEqual([])
  })
})
