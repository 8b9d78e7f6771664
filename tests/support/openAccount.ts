import { randomUUID } from 'node:crypto'
import type { AdminPayout, Balance, PayoutBatch, PixKeyResponse } from '#domain/money/payoutWire'
import { placeOrder, type Wanted } from './buyer'
import { openShop, type Shop } from './openShop'
import { call, type Answer } from './http'
import { tokenOf } from './people'
import { sql } from './world'

export interface StaffBody extends Record<string, unknown> {
  message?: string
  errors?: Record<string, string>
  payout: AdminPayout
  batch: PayoutBatch
  payouts: AdminPayout[]
}

export const asStaff = async (
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<StaffBody>> =>
  call<StaffBody>(path, { token: await tokenOf('staff'), body, headers })

/** A new end-to-end id, as a bank gives one to each payment. */
export const newEndToEnd = (): string =>
  `E18236120202611221430${randomUUID().replaceAll('-', '').slice(0, 11)}`

/** A signed seller with a wine, or so many, and a PIX key that is usable now, unless `key` is false. */
export async function openAccount({
  key = true,
  wines = 1,
}: { key?: boolean; wines?: number } = {}): Promise<Shop> {
  const shop = await openShop({ wines, bottles: 200 })
  await sql('update seller set contract_signed = true where id = $1', [shop.sellerId])
  if (key) await givePixKey(shop.sellerId)
  return shop
}

/** A PIX key that is usable now. */
export const givePixKey = (sellerId: string) =>
  sql(
    `insert into pix_key (id, seller_id, kind, key, usable_at, created_at)
     values ($1, $2, 'email', 'repasses@vinicola.com.br', now() - interval '1 hour', now() - interval '3 days')`,
    [`pix_${randomUUID()}`, sellerId],
  )

/** The owner sets another PIX key. */
export const setKey = ({ token, password }: Shop, key = '(54) 99123-4567') =>
  call<PixKeyResponse>('/vendor/pix-key', { token, body: { kind: 'phone', key, password } })

/** The owner erases the company's account. */
export const erase = ({ token, password }: Pick<Shop, 'token' | 'password'>) =>
  call<{ message?: string }>('/vendor/privacy/erasure', {
    token,
    body: { scope: 'company', password, confirmation: 'EXCLUIR' },
  })

interface Delivery {
  daysAgo?: number
  isCaptured?: boolean
  /** Bottles of a line that are sent, of those that were bought; all unless it says otherwise. */
  packed?: (bought: number) => number
}

/** An order that was captured, sent and delivered so many days ago; the ledger follows through the production's own calls. */
export async function deliveredOrder(
  shop: Shop,
  wanted: Wanted[] = [{ quantity: 2 }],
  { daysAgo = 31, isCaptured = true, packed = (bought) => bought }: Delivery = {},
): Promise<string> {
  const orderId = await placeOrder(shop, wanted)
  await shop.act(orderId, 'accept')
  if (isCaptured) await asStaff(`/admin/orders/${orderId}/capture`, {})
  const { items } = await shop.order(orderId)
  await shop.act(orderId, 'fulfillments', {
    items: items
      .map(({ id, quantity }) => ({ id, quantity: packed(quantity) }))
      .filter(({ quantity }) => quantity > 0),
  })
  const [parcel] = (await shop.order(orderId)).fulfillments
  await shop.act(orderId, `fulfillments/${parcel?.id}/shipments`, {
    labels: [{ tracking_number: 'AA123456785BR' }],
  })
  const delivered = await shop.act(orderId, `fulfillments/${parcel?.id}/mark-as-delivered`)
  if (delivered.status !== 200) throw new Error(delivered.text)
  await sql(
    `update ledger_standing set available_on = available_on - $2::int where order_id = $1`,
    [orderId, daysAgo],
  )
  return orderId
}

export const balanceOf = async ({ token }: Shop): Promise<Balance> => {
  const answer = await call<{ balance: Balance }>('/vendor/payouts/summary', { token })
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.balance
}

/** 'Preparar lote' for this seller, pressed by itself: the page sends a new key with each press. */
export const prepare = ({ sellerId }: Shop): Promise<Answer<StaffBody>> =>
  asStaff('/admin/payouts/batches', { seller_ids: [sellerId] }, { 'idempotency-key': randomUUID() })

/** The payouts of a batch. */
export const payoutsOf = async (batchId: string): Promise<AdminPayout[]> =>
  (await asStaff(`/admin/payouts?batch_id=${batchId}`)).body.payouts

/** A payout of all that this seller is due. */
export async function preparePayout(shop: Shop): Promise<AdminPayout> {
  const { body, text } = await prepare(shop)
  if (!body.batch) throw new Error(text)
  const [payout] = await payoutsOf(body.batch.id)
  if (!payout) throw new Error('an empty batch')
  return (await asStaff(`/admin/payouts/${payout.id}`)).body.payout
}
