import { vi } from 'vitest'
import { PAGES, type Page } from '#domain/site/pages'
import { adminFeatures } from '../../../src/admin/features'
import { portalFeatures } from '../../../src/portal/features'
import type { Feature } from '../../../src/kit/feature'
import { addPayout } from '../../support/addPayout'
import { buildApplicationRow } from '../../support/buildApplication'
import { placeOrder } from '../../support/buyer'
import { call } from '../../support/http'
import { mailsTo } from '../../support/mailbox'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import type { Person } from '../../support/people'
import { sql } from '../../support/world'

/** A page of the site, found in the tables that the site itself is made from. */
export interface PageToVisit {
  address: string
  person?: Person
}

/** Everything below the two areas that their features list, with ids still by name: `/portal/orders/:id`. */
const patternsOf = (area: string, features: Feature[]) =>
  features
    .flatMap(({ resources = [], routes = [] }) => [
      ...resources.flatMap(({ name, list, edit }) => [
        ...(list ? [name] : []),
        ...(edit ? [`${name}/:id`] : []),
      ]),
      ...routes.map(({ path }) => path),
    ])
    .map((path) => `${area}/${path.replace(/\/:\w+\?$/, '')}`)

/** Every page of the admin area, by its address. */
export async function staffPages(): Promise<string[]> {
  // what the demo has none of: an application, and a payout of this seller
  await call('/rest/v1/suppliers', { body: APPLICATION, headers: { apikey: 'pk_teste' } })
  const [seller] = await sql<{ id: string }>(`select id from seller where name = 'Casa Pevarello'`)
  await addPayout(seller?.id ?? '')
  return Promise.all(patternsOf(PAGES.admin.address, adminFeatures).map(filled))
}

/** Every page of a visitor, of a seller with everything, and of staff. */
export async function allPages(): Promise<PageToVisit[]> {
  const ofStaff = await staffPages()
  const alone: Page[] = Object.values(PAGES).filter((page: Page) => page.below !== '*')
  const visitors = alone.map(({ address, below }) => (below ? `${address}/${below}` : address))
  const ofSeller = await Promise.all(patternsOf(PAGES.portal.address, portalFeatures).map(filled))
  return [
    ...(await Promise.all(visitors.map(filled))).map((address) => ({ address })),
    ...ofSeller.map((address) => ({ address, person: 'signedSeller' as const })),
    ...ofStaff.map((address) => ({ address, person: 'staff' as const })),
  ]
}

const OF_PEVARELLO = `join seller s on s.id = l.seller_id and s.name = 'Casa Pevarello' where l.deleted_at is null`
const WINE = `select l.product_id as id from seller_product l ${OF_PEVARELLO}`

/** Of this walk's own: others take theirs away. */
const APPLICATION = buildApplicationRow() as Record<string, unknown> & { brand: string }

/** What an id in an address names, by the words before it. A new page with an id needs a line here. */
const EXAMPLES: Record<string, string> = {
  'portal/wines': WINE,
  'portal/add-wine': WINE,
  'portal/add-price': WINE,
  'portal/orders': `select l.order_id as id from seller_order l ${OF_PEVARELLO}`,
  'portal/payouts': `select l.id from payout l join seller s on s.id = l.seller_id and s.name = 'Casa Pevarello'`,
  'admin/products': WINE,
  'admin/orders': `select l.order_id as id from seller_order l ${OF_PEVARELLO}`,
  'admin/made-payouts': 'select id from payout',
  'admin/sellers': `select id from seller where name = 'Casa Pevarello'`,
  'admin/applications': `select id from suppliers where brand = '${APPLICATION.brand}'`,
  'admin/audit': 'select id from audit_entry',
  contrato: 'select sha256 as id from contract_signature',
}

/** Of the link in a buyer's mail. */
async function tokenOfMail(subject: string): Promise<string> {
  // no test runs yet that could wait for it
  const mail = await vi.waitFor(
    async () => {
      const found = (await mailsTo('zelia@exemplo.com.br')).find((one) => one.subject === subject)
      if (!found) throw new Error(`no mail '${subject}'`)
      return found
    },
    { timeout: 60_000, interval: 500 },
  )
  return mail.link.pathname.split('/').at(-1) ?? ''
}

async function returnToken(): Promise<string> {
  const shop = await openAccount()
  const { display_id } = await shop.order(await deliveredOrder(shop))
  return tokenOfMail(`Seu pedido #${display_id} foi entregue`)
}

async function taxIdToken(): Promise<string> {
  const shop = await openAccount()
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  await shop.act(id, 'tax-id-request')
  const { display_id } = await shop.order(id)
  return tokenOfMail(`Falta o seu CPF na nota do pedido #${display_id}`)
}

async function filled(pattern: string): Promise<string> {
  const [, before, after] = /^\/(.+)\/:\w+(.*)$/.exec(pattern) ?? []
  if (!before) return addressWithWords(pattern)
  if (before === PAGES.buyerTaxId.address.slice(1)) return `/${before}/${await taxIdToken()}`
  if (before === PAGES.orderReturn.address.slice(1)) return `/${before}/${await returnToken()}`
  const example = EXAMPLES[before]
  if (!example) throw new Error(`${pattern} has no example in tests/journeys/pages/allPages.ts`)
  const [row] = await sql<{ id: string }>(`${example} limit 1`)
  if (!row) throw new Error(`The demo has no record for ${pattern}`)
  return `/${before}/${row.id}${after ?? ''}`
}

/** Pages that lead away without what a mail's link, or the list before them, brings along. */
async function addressWithWords(address: string): Promise<string> {
  if (address === PAGES.resetPassword.address) return `${address}?token=x&email=ana@exemplo.com.br`
  if (address === '/portal/wines/rotulos') {
    const [wine] = await sql<{ id: string }>(`${WINE} limit 1`)
    return `${address}?vinhos=${wine?.id ?? ''}`
  }
  if (!OF_MANY_ORDERS.includes(address)) return address
  const orders = await sql<{ id: string }>(
    `select l.order_id as id from seller_order l ${OF_PEVARELLO} limit 3`,
  )
  return `${address}?pedidos=${orders.map(({ id }) => id).join(',')}`
}

const OF_MANY_ORDERS = ['/portal/orders/romaneios']
