import { randomUUID } from 'node:crypto'
import type { SettingsResponse } from '#domain/site/settingsWire'
import { formatDate, saoPauloDate } from '#domain/values/dates'
import type { StaffTeam } from '#domain/staff/staffWire'
import { accessKeyFor } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { deliveredOrder, newEndToEnd, openAccount, preparePayout } from '../../support/openAccount'
import { openSeller } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { tokenOf } from '../../support/people'
import { sql } from '../../support/world'
import { left, type Left } from './entriesOf'

/** As a bank's file writes it. */
const today = () => formatDate(saoPauloDate(new Date()))

let opened: Promise<Shop> | undefined
/** One shop for all of them. */
const aShop = (): Promise<Shop> => (opened ??= openShop({ bottles: 200 }))

async function asStaff<Body>(path: string, body?: object, method = 'POST'): Promise<Body> {
  const answer = await call<Body>(path, { token: await tokenOf('staff'), body, method })
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.body
}

/** A package of the shop that waits for its code. */
async function packed(shop: Shop): Promise<{ orderId: string; fulfillmentId: string }> {
  const orderId = await placeOrder(shop)
  await shop.act(orderId, 'accept')
  await asStaff(`/admin/orders/${orderId}/fulfillments`, {
    items: (await shop.order(orderId)).items.map(({ id, quantity }) => ({ id, quantity })),
    reason: 'O produtor pediu',
  })
  return { orderId, fulfillmentId: (await shop.order(orderId)).fulfillments[0]?.id ?? '' }
}

const labels = (code: string) => ({ labels: [{ tracking_number: code }] })

/** What staff write about an order in the seller's place, beside the step itself. */
async function behalf(shop: Shop): Promise<{ on_behalf_of: string; reason: string }> {
  const [seller] = await sql<{ name: string }>('select name from seller where id = $1', [
    shop.sellerId,
  ])
  return { on_behalf_of: seller?.name ?? '', reason: 'O produtor pediu' }
}

