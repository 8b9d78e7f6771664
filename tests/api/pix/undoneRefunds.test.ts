import { beforeAll, describe, expect, it } from 'vitest'
import { saoPauloDate } from '#domain/values/dates'
import { formatBRL } from '#domain/values/money'
import { call } from '../../support/http'
import { asStaff, balanceOf, openAccount, preparePayout } from '../../support/openAccount'
import { BOTTLE, FREIGHT, openShop, type Shop } from '../../support/openShop'
import { tokenOf } from '../../support/people'
import {
  accountOf,
  bank,
  brokenRulesOf,
  giveBack,
  ledgerOf,
  paidPixOrder,
  pixRefundsOf,
  refundStatesOf,
  keepBankWell,
} from '../../support/pixWorld'
import { sellerReturns, staffReturns } from '../../support/returns'
import { sql } from '../../support/world'
import { packed, standingOf } from '../orders/standing'

let shop: Shop
keepBankWell()
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 100 })
})

const SOON = { interval: 100 }
const COMMISSION = Math.round(2 * BOTTLE * 0.125)
const WHOLE = 2 * BOTTLE + FREIGHT

/** Everything that has come in, and nothing that went back. */
const UNTOUCHED = {
  sale: 2 * BOTTLE,
  shipping: FREIGHT,
  commission: -COMMISSION,
  refund: 0,
  commission_returned: 0,
}

/** An order of two bottles that was placed, paid and promised long ago. */
async function lateOrder({ isAccepted = true } = {}) {
  const order = await paidPixOrder(shop)
  if (isAccepted) await shop.act(order.id, 'accept')
  await sql(`update order_approval set promised_on = '2026-01-05' where order_id = $1`, [order.id])
  await sql(`update "order" set created_at = created_at - interval '30 days' where id = $1`, [
    order.id,
  ])
  await sql(`update pix_charge set paid_at = now() - interval '30 days' where order_id = $1`, [
    order.id,
  ])
  return order
}

type Ask = () => Promise<{ status: number; text: string }>

async function asked(ask: Ask) {
  const answer = await ask()
  expect(answer.status, answer.text).toBe(200)
}

/** The bank refuses what this asks it to give back. */
async function refused(orderId: string, ask: Ask) {
  await bank.set({ refuseRefund: true })
  await asked(ask)
  await expect.poll(() => refundStatesOf(orderId), SOON).toEqual(['failed'])
  await bank.set({ refuseRefund: false })
}

/** After that the bank carries out what this asks it to give back. */
async function carriedOut(orderId: string, ask: Ask) {
  await asked(ask)
  await expect.poll(() => refundStatesOf(orderId), SOON).toEqual(['failed', 'done'])
}

const heldFor = (orderId: string) =>
  sql('select reason from ledger_hold where order_id = $1 and closed_at is null', [orderId])
const statusOf = async (orderId: string) => (await shop.order(orderId)).payment_status
const mailsOf = async (orderId: string, template: string) =>
  (
    await sql('select 1 from mail_outbox where order_id = $1 and template = $2', [
      orderId,
      template,
    ])
  ).length
/** Whether the seller is told that what has not left is canceled, in each notice of an undone refund. */
const noticesOf = (orderId: string) =>
  sql(
    `select data ->> 'reason' like '%cancelado%' as ended from notice
      where subject_id = $1 and data ->> 'reason' like 'O banco não realizou%'`,
    [orderId],
  )
/** Bottles that are not for sale since. */
async function goneSince(before: Awaited<ReturnType<Shop['stockOf']>>) {
  const { stocked, reserved, reservations } = await shop.stockOf()
  expect(reservations, 'each reserved for an order').toBe(reserved)
  return { sent: before.stocked - stocked, reserved: reserved - before.reserved }
}

