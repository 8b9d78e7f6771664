import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Today } from '#domain/home/todayWire'
import { hoursToApprove } from '#domain/orders/waitingStep'
import { mailsOf } from '../../support/buyer'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import {
  bank,
  chargeOf,
  completePix,
  pixOrder,
  ledgerOf,
  mailsAbout,
  passTime,
  receiptsOf,
  keepBankWell,
} from '../../support/pixWorld'
import { sql } from '../../support/world'

let shop: Shop
keepBankWell()
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 100 })
})

const SOON = { interval: 100 }
const isCanceled = (orderId: string) =>
  expect.poll(async () => (await shop.order(orderId)).status, SOON).toBe('canceled')
const atBank = async (txid: string) => (await bank.chargesOf(txid))[0]?.status

const saysNothingCharged = async (orderId: string) =>
  (await mailsOf(`order-pix-expired:${orderId}`))[0]?.text.includes('Nada foi cobrado')

describe('an order that is not paid in time', () => {
  it('ends with its charge, its bottles are for sale again, and its buyer is told', async () => {
    const before = await shop.stockOf()
    const order = await pixOrder(shop, [{ quantity: 3 }])
    await passTime(order.id)
    await isCanceled(order.id)
    expect(await atBank(order.txid)).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect(await shop.stockOf()).toEqual(before)
    expect(await shop.order(order.id)).toMatchObject({ payment_status: 'canceled', stage: 'over' })
    expect(await mailsAbout(order.id)).toEqual({ pay: 1, received: 0, placed: 0, expired: 1 })
    expect(await saysNothingCharged(order.id)).toBe(true)
    expect(await sql('select 1 from notice where subject_id = $1', [order.id])).toEqual([])
    const again = await completePix(order.cartId)
    expect(again).toMatchObject({ id: order.id, pix: { copy_paste: null } })
  })

  it('is paid after all when the bank says so at the last moment', async () => {
    await bank.set({ webhook: 'never' })
    const order = await pixOrder(shop)
    await bank.pay(order.txid)
    await passTime(order.id)
    await expect
      .poll(async () => (await shop.order(order.id)).payment_status, SOON)
      .toBe('captured')
    expect((await shop.order(order.id)).status).toBe('pending')
    await bank.set({ webhook: 'once' })
  })

  it('waits ten minutes for a bank that does not answer, and no longer', async () => {
    const order = await pixOrder(shop)
    await bank.set({ down: true })
    await passTime(order.id, 5)
    await expect.poll(async () => (await chargeOf(order.id))?.last_error, SOON).not.toBeNull()
    expect((await shop.order(order.id)).status).toBe('pending')
    await passTime(order.id, 11)
    await isCanceled(order.id)
    expect(await chargeOf(order.id)).toMatchObject({ state: 'expired' })
    expect(await saysNothingCharged(order.id)).toBe(false)
    expect(await atBank(order.txid)).toBe('ATIVA')
    await bank.set({ down: false })
    await expect
      .poll(async () => {
        // the bank's client waits a while before it tries a bank again that was down
        await sql(`update pix_charge set next_try_at = now() where order_id = $1`, [order.id])
        return atBank(order.txid)
      }, SOON)
      .toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
  })

  it('ends before its time when the bank has removed its charge', async () => {
    const before = await shop.stockOf()
    const order = await pixOrder(shop)
    await bank.removeCharge(order.txid)
    await sql('update pix_charge set next_try_at = now() where order_id = $1', [order.id])
    await isCanceled(order.id)
    expect(await chargeOf(order.id)).toMatchObject({ state: 'expired' })
    expect(await shop.stockOf()).toEqual(before)
    expect(await saysNothingCharged(order.id)).toBe(true)
  })

  it('says nothing of what was paid when the bank does not know its charge any more', async () => {
    const order = await pixOrder(shop)
    await sql('update pix_charge set txid = $2 where order_id = $1', [
      order.id,
      randomBytes(16).toString('hex'),
    ])
    await passTime(order.id, 5)
    await expect
      .poll(async () => (await chargeOf(order.id))?.last_error, SOON)
      .toContain('does not know a charge')
    expect((await shop.order(order.id)).status).toBe('pending')
    await passTime(order.id, 11)
    await isCanceled(order.id)
    expect(await saysNothingCharged(order.id)).toBe(false)
  })
})

