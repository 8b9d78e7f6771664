import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { tokenOf } from '../../support/people'
import { isRead, routes } from '../../support/routeTable'
import { sql, world } from '../../support/world'
import { removeFailedMails } from '../outbox/addFailedMail'
import { accessKeyFor, accessKeyOf } from '../../support/accessKey'
import { invoiceXml } from '../../support/invoiceXml'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop, type Shop } from '../../support/openShop'
import { DESK_ACTS } from './deskActs'
import { entriesOf, left, type Left } from './entriesOf'
import { MAIL_ACTS } from './mailActs'
import { OWN_ACCOUNT_ACTS } from './ownAccount'
import { PIX_ACTS } from './pixActs'
import { APPROVAL_ACTS } from './approvalActs'
import { RETURN_ACTS } from './returnActs'

/** Does the write of a route. */
type Act = () => Promise<Left>

let token = ''
let shop: Shop
beforeAll(async () => {
  token = await tokenOf('staff')
  shop = await openShop()
})
afterAll(removeFailedMails)

async function asStaff<Body>(path: string, body: unknown, method = 'POST'): Promise<Body> {
  const answer = await call<Body>(path, { token, body, method })
  if (answer.status >= 300) throw new Error(answer.text)
  return answer.body
}

async function addApplication(): Promise<{ id: string; email: string }> {
  const id = `sapp_${randomUUID()}`
  const email = `${randomUUID()}@exemplo.com.br`
  await sql(
    `insert into suppliers (id, brand, responsible_name, responsible_email, city, founding_year, instagram, stock_quantity,
       how_found_winex, terms_version, terms_accepted_at, client_id, fingerprint)
     values ($1, 'Cantina', 'Ana', $2, 'Canela', 2001, '@a', '100', 'Instagram', '1', now(), $1, $1)`,
    [id, email],
  )
  return { id, email }
}

async function addRule() {
  const { sellerId } = await openSeller()
  const { commission_rule } = await asStaff<{
    commission_rule: { id: string; rate: { id: string } }
  }>('/admin/commission/rules', {
    name: 'Regra',
    reference: 'seller',
    reference_id: sellerId,
    is_active: true,
    rate: { type: 'percentage', percentage_rate: 10, include_tax: false },
  })
  return commission_rule
}

async function addPackage(): Promise<{ orderId: string; fulfillmentId: string }> {
  const orderId = await placeOrder(shop, [{ quantity: 1 }])
  await shop.act(orderId, 'accept')
  const { items } = await shop.order(orderId)
  await shop.act(orderId, 'fulfillments', {
    items: items.map(({ id, quantity }) => ({ id, quantity })),
    location_id: shop.locationId,
  })
  const order = await shop.order(orderId)
  return { orderId, fulfillmentId: order.fulfillments[0]?.id ?? '' }
}

async function addInvoice(): Promise<{ orderId: string; accessKey: string }> {
  const orderId = await placeOrder(shop, [{ quantity: 1 }])
  await shop.act(orderId, 'accept')
  const accessKey = await accessKeyFor(shop.sellerId)
  await shop.act(orderId, 'invoice', { access_key: accessKey })
  return { orderId, accessKey }
}

const step = async (path: string, before: string, after: string, action: string, body = {}) => {
  const { orderId, fulfillmentId } = await addPackage()
  const answer = await shop.act(orderId, `fulfillments/${fulfillmentId}/${path}`, body)
  if (answer.status >= 300) throw new Error(answer.text)
  return {
    of: orderId,
    leaves: [
      {
        action,
        before: { package_step: before },
        after: { fulfillment_id: fulfillmentId, package_step: after },
      },
    ],
  }
}

