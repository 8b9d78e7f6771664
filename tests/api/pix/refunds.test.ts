import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { LEDGER_CHECKS } from '../../../backend/src/money/reads/ledgerChecks'
import { asStaff } from '../../support/openAccount'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import { bank, ledgerOf, pixOrder } from '../../support/pixWorld'
import { closeDatabase, sql } from '../../support/world'

let shop: Shop
beforeAll(async () => {
  await bank.heal()
  shop = await openShop({ wines: 1, bottles: 100 })
})
afterEach(bank.heal)
afterAll(closeDatabase)

const SOON = { interval: 100 }
const COMMISSION = Math.round(2 * BOTTLE * 0.125)

async function paidOrder() {
  const order = await pixOrder(shop, [{ quantity: 2 }])
  const endToEndId = await bank.pay(order.txid)
  await expect.poll(async () => (await shop.order(order.id)).payment_status, SOON).toBe('captured')
  await shop.act(order.id, 'accept')
  return { ...order, endToEndId }
}

const refund = (orderId: string, amount: number, before = 0) =>
  asStaff(`/admin/orders/${orderId}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'Garrafa quebrada',
  })
const refundsOf = (orderId: string) =>
  sql<{ id: string; state: string; amount: number; bank_reason: string | null }>(
    `select id, state, amount_cents::float8 as amount, bank_reason from pix_refund where order_id = $1 order by asked_at`,
    [orderId],
  )
const statesOf = async (orderId: string) => (await refundsOf(orderId)).map(({ state }) => state)
const statusOf = async (orderId: string) => (await shop.order(orderId)).payment_status
/** What the engine's own order says, in decimal reais. */
const transactionsOf = (orderId: string) =>
  sql<{ reference: string; amount: number }>(
    `select reference, amount::float8 as amount from order_transaction
      where order_id = $1 and deleted_at is null order by created_at`,
    [orderId],
  )

it('goes to the bank in parts, once each, and is in the ledger when it is asked for', async () => {
  const order = await paidOrder()
  expect((await refund(order.id, order.total + 1)).status).toBe(409)
  const [first, double] = await Promise.all([refund(order.id, BOTTLE), refund(order.id, BOTTLE)])
  expect([first.status, double.status]).toEqual([200, 200])
  expect(await statusOf(order.id)).toBe('partially_refunded')
  expect(await ledgerOf(order.id)).toMatchObject({ refund: -BOTTLE })
  expect((await refund(order.id, BOTTLE + FREIGHT, BOTTLE)).status).toBe(200)
  await expect.poll(() => statesOf(order.id), SOON).toEqual(['done', 'done'])
  expect(
    (await bank.refundsOf(order.endToEndId))?.map(({ valor, status }) => [valor, status]),
  ).toEqual([
    ['59.90', 'DEVOLVIDO'],
    ['84.90', 'DEVOLVIDO'],
  ])
  expect(await ledgerOf(order.id)).toEqual({
    sale: 2 * BOTTLE,
    shipping: FREIGHT,
    commission: -COMMISSION,
    refund: -order.total,
    commission_returned: COMMISSION,
  })
  expect((await refund(order.id, 1, order.total)).status).toBe(409)
})

it('that the bank does not carry out is undone, the money is held, and it can be asked for again', async () => {
  const order = await paidOrder()
  await bank.set({ refuseRefund: true })
  expect((await refund(order.id, order.total)).status).toBe(200)
  expect(await statusOf(order.id)).toBe('refunded')
  await expect.poll(() => statesOf(order.id), SOON).toEqual(['failed'])
  await bank.set({ refuseRefund: false })
  expect(await statusOf(order.id)).toBe('captured')
  expect(await ledgerOf(order.id)).toEqual({
    sale: 2 * BOTTLE,
    shipping: FREIGHT,
    commission: -COMMISSION,
    refund: 0,
    commission_returned: 0,
  })
  expect(await transactionsOf(order.id)).toEqual([
    { reference: 'capture', amount: order.total / 100 },
  ])
  expect(
    await sql('select reason from ledger_hold where order_id = $1 and closed_at is null', [
      order.id,
    ]),
  ).toEqual([{ reason: 'O banco não realizou um reembolso deste pedido.' }])
  expect(
    await sql(
      `select 1 from notice where subject_id = $1 and data ->> 'reason' like 'O banco não realizou%'`,
      [order.id],
    ),
  ).toHaveLength(1)
  const { body } = await asStaff('/admin/pix/receipts?limit=100')
  expect(JSON.stringify(body)).toContain(order.endToEndId)
  expect((await refundsOf(order.id))[0]?.bank_reason).toBe('Recusada no banco de demonstração')

  // the same amount again is another refund
  expect((await refund(order.id, order.total)).status).toBe(200)
  await expect.poll(() => statesOf(order.id), SOON).toEqual(['failed', 'done'])
  expect(await statusOf(order.id)).toBe('refunded')
  expect(await ledgerOf(order.id)).toMatchObject({
    refund: -order.total,
    commission_returned: COMMISSION,
  })
})

it('is put once although the answer was lost', async () => {
  const order = await paidOrder()
  await bank.set({ loseAnswers: 3 })
  expect((await refund(order.id, BOTTLE)).status).toBe(200)
  await expect.poll(() => statesOf(order.id), SOON).toEqual(['done'])
  expect(await bank.refundsOf(order.endToEndId)).toHaveLength(1)
})

it('is refused in words after 90 days, and nothing is booked', async () => {
  const order = await paidOrder()
  await sql(
    `update pix_receipt set received_at = now() - interval '91 days' where end_to_end_id = $1`,
    [order.endToEndId],
  )
  const answer = await refund(order.id, BOTTLE)
  expect(answer.status).toBe(409)
  expect(answer.text).toContain('90 dias')
  expect(await ledgerOf(order.id)).not.toHaveProperty('refund')
  expect(await refundsOf(order.id)).toEqual([])
})

it('leaves every rule of the ledger in force', async () => {
  const own = await sql<{ id: string }>(
    'select order_id as id from seller_order where seller_id = $1',
    [shop.sellerId],
  )
  for (const [rule, statement] of Object.entries(LEDGER_CHECKS)) {
    const found = await sql(`select id from (${statement}) broken where id = any($1)`, [
      [shop.sellerId, ...own.map(({ id }) => id)],
    ])
    expect(found, rule).toEqual([])
  }
})