describe('a refund that the bank does not carry out', () => {
  it('is undone, the money is held, and the same amount can be asked for again', async () => {
    const { id, endToEndId } = await lateOrder()
    await refused(id, () => giveBack(id, BOTTLE))
    expect(await statusOf(id)).toBe('captured')
    expect(await ledgerOf(id)).toEqual(UNTOUCHED)
    expect(await accountOf(id)).toEqual({ paid: WHOLE / 100, pending: 0 })
    expect(await heldFor(id)).toEqual([
      { reason: 'O banco não realizou um reembolso deste pedido.' },
    ])
    expect(await noticesOf(id)).toEqual([{ ended: false }])
    expect(JSON.stringify((await asStaff('/admin/pix/receipts?limit=100')).body)).toContain(
      endToEndId,
    )
    expect((await pixRefundsOf(id))[0]?.bank_reason).toBe('Recusada no banco de demonstração')
    const told = (await shop.order(id)).timeline?.find(({ event }) => event === 'refund_failed')
    expect(told?.reason, 'the amount, and nothing of what the bank said').toBe(
      `O reembolso de ${formatBRL(BOTTLE)} foi desfeito.`,
    )
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'send', late: [true, true, true] })

    await carriedOut(id, () => giveBack(id, BOTTLE))
    expect(await heldFor(id), 'its buyer has the money').toEqual([])
    expect(await ledgerOf(id)).toMatchObject({ refund: -BOTTLE })
    expect(await mailsOf(id, 'order-refunded'), 'the buyer is told of each').toBe(2)
    await shop.act(id, 'cancel')
  })

  it('leaves what was canceled with it canceled, and the engine’s own account even', async () => {
    const before = await shop.stockOf()
    const { id } = await lateOrder()
    const [line] = (await shop.order(id)).items
    await refused(id, () => giveBack(id, BOTTLE, 0, [{ id: line?.id, quantity: 1 }]))
    expect(await accountOf(id)).toMatchObject({ paid: WHOLE / 100 })
    expect(await goneSince(before)).toEqual({ sent: 0, reserved: 1 })
    await carriedOut(id, () => giveBack(id, BOTTLE))
    expect(await accountOf(id)).toMatchObject({ paid: (WHOLE - BOTTLE) / 100 })
    await shop.act(id, 'cancel')
  })
})

it('that staff give up is not undone while the bank’s answer cannot be read: it may have been made', async () => {
  const { id, endToEndId } = await lateOrder()
  const giveUp = async () => (await asStaff(`/admin/pix/receipts/${endToEndId}/give-up`, {})).status
  const stuck = () =>
    sql(
      `select is_given_up from pix_refund where order_id = $1 and state in ('asked', 'sent') and next_try_at is null`,
      [id],
    )
  await bank.set({ unreadable: true })
  expect((await giveBack(id, BOTTLE)).status).toBe(200)
  await expect.poll(() => bank.refundsOf(endToEndId), SOON).toHaveLength(1)
  await sql(
    `update pix_refund set refused_since = now() - interval '25 hours', next_try_at = now() where order_id = $1`,
    [id],
  )
  await expect.poll(stuck, SOON).toEqual([{ is_given_up: false }])
  expect(await giveUp()).toBe(200)
  await expect.poll(stuck, SOON).toEqual([{ is_given_up: true }])
  await bank.set({ unreadable: false })
  expect(await giveUp()).toBe(200)
  await expect.poll(() => refundStatesOf(id), SOON).toEqual(['done'])
  expect(await ledgerOf(id)).toMatchObject({ refund: -BOTTLE })
  await shop.act(id, 'cancel')
})

describe('the day on which money becomes available', () => {
  const waiting = (orderId: string) =>
    sql('select 1 from ledger_standing where order_id = $1 and available_on is null', [orderId])

  it('does not begin with a refund that was not made: the bottles are still to arrive', async () => {
    const { id } = await lateOrder()
    await refused(id, () => giveBack(id, 2 * BOTTLE))
    expect((await shop.order(id)).stage).toBe('send')
    expect(await waiting(id)).not.toEqual([])
    await packed(shop, id, 2, 'mark-as-delivered')
    expect(await waiting(id)).toEqual([])
  })

  it('waits for no bottle that is never sent, also where the bank has not given its money back', async () => {
    const { id } = await lateOrder()
    const [line] = (await shop.order(id)).items
    await refused(id, () => giveBack(id, BOTTLE, 0, [{ id: line?.id, quantity: 1 }]))
    expect(await waiting(id)).not.toEqual([])
    await packed(shop, id, 1, 'mark-as-delivered')
    expect(await waiting(id)).toEqual([])
  })
})