const ACTS: Record<string, Act> = {
  'PUT /admin/applications/:id': async () => {
    const { id } = await addApplication()
    await asStaff(
      `/admin/applications/${id}`,
      { status: 'contacted', notes: 'Ligar à tarde' },
      'PUT',
    )
    return left(
      id,
      'application.update',
      { status: 'new', notes: null },
      { status: 'contacted', notes: 'Ligar à tarde' },
    )
  },
  'DELETE /admin/applications/:id': async () => {
    const { id } = await addApplication()
    await asStaff(`/admin/applications/${id}`, undefined, 'DELETE')
    return left(id, 'application.delete', null, null)
  },
  'POST /admin/applications/:id/invite': async () => {
    const { id, email } = await addApplication()
    await asStaff(`/admin/applications/${id}/invite`, {})
    return left(
      id,
      'application.invite',
      { status: 'new', invited_at: null },
      { status: 'approved', email },
    )
  },
  'POST /admin/commission/rules': async () => ({
    of: (await addRule()).id,
    leaves: [
      {
        action: 'commission.created',
        before: null,
        after: { name: 'Regra', percentage_rate: 10, include_tax: false },
      },
    ],
  }),
  'POST /admin/commission/rules/:id': async () => {
    const { id } = await addRule()
    await asStaff(`/admin/commission/rules/${id}`, { metadata: { name: 'Outra' } })
    return left(id, 'commission.name', { name: 'Regra' }, { name: 'Outra' })
  },
  'POST /admin/commission/rate/:id': async () => {
    const { id, rate } = await addRule()
    await asStaff(`/admin/commission/rate/${rate.id}`, { percentage_rate: 12.345 })
    return left(id, 'commission.rate', { percentage_rate: 10 }, { percentage_rate: 12.345 })
  },
  'POST /admin/orders/:id/capture': async () => {
    const id = await placeOrder(shop, [{ quantity: 1 }])
    const { total } = await shop.order(id)
    await asStaff(`/admin/orders/${id}/capture`, {})
    return left(id, 'order.capture', { captured_cents: 0 }, { captured_cents: total })
  },
  'POST /admin/products/:id/review': async () => {
    const { id } = await (await openSeller()).addWine()
    await asStaff(`/admin/products/${id}/review`, { action: 'reject', reason: 'Não é vinho.' })
    return left(
      id,
      'wine.status',
      { status: 'proposed' },
      { status: 'rejected', reason: 'Não é vinho.' },
    )
  },
  'POST /admin/products/:id/review/undo': async () => {
    const { id } = await (await openSeller()).addWine()
    const { product } = await asStaff<{ product: Product }>(`/admin/products/${id}/review`, {
      action: 'archive',
    })
    await asStaff(`/admin/products/${id}/review/undo`, { decision: product.reviews?.[0]?.id })
    return left(
      id,
      'wine.status',
      { status: 'archived' },
      { status: 'proposed', reason: 'Decisão desfeita' },
    )
  },
  'POST /admin/products/review': async () => {
    const winery = await openSeller()
    await asStaff(`/admin/sellers/${winery.sellerId}`, { store_status: 'ACTIVE' })
    const { id } = await winery.addWine({ title: 'Em lote', price: 8_900, bottles: 12 })
    await asStaff('/admin/products/review', { ids: [id], action: 'publish' })
    return left(id, 'wine.status', { status: 'proposed' }, { status: 'published' })
  },
  'POST /admin/sellers/:id': async () => {
    const { sellerId } = await openSeller()
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } })
      .webp()
      .toBuffer()
    const { uploadUrl, publicUrl } = await asStaff<{ uploadUrl: string; publicUrl: string }>(
      `/admin/sellers/${sellerId}/photo`,
      { filename: 'a.webp', contentType: 'image/webp', size: webp.length },
    )
    await fetch(new URL(uploadUrl, world.url), {
      method: 'PUT',
      headers: { 'content-type': 'image/webp' },
      body: new Uint8Array(webp),
    })
    await asStaff(`/admin/sellers/${sellerId}`, { store_status: 'ACTIVE', photo: publicUrl })
    return {
      of: sellerId,
      leaves: [
        {
          action: 'seller.status',
          before: { store_status: 'PENDING' },
          after: { store_status: 'ACTIVE' },
        },
        { action: 'seller.photo', before: { photo: null }, after: { photo: publicUrl } },
      ],
    }
  },
  'POST /admin/sellers/:id/approve': async () => {
    const { sellerId } = await openSeller()
    await asStaff(`/admin/sellers/${sellerId}/approve`, { commission_rate: 12 })
    const before = { store_status: 'PENDING' }
    return left(sellerId, 'seller.status', before, { store_status: 'ACTIVE' })
  },
  'POST /vendor/orders/:id/accept': async () => {
    const id = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(id, 'accept')
    return left(id, 'order.accept', { seller_status: 'pending' }, { seller_status: 'accepted' })
  },
  'POST /vendor/orders/:id/cancel': async () => {
    const id = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(id, 'cancel')
    return left(
      id,
      'order.reject',
      { seller_status: 'pending', status: 'pending' },
      { seller_status: 'rejected', status: 'canceled' },
    )
  },
  'POST /vendor/orders/:id/invoice': async () => {
    const { orderId, accessKey } = await addInvoice()
    return left(orderId, 'order.invoice.set', { access_key: null }, { access_key: accessKey })
  },
  // a file is never in the trail
  'POST /vendor/orders/:id/invoice/xml': async () => {
    const { orderId, accessKey } = await addInvoice()
    const other = accessKeyOf(accessKey.slice(6, 20))
    await call(`/vendor/orders/${orderId}/invoice/xml`, {
      token: shop.token,
      file: invoiceXml(other),
    })
    return left(orderId, 'order.invoice.set', { access_key: accessKey }, { access_key: other })
  },
  'POST /vendor/orders/:id/tax-id-request': async () => {
    const id = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(id, 'accept')
    const { body } = await call<{ asked_at: string }>(`/vendor/orders/${id}/tax-id-request`, {
      token: shop.token,
      body: {},
    })
    return left(id, 'order.tax_id.ask', null, { asked_at: body.asked_at })
  },
  'DELETE /vendor/orders/:id/invoice': async () => {
    const { orderId, accessKey } = await addInvoice()
    await call(`/vendor/orders/${orderId}/invoice`, { method: 'DELETE', token: shop.token })
    return left(orderId, 'order.invoice.remove', { access_key: accessKey }, { access_key: null })
  },
  // who wrote and when; what was written is in the message alone
  'POST /vendor/orders/:id/messages': async () => {
    const id = await placeOrder(shop, [{ quantity: 1 }])
    await shop.act(id, 'messages', { text: 'Bom dia', internal: false })
    return left(id, 'order.message', null, null)
  },
  'POST /vendor/orders/:id/fulfillments': async () => {
    const { orderId, fulfillmentId } = await addPackage()
    return left(orderId, 'order.fulfillment.create', null, {
      fulfillment_id: fulfillmentId,
      package_step: 'packed',
    })
  },
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/shipments': () =>
    step('shipments', 'packed', 'shipped', 'order.fulfillment.ship', {
      labels: [{ tracking_number: 'AA123456789BR' }],
    }),
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/mark-as-delivered': () =>
    step('mark-as-delivered', 'packed', 'delivered', 'order.fulfillment.deliver'),
  'POST /vendor/orders/:id/fulfillments/:fulfillment_id/cancel': () =>
    step('cancel', 'packed', 'canceled', 'order.fulfillment.cancel'),
  ...DESK_ACTS,
  ...MAIL_ACTS,
  ...OWN_ACCOUNT_ACTS,
  ...RETURN_ACTS,
  ...APPROVAL_ACTS,
  ...PIX_ACTS,
}

describe('every write of staff, and every order action of sellers, leaves what was before and what is after', () => {
  it('and this list knows all of them', () => {
    const writing = routes.filter(
      (route) =>
        !isRead(route) &&
        / \/admin\/| \/vendor\/orders\//.test(route.name) &&
        route.declaration.audit?.length !== 0,
    )
    expect(writing.map(({ name }) => name).sort()).toEqual(Object.keys(ACTS).sort())
  })

  it.each(Object.entries(ACTS))('%s', async (_route, act) => {
    const { of, leaves } = await act()
    expect((await entriesOf(of)).slice(-leaves.length)).toMatchObject(leaves)
  })
})
