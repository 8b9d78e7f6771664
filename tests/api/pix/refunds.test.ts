import { beforeAll, expect, it } from 'vitest'
import type { PixReceiptListResponse } from '#domain/pix/pixWire'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import {
  bank,
  brokenRulesOf,
  giveBack,
  ledgerOf,
  paidPixOrder,
  pixRefundsOf,
  refundStatesOf,
  keepBankWell,
  tellOf,
} from '../../support/pixWorld'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'

let shop: Shop
keepBankWell()
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 100 })
})

const SOON = { interval: 100 }
const COMMISSION = Math.round(2 * BOTTLE * 0.125)

async function paidOrder() {
  const order = await paidPixOrder(shop)
  await shop.act(order.id, 'accept')
  return order
}

it('goes to the bank in parts, once each, and is in the ledger when it is asked for', async () => {
  const order = await paidOrder()
  expect((await giveBack(order.id, order.total + 1)).status).toBe(409)
  const [first, double] = await Promise.all([
    giveBack(order.id, BOTTLE),
    giveBack(order.id, BOTTLE),
  ])
  expect([first.status, double.status]).toEqual([200, 200])
  const status = async () => (await shop.order(order.id)).payment_status
  expect(await status()).toBe('partially_refunded')
  expect(await ledgerOf(order.id)).toMatchObject({ refund: -BOTTLE })
  expect((await giveBack(order.id, BOTTLE + FREIGHT - 1, BOTTLE)).status).toBe(200)
  expect(await status(), 'a cent is money').toBe('partially_refunded')
  expect((await giveBack(order.id, 1, order.total - 1)).status).toBe(200)
  expect(await status()).toBe('refunded')
  await expect.poll(() => refundStatesOf(order.id), SOON).toEqual(['done', 'done', 'done'])
  const refunds = await bank.refundsOf(order.endToEndId)
  // they may have gone at the same moment
  expect(refunds?.map(({ valor, status }) => `${valor} ${status}`).toSorted()).toEqual([
    '0.01 DEVOLVIDO',
    '59.90 DEVOLVIDO',
    '84.89 DEVOLVIDO',
  ])
  expect(await ledgerOf(order.id)).toEqual({
    sale: 2 * BOTTLE,
    shipping: FREIGHT,
    commission: -COMMISSION,
    refund: -order.total,
    commission_returned: COMMISSION,
  })
  expect((await giveBack(order.id, 1, order.total)).status).toBe(409)
})

it('is put once although the answer was lost', async () => {
  const order = await paidOrder()
  await bank.set({ loseAnswers: 3 })
  expect((await giveBack(order.id, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(order.id), SOON).toEqual(['done'])
  expect(await bank.refundsOf(order.endToEndId)).toHaveLength(1)
})

it('is refused in words after 90 days, and nothing is booked', async () => {
  const order = await paidOrder()
  await sql(
    `update pix_receipt set received_at = now() - interval '91 days' where end_to_end_id = $1`,
    [order.endToEndId],
  )
  const answer = await giveBack(order.id, BOTTLE)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('90 dias')
  expect(await ledgerOf(order.id)).not.toHaveProperty('refund')
  expect(await pixRefundsOf(order.id)).toEqual([])
})

it('what the bank gives back by itself waits for staff, and holds the order’s money', async () => {
  // the bank's yesterday: today agrees at its end, as journeys/money/pix expects
  await bank.set({ clockSkewSeconds: -86_400 })
  const { id, endToEndId, total } = await paidOrder()
  await bank.heal()
  const listed = async () => {
    const { body } = await call<PixReceiptListResponse>('/admin/pix/receipts?limit=100', {
      token: await tokenOf('staff'),
    })
    return body.receipts.find((one) => one.id === endToEndId)
  }
  expect((await giveBack(id, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['done'])
  expect(await listed(), 'our own is nothing to look at').toBeUndefined()
  await bank.takeBack(endToEndId)
  await expect.poll(listed, SOON).toMatchObject({ problem: 'taken_back', amount: total - BOTTLE })
  expect(
    await sql('select reason from ledger_hold where order_id = $1 and closed_at is null', [id]),
  ).toEqual([{ reason: 'O banco reembolsou ao pagador um PIX deste pedido.' }])
  const act = (verb: string, body: object) =>
    asStaff(`/admin/pix/receipts/${endToEndId}/${verb}`, body)
  expect((await act('refund', { amount: total })).text).toContain('já reembolsou este valor')
  expect((await act('dismiss', { reason: 'Fraude confirmada' })).status).toBe(200)
  expect(await tellOf([endToEndId])).toBe(200)
  await expect
    .poll(() => sql('select 1 from pix_notice where end_to_end_id = $1', [endToEndId]), SOON)
    .toEqual([])
  expect(await listed(), 'told of once more').toBeUndefined()
})

it('holds the order’s money until as much has gone back as the bank had refused', async () => {
  const { id } = await paidOrder()
  const held = () =>
    sql('select 1 from ledger_hold where order_id = $1 and closed_at is null', [id])
  await bank.set({ refuseRefund: true })
  expect((await giveBack(id, 2 * BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed'])
  await bank.set({ refuseRefund: false })
  expect((await giveBack(id, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed', 'done'])
  expect(await held(), 'a bottle is owed').toHaveLength(1)
  expect((await giveBack(id, BOTTLE, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed', 'done', 'done'])
  expect(await held()).toEqual([])
})

it('leaves the money held that staff have asked to hold meanwhile', async () => {
  const { id } = await paidOrder()
  await bank.set({ refuseRefund: true })
  expect((await giveBack(id, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed'])
  await bank.set({ refuseRefund: false })
  const reason = 'Garrafas quebradas'
  expect((await asStaff(`/admin/orders/${id}/hold`, { reason })).status).toBe(200)
  expect((await giveBack(id, BOTTLE)).status).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed', 'done'])
  expect(
    await sql('select reason from ledger_hold where order_id = $1 and closed_at is null', [id]),
  ).toEqual([{ reason }])
})

it('leaves every rule of the ledger in force', async () => {
  expect(await brokenRulesOf(shop)).toEqual([])
})
