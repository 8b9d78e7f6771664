import { DEMO_ACCOUNT, startBank, type RunningBank } from '../../ops/bank/startBank'
import { call } from './http'
import { mailsOf, openCart, buy, type Wanted } from './buyer'
import type { Shop } from './openShop'
import { startEngineWith, type OtherEngine } from './startEngineWith'
import { sql } from './world'

const WEBHOOK_SECRET = 'segredo-do-webhook-0123456789-abcdef'

/** An order that is to be paid by PIX, as the completion answers it. */
export interface PixOrder {
  id: string
  cartId: string
  txid: string
  /** Cents. */
  total: number
  pix: { copy_paste: string | null; expires_at: string; link: string }
}

export interface PixWorld {
  stand: RunningBank
  engine: OtherEngine
  /** Buys of a shop and chooses PIX; the cart can then be completed. */
  fillCart: (shop: Shop, wanted?: Wanted[], taxId?: string) => Promise<string>
  complete: (cartId: string) => Promise<PixOrder>
  order: (shop: Shop, wanted?: Wanted[]) => Promise<PixOrder>
  /** The bank calls this engine's webhook with these ids. */
  tell: (ids: string[], secret?: string) => Promise<number>
  stop: () => Promise<void>
}

/** A bank of this test's own, and an engine that is its customer, on the database of the running copy. */
export async function openPixWorld(settings: Record<string, string> = {}): Promise<PixWorld> {
  const stand = await startBank({ port: 0, refundMs: 500 })
  const engine = await startEngineWith({
    WINEX_PIX_URL: stand.url,
    WINEX_PIX_TOKEN_URL: stand.tokenUrl,
    WINEX_PIX_CLIENT_ID: DEMO_ACCOUNT.clientId,
    WINEX_PIX_CLIENT_SECRET: DEMO_ACCOUNT.clientSecret,
    WINEX_PIX_KEY: DEMO_ACCOUNT.key,
    WINEX_PIX_WEBHOOK_SECRET: WEBHOOK_SECRET,
    WINEX_STORE_LIMIT_COMPLETIONS: '100000',
    WINEX_STORE_LIMIT_CHANGES: '100000',
    WINEX_HELD_BOTTLES: '1200',
    ...settings,
  })
  stand.bank.putWebhook(DEMO_ACCOUNT.key, `${engine.url}/webhooks/pix/${WEBHOOK_SECRET}`)
  const { body: config } = await call<{ publishable_key: string }>('/public/config')
  const ask = async <Body>(path: string, body: unknown) => {
    const answer = await fetch(`${engine.url}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-publishable-api-key': config.publishable_key,
      },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.status >= 300) throw new Error(text)
    return JSON.parse(text) as Body
  }
  const fillCart: PixWorld['fillCart'] = async (shop, wanted = [{}], taxId) => {
    const cartId = await openCart(undefined, shop, wanted)
    if (taxId) await buy(`carts/${cartId}`, { tax_id: taxId })
    const { body } = await buy(`shipping-options?cart_id=${cartId}`)
    await buy(`carts/${cartId}/shipping-methods`, { option_id: body.shipping_options?.[0]?.id })
    const { payment_collection: collection } = await ask<{ payment_collection: { id: string } }>(
      '/store/payment-collections',
      { cart_id: cartId },
    )
    await ask(`/store/payment-collections/${collection.id}/payment-sessions`, {
      provider_id: 'pp_pix',
    })
    return cartId
  }
  const complete: PixWorld['complete'] = async (cartId) => {
    const { order, pix } = await ask<{ order: { id: string }; pix: PixOrder['pix'] }>(
      `/store/carts/${cartId}/complete`,
      {},
    )
    const [charge] = await sql<{ txid: string; amount: number }>(
      'select txid, amount_cents::float8 as amount from pix_charge where order_id = $1',
      [order.id],
    )
    if (!charge) throw new Error('an order without a charge')
    return { id: order.id, cartId, txid: charge.txid, total: charge.amount, pix }
  }
  return {
    stand,
    engine,
    fillCart,
    complete,
    order: async (shop, wanted) => complete(await fillCart(shop, wanted)),
    tell: async (ids, secret = WEBHOOK_SECRET) => {
      const answer = await fetch(`${engine.url}/webhooks/pix/${secret}/pix`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pix: ids.map((endToEndId) => ({ endToEndId, valor: '1.00' })) }),
      })
      return answer.status
    },
    stop: async () => {
      await engine.stop()
      await stand.close()
    },
  }
}

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

/** How many mails of each kind an order has. */
export const mailsAbout = async (orderId: string) => ({
  pay: (await mailsOf(`order-pix:${orderId}`)).length,
  received: (await mailsOf(`order-received:${orderId}`)).length,
  placed: (await mailsOf(`order-placed:${orderId}`)).length,
  expired: (await mailsOf(`order-pix-expired:${orderId}`)).length,
})
