import { afterEach, beforeAll, expect } from 'vitest'
import { openBank } from '../../backend/src/pix/bank/openBank'
import { DEMO_ACCOUNT } from '../../ops/bank/startBank'
import type { BankState } from '../../ops/bank/bankState'
import { NO_FAULTS, type Faults } from '../../ops/bank/faults'
import { saoPauloDate } from '#domain/values/dates'
import { buy, checkOut, mailsOf, openCart, type Wanted } from './buyer'
import { call } from './http'
import { asStaff } from './openAccount'
import type { Shop } from './openShop'
import { readRun } from './readRun'
import { brokenRules } from './walks'
import { until } from './until'
import { sql, world } from './world'

/** An order that is to be paid by PIX, as the completion answers it. */
export interface PixOrder {
  id: string
  cartId: string
  txid: string
  /** Cents. */
  total: number
  pix: { copy_paste: string | null; expires_at: string; link: string }
}

async function askBank<Body>(path: string, body?: object): Promise<Body> {
  const { origin } = new URL(readRun(world.dataDir).bank.WINEX_PIX_URL ?? '')
  const answer = await fetch(`${origin}/demo/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text) as Body
}

const stateOfBank = () => askBank<BankState>('state')

async function payAt(body: object): Promise<string> {
  const { endToEndIds } = await askBank<{ endToEndIds: string[] }>('pay', body)
  return endToEndIds[0] ?? ''
}

/** The running copy's demonstration bank. All tests share it: what sets faults runs alone, after the others (vitest.config.ts). */
export const bank = {
  /** Somebody pays. @returns the payment's end-to-end id */
  pay: (txid: string, cents?: number): Promise<string> => payAt({ txid, amount: cents }),
  payLate: (txid: string, cents?: number): Promise<string> =>
    payAt({ txid, amount: cents, late: true }),
  /** A charge is removed there, and not by us. */
  removeCharge: (txid: string) => {
    const { WINEX_PIX_URL: url = '', WINEX_PIX_TOKEN_URL: tokenUrl = '' } = readRun(
      world.dataDir,
    ).bank
    return openBank({ ...DEMO_ACCOUNT, url, tokenUrl }).removeCharge(txid)
  },
  state: stateOfBank,
  chargesOf: async (txid: string) =>
    (await stateOfBank()).charges.filter((charge) => charge.txid === txid),
  refundsOf: async (endToEndId: string) =>
    (await stateOfBank()).pix.find((one) => one.endToEndId === endToEndId)?.devolucoes,
  /** The bank gives what is left of a payment back by itself. */
  takeBack: (endToEndId: string) => askBank('take-back', { endToEndId }),
  set: (faults: Partial<Faults>) => askBank('faults', faults),
  /** Nothing goes wrong any more, and the engine no longer takes it for down. */
  heal: async (): Promise<void> => {
    await askBank('faults', NO_FAULTS)
    const day = `/admin/pix/reconciliation?day=${saoPauloDate(new Date())}`
    const status = async () => (await asStaff(day)).status
    await until('the engine asks the bank again', status, (found) => found === 200)
  },
}

/** The bank is well before the tests of a file and after each of them. */
export function keepBankWell(): void {
  beforeAll(bank.heal)
  afterEach(bank.heal)
}

/** Buys of a shop and chooses PIX; the cart can then be completed. */
export async function fillPixCart(
  shop: Shop,
  wanted: Wanted[] = [{}],
  taxId?: string,
): Promise<string> {
  const cartId = await openCart(undefined, shop, wanted)
  if (taxId) await buy(`carts/${cartId}`, { tax_id: taxId })
  await checkOut(cartId, 'pp_pix')
  return cartId
}

export async function completePix(cartId: string): Promise<PixOrder> {
  const { status, text } = await buy(`carts/${cartId}/complete`, {})
  if (status >= 300) throw new Error(text)
  const { order, pix } = JSON.parse(text) as Pick<PixOrder, 'pix'> & { order: { id: string } }
  const [charge] = await sql<{ txid: string; amount: number }>(
    'select txid, amount_cents::float8 as amount from pix_charge where order_id = $1',
    [order.id],
  )
  if (!charge) throw new Error('an order without a charge')
  return { id: order.id, cartId, txid: charge.txid, total: charge.amount, pix }
}

export const pixOrder = async (shop: Shop, wanted?: Wanted[]): Promise<PixOrder> =>
  completePix(await fillPixCart(shop, wanted))

/** An order of so many bottles that is paid, and not yet answered. */
export async function paidPixOrder(
  shop: Shop,
  quantity = 2,
): Promise<PixOrder & { endToEndId: string }> {
  const order = await pixOrder(shop, [{ quantity }])
  const endToEndId = await bank.pay(order.txid)
  await expect
    .poll(async () => (await shop.order(order.id)).payment_status, { interval: 100 })
    .toBe('captured')
  return { ...order, endToEndId }
}

/** Staff give cents of an order back. */
export const giveBack = (orderId: string, amount: number, before = 0, canceled?: object[]) =>
  asStaff(`/admin/orders/${orderId}/refund`, {
    amount,
    expected_refunded: before,
    reason: 'Garrafa quebrada',
    ...(canceled && { canceled }),
  })

/** What the bank is asked to give back of an order, the oldest first. */
export const pixRefundsOf = (orderId: string) =>
  sql<{ id: string; state: string; amount: number; bank_reason: string | null }>(
    `select id, state, amount_cents::float8 as amount, bank_reason from pix_refund where order_id = $1 order by asked_at`,
    [orderId],
  )

export const refundStatesOf = async (orderId: string) =>
  (await pixRefundsOf(orderId)).map(({ state }) => state)

/** The rules of the ledger that a seller or its orders break (`npm run ledger:check`). */
export async function brokenRulesOf({ sellerId }: Shop): Promise<string[]> {
  const own = await sql<{ id: string }>(
    'select order_id as id from seller_order where seller_id = $1',
    [sellerId],
  )
  return brokenRules(
    [sellerId],
    own.map(({ id }) => id),
  )
}

/** Somebody calls the engine's webhook with these ids. @returns the answer's status */
export const tellOf = async (
  ids: string[],
  secret: string = DEMO_ACCOUNT.webhookSecret,
): Promise<number> =>
  (
    await call(`/webhooks/pix/${secret}/pix`, {
      body: { pix: ids.map((endToEndId) => ({ endToEndId, valor: '1.00' })) },
    })
  ).status

/** The receipts of an order or a txid, the oldest first. */
export const receiptsOf = (txid: string | null) =>
  sql<{ end_to_end_id: string; state: string; problem: string | null; amount: number }>(
    `select end_to_end_id, state, problem, amount_cents::float8 as amount from pix_receipt
      where txid is not distinct from $1 order by noted_at`,
    [txid],
  )

export const chargeOf = async (orderId: string) =>
  (
    await sql<{ state: string; copy_paste: string | null; last_error: string | null }>(
      'select state, copy_paste, last_error from pix_charge where order_id = $1',
      [orderId],
    )
  )[0]

/** The time to pay an order is over since so many minutes. */
export const passTime = (orderId: string, minutes = 0) =>
  sql(
    `update pix_charge set expires_at = now() - make_interval(mins => $2), next_try_at = now() where order_id = $1`,
    [orderId, minutes],
  )

/** Sums of an order's entries in the ledger by kind, in cents. */
export const ledgerOf = async (orderId: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await sql<{ kind: string; amount: number }>(
        'select kind, sum(amount)::float8 as amount from ledger_entry where order_id = $1 group by kind',
        [orderId],
      )
    ).map(({ kind, amount }) => [kind, amount]),
  )

/** The engine's own account of the order as it is now, in decimal reais. */
export const accountOf = async (orderId: string) =>
  (
    await sql(
      `select (s.totals ->> 'transaction_total')::float8 as paid, (s.totals ->> 'pending_difference')::float8 as pending
         from order_summary s join "order" o on o.id = s.order_id and o.version = s.version
        where s.order_id = $1 and s.deleted_at is null`,
      [orderId],
    )
  )[0]

/** How many mails of each kind an order has. */
export const mailsAbout = async (orderId: string) => ({
  pay: (await mailsOf(`order-pix:${orderId}`)).length,
  received: (await mailsOf(`order-received:${orderId}`)).length,
  placed: (await mailsOf(`order-placed:${orderId}`)).length,
  expired: (await mailsOf(`order-pix-expired:${orderId}`)).length,
})
