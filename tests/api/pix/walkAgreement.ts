import { expect } from 'vitest'
import { fromBankAmount } from '#domain/pix/bankApi'
import type { BuyerOrder, PixReceiptListResponse, Reconciliation } from '#domain/pix/pixWire'
import { saoPauloDate } from '#domain/values/dates'
import { inParts } from '../../../backend/src/pix/writes/inParts'
import { call } from '../../support/http'
import { asStaff } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { bank } from '../../support/pixWorld'
import { brokenRules } from '../../support/walks'
import { sql } from '../../support/world'
import * as paper from './walkModel'
import type { Paper, Payment } from './walkModel'

/** Orders of one shop that walk together, and money that came in for none of them. */
export interface Walked {
  shop: Shop
  orders: Paper[]
  strays: Payment[]
}

/**
 * The bank, 'PIX recebidos', the ledger and the stock say what the model says.
 *
 * @param when of the walk, for who looks for a fault
 */
export async function expectMoney({ shop, orders, strays }: Walked, when: string): Promise<void> {
  const list = await receiptList()
  for (const order of orders) paper.untangle(order, (id) => list.has(id))
  const [pix, entries] = [await paymentsAtBank(), await ledgers(orders)]
  const seen = ({ log, payments, txid }: Pick<Paper, 'log' | 'payments' | 'txid'>) => ({
    log,
    bank: pix.get(txid) ?? [],
    list: payments.map(({ id }) => list.get(id) ?? null),
  })
  for (const order of orders)
    expect({ ...seen(order), ledger: entries.get(order.id) ?? {} }, when).toEqual({
      log: order.log,
      bank: paper.atBank(order.payments),
      list: order.payments.map((one) => paper.listed(one, order)),
      ledger: paper.ledger(order),
    })
  for (const one of strays)
    expect([pix.get(one.txid), list.get(one.id) ?? null], when).toEqual([
      paper.atBank([one]),
      paper.listed(one),
    ])
  for (const [at] of shop.wines.entries())
    expect((await shop.stockOf(at)).reserved, `${when}, wine ${at}`).toBe(
      orders.filter(({ wine }) => wine === at).reduce((sum, one) => sum + paper.reserved(one), 0),
    )
}

/** The buyer's and the seller's page of each order say what the model says. */
export async function expectPages(shop: Shop, orders: Paper[], when: string): Promise<void> {
  await inParts(orders, async (order) => {
    const { body } = await call<{ order: BuyerOrder }>(`/store/orders/by-link/${order.token}`)
    const { state, total, receipts, refunds } = body.order
    const buyer = { state, total, paid: sum(receipts), back: sum(refunds) }
    expect({ log: order.log, buyer, seller: await shop.order(order.id) }, when).toMatchObject({
      log: order.log,
      buyer: paper.buyersPage(order),
      seller: paper.sellersPage(order),
    })
  })
}

/** Nothing is left that can be paid, every rule of the ledger holds, and the days are reconciled. */
export async function expectClean({ shop, orders, strays }: Walked, since: Date): Promise<void> {
  const txids = new Set(orders.map(({ txid }) => txid))
  const { charges } = await bank.state()
  expect(charges.filter(({ txid, status }) => txids.has(txid) && status === 'ATIVA')).toEqual([])
  expect(
    await brokenRules(
      [shop.sellerId],
      orders.map(({ id }) => id),
    ),
  ).toEqual([])
  const ids = new Set(
    [...orders.flatMap(({ payments }) => payments), ...strays].map(({ id }) => id),
  )
  for (const day of new Set([saoPauloDate(since), saoPauloDate(new Date())])) {
    const answer = await asStaff(`/admin/pix/reconciliation?day=${day}`)
    const { differences } = answer.body as unknown as Reconciliation
    expect(differences.filter((one) => ids.has(one.end_to_end_id))).toEqual([])
  }
}

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0)

const PAGE = 100

/** What 'PIX recebidos' says of each payment that waits for staff. */
async function receiptList(): Promise<Map<string, { problem: string; amount: number }>> {
  const found = new Map<string, { problem: string; amount: number }>()
  for (let offset = 0; ; offset += PAGE) {
    const answer = await asStaff(`/admin/pix/receipts?limit=${PAGE}&offset=${offset}`)
    const { receipts } = answer.body as unknown as PixReceiptListResponse
    for (const { id, problem, amount } of receipts) found.set(id, { problem, amount })
    if (receipts.length < PAGE) return found
  }
}

/** What the bank has of each txid. */
async function paymentsAtBank(): Promise<Map<string, paper.AtBank[]>> {
  const { pix } = await bank.state()
  const of = new Map<string, paper.AtBank[]>()
  for (const { txid = '', endToEndId, valor, devolucoes } of pix) {
    const refunds = devolucoes.map((one) => `${one.status} ${fromBankAmount(one.valor)}`)
    const payment = { id: endToEndId, cents: fromBankAmount(valor), refunds }
    of.set(txid, paper.inSequence([...(of.get(txid) ?? []), payment]))
  }
  return of
}

/** Each order's entries in the ledger by kind. */
async function ledgers(orders: readonly Paper[]): Promise<Map<string, Record<string, number>>> {
  const rows = await sql<{ order_id: string; kind: string; amount: number }>(
    `select order_id, kind, sum(amount)::float8 as amount from ledger_entry
      where order_id = any($1) group by 1, 2 having sum(amount) <> 0`,
    [orders.map(({ id }) => id)],
  )
  const of = new Map<string, Record<string, number>>()
  for (const { order_id: id, kind, amount } of rows) of.set(id, { ...of.get(id), [kind]: amount })
  return of
}