describe('a payment that comes too late', () => {
  const late = async (quantity = 1) => {
    const order = await pixOrder(shop, [{ quantity }])
    await passTime(order.id)
    await isCanceled(order.id)
    await bank.payLate(order.txid)
    await expect
      .poll(async () => (await receiptsOf(order.txid))[0], SOON)
      .toMatchObject({ state: 'waiting', problem: 'late' })
    const [receipt] = await receiptsOf(order.txid)
    return { order, id: receipt?.end_to_end_id ?? '' }
  }

  it('is booked by staff: the order is open again with its bottles, once', async () => {
    const { order, id } = await late(2)
    const before = await shop.stockOf()
    await sql(`update "order" set created_at = now() - interval '10 days' where id = $1`, [
      order.id,
    ])
    const [one, other] = await Promise.all([
      asStaff(`/admin/pix/receipts/${id}/book`, {}),
      asStaff(`/admin/pix/receipts/${id}/book`, {}),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect(await shop.order(order.id)).toMatchObject({
      status: 'pending',
      payment_status: 'captured',
      stage: 'approve',
    })
    expect(await shop.stockOf()).toMatchObject({ reserved: before.reserved + 2 })
    expect(await ledgerOf(order.id)).toMatchObject({ sale: 2 * BOTTLE, shipping: FREIGHT })
    expect(await mailsAbout(order.id)).toMatchObject({ received: 1, placed: 1 })
    // its seller has the whole time from now on
    expect(Date.now() - Date.parse((await shop.order(order.id)).due_from ?? '')).toBeLessThan(
      60_000,
    )
    const today = await call<Today>('/vendor/today', { token: shop.token })
    const [line] = today.body.orders.lines.filter((one) => one.id === order.id)
    expect(hoursToApprove(line?.due_from ?? '', new Date())).toBe(47)
    const lateOnes = await asStaff('/admin/orders?late=approve&limit=100&order=-created_at')
    expect(lateOnes.text).not.toContain(order.id)
    expect((await shop.act(order.id, 'accept')).status).toBe(200)
  })

  it('is not booked when the wine or its bottles are gone, and is given back', async () => {
    const { order, id } = await late()
    const setDeleted = (at: string | null) =>
      sql(
        `update product_variant set deleted_at = $2 where id in
           (select variant_id from product_variant_inventory_item where inventory_item_id = $1)`,
        [shop.wines[0]?.itemId, at],
      )
    await setDeleted(new Date().toISOString())
    const withoutWine = await asStaff(`/admin/pix/receipts/${id}/book`, {})
    await setDeleted(null)
    expect(withoutWine.status, withoutWine.text).toBe(409)
    const { stocked, reserved } = await shop.stockOf()
    await sql(
      `update inventory_level set stocked_quantity = reserved_quantity,
              raw_stocked_quantity = jsonb_build_object('value', reserved_quantity::text, 'precision', 20)
        where inventory_item_id = $1`,
      [shop.wines[0]?.itemId],
    )
    const refused = await asStaff(`/admin/pix/receipts/${id}/book`, {})
    expect(refused.status).toBe(409)
    expect((await shop.order(order.id)).status).toBe('canceled')
    expect((await receiptsOf(order.txid))[0]).toMatchObject({ state: 'waiting' })
    await sql(
      `update inventory_level set stocked_quantity = $2::numeric,
              raw_stocked_quantity = jsonb_build_object('value', $2::text, 'precision', 20)
        where inventory_item_id = $1`,
      [shop.wines[0]?.itemId, String(stocked)],
    )
    expect((await shop.stockOf()).reserved).toBe(reserved)
    const back = await asStaff(`/admin/pix/receipts/${id}/refund`, { amount: order.total })
    expect(back.status, back.text).toBe(200)
    await expect
      .poll(
        async () =>
          (
            await sql<{ state: string }>('select state from pix_refund where end_to_end_id = $1', [
              id,
            ])
          )[0]?.state,
        SOON,
      )
      .toBe('done')
    expect(await bank.refundsOf(id)).toMatchObject([{ status: 'DEVOLVIDO' }])
    expect(await ledgerOf(order.id)).toEqual({})
  })
})
