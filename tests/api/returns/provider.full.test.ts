import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT, type Shop } from '../../support/openShop'
import { startPaymentService, type PaymentService } from '../../support/paymentService'
import { tokenOf } from '../../support/people'
import { sellerReturns } from '../../support/returns'
import { startEngineWith, type OtherEngine } from '../../support/startEngineWith'
import { sql } from '../../support/world'

const SUM = BOTTLE + FREIGHT
const REFUSED =
  'O meio de pagamento recusou o reembolso ou não respondeu a tempo. Nada foi registrado: tente de novo em instantes.'

let service: PaymentService
let engine: OtherEngine
let shop: Shop
let staff: string

beforeAll(async () => {
  service = await startPaymentService()
  engine = await startEngineWith(service.settings)
  shop = await openAccount()
  staff = await tokenOf('staff')
})
afterAll(async () => {
  await engine.stop()
  service.stop()
})

/** The engine that asks the payment service. */
async function ask(path: string, body: object) {
  const response = await fetch(`${engine.url}/admin/orders/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff}` },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { message?: string } }
}

/** A return of everything whose money waits for staff. */
async function waiting(): Promise<{ orderId: string; returnId: string }> {
  const orderId = await deliveredOrder(shop, [{ quantity: 1 }])
  const items = (await shop.order(orderId)).items.map(({ id }) => ({ id, quantity: 1 }))
  const asked = await sellerReturns(shop, orderId, '', { reason: 'broken', items })
  const returnId = asked.body.returns[0]?.id ?? ''
  for (const step of ['approve', 'waive'])
    expect((await sellerReturns(shop, orderId, `${returnId}/${step}`, {})).status).toBe(200)
  return { orderId, returnId }
}

/** All that a refund writes, as it stands. */
const kept = async (orderId: string) => {
  const tables = {
    returns: 'select * from order_return where order_id = $1',
    engine: `select id, status, refund_amount from "return" where order_id = $1`,
    refunds: `select r.id, r.amount, r.deleted_at from order_payment_collection o
        join payment p on p.payment_collection_id = o.payment_collection_id join refund r on r.payment_id = p.id
       where o.order_id = $1`,
    collections: `select c.status, c.refunded_amount from order_payment_collection o
        join payment_collection c on c.id = o.payment_collection_id where o.order_id = $1`,
    transactions: 'select reference, amount from order_transaction where order_id = $1',
    version: 'select version from "order" where id = $1',
    ledger: 'select kind, amount from ledger_entry where order_id = $1',
    standing: 'select order_id, amount, available_on from ledger_standing where order_id = $1',
    mails: `select idempotency_key from mail_outbox where idempotency_key like '%' || $1 || '%'`,
    notices: 'select kind, source_id from notice where subject_id = $1',
    audit: 'select action from audit_entry where resource_id = $1',
  }
  const rows = await Promise.all(
    Object.entries(tables).map(async ([name, text]) => [
      name,
      (await sql(text, [orderId])).map((row) => JSON.stringify(row)).toSorted(),
    ]),
  )
  return Object.fromEntries(rows) as Record<keyof typeof tables, string[]>
}

const refundOf = ({ orderId, returnId }: { orderId: string; returnId: string }) =>
  ask(`${orderId}/returns/${returnId}/refund`, { expected: SUM, expected_refunded: 0 })

/** The money is back once, here and there; buyer and seller have their mail of it. */
async function expectGivenOnce(orderId: string, before: Record<string, string[]>): Promise<void> {
  const after = await kept(orderId)
  const added = Object.fromEntries(
    Object.entries(after).map(([name, rows]) => [name, rows.length - (before[name]?.length ?? 0)]),
  )
  expect(added).toMatchObject({ refunds: 1, transactions: 1, mails: 2, audit: 1 })
  expect(after.returns[0]).toContain('"state":"refunded"')
  expect(after.ledger.some((row) => row.includes(`"refund","amount":"-${SUM}"`))).toBe(true)
  const [key] = service.keys
  expect(new Set(service.keys)).toEqual(new Set([key]))
  expect([...service.given]).toEqual([[key, String(SUM / 100)]])
}

describe('a refund of a return that the payment service', () => {
  it('refuses leaves everything as it was, and the next attempt gives back once', async () => {
    const one = await waiting()
    const before = await kept(one.orderId)
    Object.assign(service, { mood: 'refusing', keys: [], given: new Map() })
    for (let time = 0; time < 2; time += 1)
      expect(await refundOf(one)).toMatchObject({ status: 409, body: { message: REFUSED } })
    expect(await kept(one.orderId)).toEqual(before)
    service.mood = 'willing'
    expect((await refundOf(one)).status).toBe(200)
    expect(service.keys).toHaveLength(3)
    await expectGivenOnce(one.orderId, before)
  })

  it('answers too late leaves everything as it was, and the next attempt has the same key', async () => {
    const one = await waiting()
    const before = await kept(one.orderId)
    Object.assign(service, { mood: 'late', keys: [], given: new Map() })
    const began = performance.now()
    expect(await refundOf(one)).toMatchObject({ status: 409, body: { message: REFUSED } })
    // the browser waits for 30 s
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await kept(one.orderId)).toEqual(before)
    // what comes after that writes nothing either, and the order is free
    service.answerLate()
    await pause(1_000)
    expect(await kept(one.orderId)).toEqual(before)
    service.mood = 'willing'
    expect((await refundOf(one)).status).toBe(200)
    expect(service.keys).toHaveLength(2)
    await expectGivenOnce(one.orderId, before)
  })

  it('refuses is refused by hand as well', async () => {
    const { orderId } = await waiting()
    const before = await kept(orderId)
    Object.assign(service, { mood: 'refusing', keys: [], given: new Map() })
    const body = { amount: SUM, expected_refunded: 0, reason: 'Cortesia' }
    expect(await ask(`${orderId}/refund`, body)).toMatchObject({
      status: 409,
      body: { message: REFUSED },
    })
    expect(await kept(orderId)).toEqual(before)
    service.mood = 'willing'
    expect((await ask(`${orderId}/refund`, body)).status).toBe(200)
    expect([...service.given.values()]).toEqual([String(SUM / 100)])
  })
})