/** What staff do with orders, in the seller's place or beside. */
const ORDER_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/orders/:id/accept': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await asStaff(`/admin/orders/${id}/accept`, { reason: 'O produtor pediu' })
    return left(
      id,
      'order.accept',
      { seller_status: 'pending' },
      { seller_status: 'accepted', ...(await behalf(shop)) },
    )
  },
  'POST /admin/orders/:id/messages': async () => {
    const id = await placeOrder(await aShop())
    await asStaff(`/admin/orders/${id}/messages`, { text: 'Bom dia', internal: true })
    return left(id, 'order.message', null, null)
  },
  'POST /admin/orders/:id/invoice/remove': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await shop.act(id, 'accept')
    const access_key = await accessKeyFor(shop.sellerId)
    await shop.act(id, 'invoice', { access_key })
    await asStaff(`/admin/orders/${id}/invoice/remove`, { reason: 'O produtor pediu' })
    return left(
      id,
      'order.invoice.remove',
      { access_key },
      { access_key: null, ...(await behalf(shop)) },
    )
  },
  'POST /admin/orders/:id/cancel': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await asStaff(`/admin/orders/${id}/cancel`, { reason: 'O produtor pediu' })
    return left(
      id,
      'order.reject',
      { seller_status: 'pending', status: 'pending' },
      { seller_status: 'rejected', status: 'canceled', ...(await behalf(shop)) },
    )
  },
  'POST /admin/orders/:id/fulfillments': async () => {
    const shop = await aShop()
    const { orderId, fulfillmentId } = await packed(shop)
    return left(orderId, 'order.fulfillment.create', null, {
      fulfillment_id: fulfillmentId,
      package_step: 'packed',
      ...(await behalf(shop)),
    })
  },
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/shipments': async () => {
    const shop = await aShop()
    const { orderId, fulfillmentId } = await packed(shop)
    await asStaff(`/admin/orders/${orderId}/fulfillments/${fulfillmentId}/shipments`, {
      ...labels('AA123456785BR'),
      reason: 'O produtor pediu',
    })
    return left(
      orderId,
      'order.fulfillment.ship',
      { package_step: 'packed' },
      {
        fulfillment_id: fulfillmentId,
        package_step: 'shipped',
        tracking_numbers: ['AA123456785BR'],
        ...(await behalf(shop)),
      },
    )
  },
  'POST /admin/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': async () => {
    const shop = await aShop()
    const { orderId, fulfillmentId } = await packed(shop)
    await asStaff(`/admin/orders/${orderId}/fulfillments/${fulfillmentId}/mark-as-delivered`, {
      reason: 'O produtor pediu',
    })
    return left(
      orderId,
      'order.fulfillment.deliver',
      { package_step: 'packed' },
      { fulfillment_id: fulfillmentId, package_step: 'delivered', ...(await behalf(shop)) },
    )
  },
  'POST /admin/orders/:id/refund': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await asStaff(`/admin/orders/${id}/capture`, {})
    await asStaff(`/admin/orders/${id}/refund`, {
      amount: 1_000,
      expected_refunded: 0,
      reason: 'O produtor pediu',
    })
    return left(
      id,
      'order.refund',
      { refunded_cents: 0 },
      { refunded_cents: 1_000, ...(await behalf(shop)) },
    )
  },
  'POST /admin/orders/:id/hold': async () => {
    const id = await placeOrder(await aShop())
    await asStaff(`/admin/orders/${id}/hold`, { reason: 'Garrafas quebradas' })
    return left(id, 'payout.hold', null, { reason: 'Garrafas quebradas' })
  },
  'POST /admin/orders/:id/release': async () => {
    const id = await placeOrder(await aShop())
    await asStaff(`/admin/orders/${id}/hold`, { reason: 'Garrafas quebradas' })
    await asStaff(`/admin/orders/${id}/release`, {})
    return left(id, 'payout.release', null, {})
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/tracking': async () => {
    const shop = await aShop()
    const { orderId, fulfillmentId } = await packed(shop)
    const path = `fulfillments/${fulfillmentId}`
    await shop.act(orderId, `${path}/shipments`, labels('AA123456785BR'))
    await shop.act(orderId, `${path}/tracking`, labels('BR123456785BR'))
    return left(
      orderId,
      'order.fulfillment.tracking',
      { tracking_numbers: ['AA123456785BR'] },
      { fulfillment_id: fulfillmentId, tracking_numbers: ['BR123456785BR'] },
    )
  },
  'POST /vendor/orders/batch/accept': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await shop.act('batch', 'accept', { ids: [id] })
    return left(id, 'order.accept', { seller_status: 'pending' }, { seller_status: 'accepted' })
  },
  'POST /vendor/orders/batch/fulfillments': async () => {
    const shop = await aShop()
    const id = await placeOrder(shop)
    await shop.act(id, 'accept')
    await shop.act('batch', 'fulfillments', { ids: [id] })
    const [parcel] = (await shop.order(id)).fulfillments
    return left(id, 'order.fulfillment.create', null, {
      fulfillment_id: parcel?.id,
      package_step: 'packed',
    })
  },
  'POST /vendor/orders/batch/shipments': async () => {
    const shop = await aShop()
    const { orderId, fulfillmentId } = await packed(shop)
    await shop.act('batch', 'shipments', {
      confirmed: true,
      shipments: [{ id: orderId, fulfillment_id: fulfillmentId, tracking_number: 'AA123456785BR' }],
    })
    return left(
      orderId,
      'order.fulfillment.ship',
      { package_step: 'packed' },
      {
        fulfillment_id: fulfillmentId,
        package_step: 'shipped',
        tracking_numbers: ['AA123456785BR'],
      },
    )
  },
}

/** An account of its own with a payout that waits for the bank. */
async function prepared() {
  const shop = await openAccount()
  await deliveredOrder(shop)
  return preparePayout(shop)
}

