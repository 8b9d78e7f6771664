import { describe, expect, it } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import type { PixKeyResponse } from '#domain/money/payoutWire'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import {
  asStaff,
  balanceOf,
  deliveredOrder,
  erase,
  newEndToEnd,
  openAccount,
  preparePayout,
  setKey,
} from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { sql } from '../../support/world'

/** So many hours pass for the PIX keys of a seller. */
const passHours = ({ sellerId }: Shop, hours: number) =>
  sql(
    `update pix_key set usable_at = usable_at - make_interval(hours => $2), created_at = created_at - make_interval(hours => $2)
      where seller_id = $1`,
    [sellerId, hours],
  )

const refund = (orderId: string, amount: number, before = 0) =>
  asStaff(`/admin/orders/${orderId}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'Garrafa quebrada',
  })

describe('a PIX key that somebody else set', () => {
  it('never comes into use once the earlier one is set again', async () => {
    const shop = await openAccount({ key: false })
    await setKey(shop, '(54) 99123-4567')
    await passHours(shop, 49)
    await setKey(shop, '(11) 98888-7777')
    await passHours(shop, 8)
    const back = await setKey(shop, '(54) 99123-4567')
    expect(back.body).toMatchObject({ current: { key: '+5554991234567' }, waiting: null })
    await passHours(shop, 41)
    const after = await call<PixKeyResponse>('/vendor/pix-key', { token: shop.token })
    expect(after.body).toMatchObject({ current: { key: '+5554991234567' }, waiting: null })
  })

  it('is dropped by the next change', async () => {
    const shop = await openAccount({ key: false })
    await setKey(shop, '(11) 98888-7777')
    await passHours(shop, 8)
    await setKey(shop, '(54) 99123-4567')
    await passHours(shop, 41)
    const { body } = await call<PixKeyResponse>('/vendor/pix-key', { token: shop.token })
    expect(body).toMatchObject({ current: null, waiting: { key: '+5554991234567' } })
  })

  it('of a seller who may not sell any more stays as it is, and is paid; a spreadsheet keeps the phone as it is', async () => {
    const shop = await openAccount({ key: false })
    await deliveredOrder(shop)
    await setKey(shop, '(54) 99123-4567')
    await passHours(shop, 49)
    await sql(`update seller set store_status = 'INACTIVE' where id = $1`, [shop.sellerId])
    expect((await setKey(shop, '(11) 98888-7777')).status).toBe(403)
    const payout = await preparePayout(shop)
    expect(payout.pix_key).toBe('+5554991234567')
    const file = await asStaff(`/admin/payouts/batches/${payout.batch.id}/export.csv`)
    expect(file.text).toContain(';(54) 99123-4567;')
  })
})

it('a debt of an order is not held with it: the next payout is smaller', async () => {
  const shop = await openAccount()
  const disputed = await deliveredOrder(shop)
  const first = await preparePayout(shop)
  await asStaff(`/admin/payouts/${first.id}/paid`, { end_to_end_id: newEndToEnd() })
  await asStaff(`/admin/orders/${disputed}/hold`, { reason: 'Garrafas quebradas' })
  await refund(disputed, 5_000)
  await sql('update ledger_standing set available_on = ledger_today() where order_id = $1', [
    disputed,
  ])
  const { available, held } = await balanceOf(shop)
  expect(held).toBe(0)
  expect(available).toBeLessThan(0)
  await deliveredOrder(shop)
  expect((await preparePayout(shop)).amount).toBe(12_982 + available)
})

it('a bottle that broke and was given back does not keep the money of the others waiting', async () => {
  const shop = await openAccount()
  const orderId = await placeOrder(shop, [{ quantity: 2 }])
  await shop.act(orderId, 'accept')
  await asStaff(`/admin/orders/${orderId}/capture`, {})
  const [line] = (await shop.order(orderId)).items
  await shop.act(orderId, 'fulfillments', { items: [{ id: line?.id, quantity: 1 }] })
  const [parcel] = (await shop.order(orderId)).fulfillments
  await shop.act(orderId, `fulfillments/${parcel?.id}/mark-as-delivered`)
  const day = async () => {
    const [row] = await sql<{ day: string | null }>(
      'select max(available_on)::text as day from ledger_standing where order_id = $1',
      [orderId],
    )
    return row?.day ?? null
  }
  expect(await day()).toBeNull()
  await refund(orderId, 5_989)
  expect(await day()).toBeNull()
  await refund(orderId, 1, 5_989)
  expect(await day()).not.toBeNull()
})

describe('an account is not erased', () => {
  it('while staff may still take a buyer’s money, which would be nobody’s', async () => {
    const shop = await openAccount()
    const orderId = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(orderId, 'accept')
    const { items } = await shop.order(orderId)
    await shop.act(orderId, 'fulfillments', {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
    })
    const [parcel] = (await shop.order(orderId)).fulfillments
    await shop.act(orderId, `fulfillments/${parcel?.id}/mark-as-delivered`)
    expect(await erase(shop)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('pagamento a confirmar') as string },
    })
  })

  it('and then has no balance to adjust', async () => {
    const shop = await openAccount()
    expect((await erase(shop)).status).toBeLessThan(300)
    const adjusted = await asStaff(`/admin/sellers/${shop.sellerId}/adjustments`, {
      amount: 1_234,
      reason: 'Feira',
    })
    expect(adjusted.status).toBe(404)
  })
})

describe('what the bank says about a payout', () => {
  it.each(['0000-01-01', '2001-01-01', '9999-12-31'])('is not of %s', async (day) => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const { id } = await preparePayout(shop)
    const answer = await asStaff(`/admin/payouts/${id}/paid`, {
      end_to_end_id: newEndToEnd(),
      paid_on: day,
    })
    expect(answer.status).toBe(400)
    expect(answer.body.errors?.paid_on).toBeTruthy()
  })

  it('is one thing when two people say it at once', async () => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const { id } = await preparePayout(shop)
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2
          ? asStaff(`/admin/payouts/${id}/failed`, { reason: 'Conta encerrada' })
          : asStaff(`/admin/payouts/${id}/paid`, {
              end_to_end_id: newEndToEnd(),
              paid_on: saoPauloDate(new Date()),
            }),
      ),
    )
    const { status } = (await asStaff(`/admin/payouts/${id}`)).body.payout
    const taken = responses.filter((answer) => answer.status === 200)
    if (status === 'paid') expect(taken).toHaveLength(1)
    for (const answer of taken) expect(answer.body.payout.status).toBe(status)
    const { available, paid } = await balanceOf(shop)
    expect([available, paid]).toEqual(status === 'paid' ? [0, 12_982] : [12_982, 0])
  })
})

it.each(['0000-01', '1999-12', '2100-01', '9999-12'])(
  'there is no statement of %s, and no error of ours',
  async (month) => {
    const shop = await openAccount()
    for (const format of ['csv', 'pdf'])
      expect(
        (await call(`/vendor/payouts/statement.${format}?month=${month}`, { token: shop.token }))
          .status,
      ).toBe(400)
  },
)

it('the copy of an account has its keys, payouts and entries', async () => {
  const shop = await openAccount()
  await deliveredOrder(shop)
  const { number } = await preparePayout(shop)
  const { text } = await call('/vendor/privacy/export', { token: shop.token })
  const copy = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(copy.chaves_pix).toMatchObject([{ key: 'repasses@vinicola.com.br' }])
  expect(copy.repasses).toMatchObject([{ number: String(number), amount_cents: 12_982 }])
  expect(copy.lancamentos?.map(({ kind }) => kind)).toEqual([
    'sale',
    'shipping',
    'commission',
    'payout',
  ])
})