it('of an order in a payout under way, what comes to it and what that payout frees are held', async () => {
  const account = await openAccount()
  const { id } = await paidPixOrder(account)
  await account.act(id, 'accept')
  await packed(account, id, 2, 'mark-as-delivered')
  await sql(`update ledger_standing set available_on = available_on - 31 where order_id = $1`, [id])
  await bank.set({ down: true })
  await asked(() => giveBack(id, BOTTLE))
  const payout = await preparePayout(account)
  await bank.set({ down: false, refuseRefund: true })
  await expect
    .poll(async () => {
      await sql('update pix_refund set next_try_at = now() where order_id = $1 and state = $2', [
        id,
        'asked',
      ])
      return refundStatesOf(id)
    }, SOON)
    .toEqual(['failed'])
  const net = (await account.order(id)).commission?.net_amount ?? 0
  expect(await balanceOf(account)).toMatchObject({ available: 0, held: net - payout.amount })
  await asStaff(`/admin/payouts/${payout.id}/failed`, { reason: 'Chave encerrada' })
  expect(await balanceOf(account)).toMatchObject({ available: 0, held: net })
})

describe('an order of which everything had been given back', () => {
  it('that its seller had rejected stays rejected, and its money can be given back again', async () => {
    const before = await shop.stockOf()
    const { id } = await lateOrder()
    await refused(id, () => shop.act(id, 'cancel', { reason: 'Acabou' }))
    expect(await shop.order(id)).toMatchObject({ status: 'canceled', payment_status: 'captured' })
    expect(await ledgerOf(id)).toEqual(UNTOUCHED)
    expect(await standingOf(shop, id)).toMatchObject({ stage: 'over', late: [false, false, false] })
    await carriedOut(id, () => giveBack(id, WHOLE))
    expect(await statusOf(id)).toBe('refunded')
    expect(await goneSince(before)).toEqual({ sent: 0, reserved: 0 })
    expect([await mailsOf(id, 'order-rejected'), await mailsOf(id, 'order-refunded')]).toEqual([
      1, 1,
    ])
  })

  it.each([
    ['nobody has answered', { isAccepted: false, isPacked: false }],
    ['nobody has packed', { isAccepted: true, isPacked: false }],
    ['was packed', { isAccepted: true, isPacked: true }],
  ])('that %s is canceled: its bottles are for sale again', async (_case, given) => {
    const before = await shop.stockOf()
    const { id } = await lateOrder(given)
    if (given.isPacked) {
      const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 1 }))
      await shop.act(id, 'fulfillments', { items, location_id: shop.locationId })
    }
    await refused(id, () => giveBack(id, WHOLE))
    const order = await shop.order(id)
    expect(order).toMatchObject({ status: 'canceled', payment_status: 'captured' })
    const events = order.timeline?.map(({ event }) => event)
    expect(events).toEqual(expect.arrayContaining(['refund_failed', 'canceled']))
    expect(order.fulfillments.filter((one) => !one.canceled_at)).toEqual([])
    expect(await goneSince(before)).toEqual({ sent: 0, reserved: 0 })
    expect(await standingOf(shop, id)).toMatchObject({
      stage: 'over',
      late: [false, false, false],
      waits: { approve: 0, send: 0 },
    })
    expect(await noticesOf(id)).toEqual([{ ended: true }])
    expect(await ledgerOf(id)).toEqual(UNTOUCHED)
    await carriedOut(id, () => giveBack(id, WHOLE))
    expect(await statusOf(id)).toBe('refunded')
    expect(await goneSince(before)).toEqual({ sent: 0, reserved: 0 })
    expect(await ledgerOf(id)).toMatchObject({ refund: -WHOLE, commission_returned: COMMISSION })
    expect(await mailsOf(id, 'order-refunded')).toBe(2)
  })

  it('that has left in part waits for no more than that part', async () => {
    const before = await shop.stockOf()
    const { id } = await lateOrder()
    await packed(shop, id, 1, 'shipments')
    await refused(id, () => giveBack(id, WHOLE))
    expect((await shop.order(id)).items[0]?.canceled_quantity).toBe(1)
    expect(await standingOf(shop, id)).toMatchObject({
      stage: 'transit',
      late: [true, true, false],
      waits: { send: 0 },
    })
    expect(await accountOf(id)).toMatchObject({ paid: WHOLE / 100 })
    expect(await goneSince(before)).toEqual({ sent: 1, reserved: 0 })
    await carriedOut(id, () => giveBack(id, WHOLE))
    expect((await shop.order(id)).stage).toBe('over')
    expect(await accountOf(id)).toMatchObject({ paid: 0 })
  })
})