const PAYOUT_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/payouts/batches': async () => {
    const { batch, amount } = await prepared()
    return left(batch.id, 'payout.prepare', null, { payouts: 1, amount_cents: amount })
  },
  'POST /admin/payouts/:id/paid': async () => {
    const { id, amount } = await prepared()
    const endToEnd = newEndToEnd()
    await asStaff(`/admin/payouts/${id}/paid`, { end_to_end_id: endToEnd })
    return left(
      id,
      'payout.pay',
      { payout_status: 'prepared' },
      { payout_status: 'paid', amount_cents: amount, end_to_end_id: endToEnd },
    )
  },
  'POST /admin/payouts/results': async () => {
    const { id, amount, txid } = await prepared()
    const endToEnd = newEndToEnd()
    await asStaff('/admin/payouts/results', {
      content: `txid;end-to-end;data\r\n${txid};${endToEnd};${today()}`,
    })
    return left(
      id,
      'payout.pay',
      { payout_status: 'prepared' },
      { payout_status: 'paid', amount_cents: amount, end_to_end_id: endToEnd },
    )
  },
  'POST /admin/payouts/:id/failed': async () => {
    const { id, amount } = await prepared()
    await asStaff(`/admin/payouts/${id}/failed`, { reason: 'Conta encerrada' })
    return left(
      id,
      'payout.fail',
      { payout_status: 'prepared' },
      { payout_status: 'failed', amount_cents: amount, reason: 'Conta encerrada' },
    )
  },
  'POST /admin/sellers/:id/adjustments': async () => {
    const { sellerId } = await openSeller()
    await asStaff(`/admin/sellers/${sellerId}/adjustments`, { amount: -1_234, reason: 'Feira' })
    return left(sellerId, 'payout.adjust', null, { amount_cents: -1_234, reason: 'Feira' })
  },
}

const SELLER_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/sellers/:id/pix-key/remove': async () => {
    const { sellerId } = await openAccount()
    await asStaff(`/admin/sellers/${sellerId}/pix-key/remove`, {})
    return left(sellerId, 'pix_key.remove', { pix_key_kind: 'email' }, null)
  },
  'POST /admin/sellers/:id/notes': async () => {
    const { sellerId } = await openSeller()
    await asStaff(`/admin/sellers/${sellerId}/notes`, { text: 'Ligou hoje' })
    return left(sellerId, 'seller.note', null, null)
  },
  'POST /admin/sellers/:id/contract-reminder': async () => {
    const { sellerId } = await openShop({ wines: 0 })
    await asStaff(`/admin/sellers/${sellerId}/contract-reminder`, {})
    return left(sellerId, 'contract.reminder', null, null)
  },
}

const TEAM_ACTS: Record<string, () => Promise<Left>> = {
  'POST /admin/team/invitations': async () => {
    const email = `${randomUUID()}@winex.example`
    const { people } = await asStaff<StaffTeam>('/admin/team/invitations', {
      email,
      name: 'Bruna',
      role: 'review',
    })
    return left(people.find((person) => person.email === email)?.id ?? '', 'staff.invite', null, {
      email,
      role: 'review',
    })
  },
  // and back, so that the others find the site as it is
  'POST /admin/settings': async () => {
    const { version } = await asStaff<SettingsResponse>('/admin/settings', undefined, 'GET')
    const changed = await asStaff<SettingsResponse>('/admin/settings', {
      version,
      values: { salesStart: 'dez/26' },
    })
    await asStaff('/admin/settings', { version: changed.version, values: { salesStart: null } })
    const [standard, ours] = ['nov/25', 'dez/26'].map((value) => ({ 'site.salesStart': value }))
    return {
      of: 'site',
      leaves: [
        { action: 'site.settings', before: standard ?? null, after: ours ?? null },
        { action: 'site.settings', before: ours ?? null, after: standard ?? null },
      ],
    }
  },
  'POST /admin/team/:id': async () => {
    const { userId } = await openStaff('review')
    await asStaff(`/admin/team/${userId}`, { role: 'finance' })
    return left(userId, 'staff.role', { role: 'review' }, { role: 'finance' })
  },
  'POST /admin/team/:id/end-sessions': async () => {
    const { userId } = await openStaff('review')
    await asStaff(`/admin/team/${userId}/end-sessions`, {})
    return left(userId, 'staff.end_sessions', null, null)
  },
  'DELETE /admin/team/:id': async () => {
    const { userId, email } = await openStaff('review')
    await asStaff(`/admin/team/${userId}`, undefined, 'DELETE')
    return left(userId, 'staff.remove', { email, role: 'review' }, null)
  },
}

/** What staff do at their desk, and sellers with many orders at once, and what it leaves in the audit trail. */
export const DESK_ACTS = { ...ORDER_ACTS, ...PAYOUT_ACTS, ...SELLER_ACTS, ...TEAM_ACTS }