describe('a return whose refund the bank does not carry out', () => {
  /** In the list of what staff have to give back. */
  const isOwed = async (orderId: string) => {
    const path = `/admin/orders?returns=refund&limit=50&seller_id=${shop.sellerId}`
    const { body } = await call<{ orders: { id: string }[] }>(path, {
      token: await tokenOf('staff'),
    })
    return body.orders.some((one) => one.id === orderId)
  }

  it.each([
    ['received', { restock: true }],
    ['waived', {}],
  ] as const)('is %s again, and is refunded once, with its freight', async (state, body) => {
    const { id } = await lateOrder()
    await packed(shop, id, 2, 'mark-as-delivered')
    const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
    const asked = await sellerReturns(shop, id, '', { reason: 'broken', items, note: 'Ligou' })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/${state === 'received' ? 'receive' : 'waive'}`, body)
    const standing = async () => [
      await accountOf(id),
      (await sellerReturns(shop, id)).body.returns.map((known) => ({
        ...known,
        bank_refuses: undefined,
      })),
      await shop.stockOf(),
    ]
    const before = await standing()
    const refund = () =>
      staffReturns(id, `${one}/refund`, { expected: WHOLE, expected_refunded: 0 })

    await refused(id, refund)
    expect(await ledgerOf(id)).toEqual(UNTOUCHED)
    expect(await isOwed(id)).toBe(true)
    expect((await shop.order(id)).stage).toBe('delivered')
    expect(await standing()).toEqual(before)

    await carriedOut(id, refund)
    expect(await accountOf(id)).toEqual({ paid: 0, pending: 0 })
    expect(await ledgerOf(id)).toMatchObject({ refund: -WHOLE, commission_returned: COMMISSION })
    expect((await staffReturns(id)).body.returns[0]).toMatchObject({
      state: 'refunded',
      amount: { bottles: 2 * BOTTLE, freight: FREIGHT },
    })
    expect(await isOwed(id)).toBe(false)
    const mails = await sql<{ subject: string }>(
      `select subject from mail_outbox where order_id = $1 and template = 'order-return'`,
      [id],
    )
    expect(mails.filter(({ subject }) => subject.includes('concluída'))).toHaveLength(2)
  })
})

describe('money that went back in another way', () => {
  const elsewhere = (id: string, isElsewhere = true) =>
    asStaff(`/admin/orders/${id}/refund`, {
      amount: BOTTLE,
      expected_refunded: 0,
      reason: 'Conta encerrada',
      elsewhere: isElsewhere,
    })
  const refusesOf = async (id: string) => (await asStaff(`/admin/orders/${id}`)).body.order
  const isListed = async (endToEndId: string) =>
    JSON.stringify((await asStaff('/admin/pix/receipts?limit=100')).body).includes(endToEndId)
  const told = async (id: string, template: string) =>
    (
      await sql<{ text: string }>(
        'select text from mail_outbox where order_id = $1 and template = $2 order by created_at desc limit 1',
        [id, template],
      )
    )[0]?.text

  it('is entered only where the bank refuses, ends what waits in the list, and asks the bank for nothing', async () => {
    const { id, endToEndId } = await lateOrder()
    expect(await refusesOf(id)).toMatchObject({ bank_refuses: false })
    const early = await elsewhere(id)
    expect([early.status, early.text]).toEqual([409, expect.stringContaining('reembolse por ele')])
    expect(await ledgerOf(id)).not.toHaveProperty('refund')

    await refused(id, () => giveBack(id, BOTTLE))
    expect(await refusesOf(id)).toMatchObject({ bank_refuses: true })
    expect(await isListed(endToEndId)).toBe(true)
    const answers = await Promise.all([elsewhere(id), elsewhere(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await elsewhere(id, false)).status, 'the same sum by the bank').toBe(409)
    expect(await refundStatesOf(id)).toEqual(['failed', 'elsewhere'])
    expect(await isListed(endToEndId)).toBe(false)
    expect(await heldFor(id)).toEqual([])
    expect(await ledgerOf(id)).toMatchObject({ refund: -BOTTLE })
    expect(await accountOf(id)).toMatchObject({ paid: (WHOLE - BOTTLE) / 100 })
    expect(await statusOf(id)).toBe('partially_refunded')
    expect(await told(id, 'order-refunded')).toContain('voltaram para você de outra forma')
    expect(await bank.refundsOf(endToEndId)).toMatchObject([{ status: 'NAO_REALIZADO' }])
    await shop.act(id, 'cancel')
  })

  it('is no answer to a refund that the bank is asked for, and none once the bank has given back again', async () => {
    const { id } = await lateOrder()
    await refused(id, () => giveBack(id, BOTTLE))
    expect((await elsewhere(id, false)).status).toBe(200)
    expect((await elsewhere(id)).status, 'the same sum elsewhere').toBe(409)
    await expect.poll(() => refundStatesOf(id), SOON).toEqual(['failed', 'done'])
    expect(await refusesOf(id)).toMatchObject({ bank_refuses: false })
    await shop.act(id, 'cancel')
  })

  it('ends a return whose payment is older than what the bank gives back', async () => {
    const { id, endToEndId } = await lateOrder()
    await packed(shop, id, 2, 'mark-as-delivered')
    const items = (await shop.order(id)).items.map((item) => ({ id: item.id, quantity: 2 }))
    const asked = await sellerReturns(shop, id, '', { reason: 'broken', items, note: 'Ligou' })
    const one = asked.body.returns[0]?.id ?? ''
    await sellerReturns(shop, id, `${one}/approve`, {})
    await sellerReturns(shop, id, `${one}/waive`, {})
    await sql(
      `update pix_receipt set received_at = now() - interval '91 days' where end_to_end_id = $1`,
      [endToEndId],
    )
    const refund = (isElsewhere: boolean) =>
      staffReturns(id, `${one}/refund`, {
        expected: WHOLE,
        expected_refunded: 0,
        elsewhere: isElsewhere,
      })
    const byBank = await refund(false)
    expect([byBank.status, byBank.text]).toEqual([409, expect.stringContaining('90 dias')])
    expect((await staffReturns(id)).body.returns[0]).toMatchObject({ bank_refuses: true })
    const answer = await refund(true)
    expect([answer.status, answer.body.returns[0]?.state]).toEqual([200, 'refunded'])
    expect((await refund(true)).status, 'once more').toBe(200)
    expect((await refund(false)).status, 'by the bank').toBe(409)
    expect(await refundStatesOf(id)).toEqual(['elsewhere'])
    expect(await accountOf(id)).toEqual({ paid: 0, pending: 0 })
    expect(await ledgerOf(id)).toMatchObject({ refund: -WHOLE, commission_returned: COMMISSION })
    expect(await told(id, 'order-return')).toContain('voltaram para você de outra forma')
    expect(await bank.refundsOf(endToEndId)).toEqual([])
  })
})

it('leaves every rule of the ledger in force, and the day even with the bank', async () => {
  expect(await brokenRulesOf(shop)).toEqual([])
  const { body } = await asStaff(`/admin/pix/reconciliation?day=${saoPauloDate(new Date())}`)
  const own = await sql<{ id: string }>(
    `select x.end_to_end_id as id from pix_receipt x join seller_order s using (order_id) where s.seller_id = $1`,
    [shop.sellerId],
  )
  expect(own.length).toBeGreaterThan(5)
  const differences = body.differences as { end_to_end_id: string }[]
  expect(differences.filter((one) => own.some(({ id }) => id === one.end_to_end_id))).toEqual([])
})
