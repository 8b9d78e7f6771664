import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { closeContexts, DESKTOP, openContext, signInAs } from '../../support/browser'
import type { Person } from '../../support/people'
import { sql } from '../../support/world'

/** Bytes as transferred: brotli bodies with their headers. */
const LIST_MAX = 335_000
const ROUTE_MAX = 30_000
const PUBLIC_MAX = 125_000
const PASSWORD_LISTS_MAX = 145_000

afterAll(closeContexts)

/** Counts the bytes of all scripts that come over the wire from now on, each with its headers. */
async function countScripts(page: Page) {
  const session = await page.context().newCDPSession(page)
  const underway = new Set<string>()
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId }) => underway.add(requestId))
  session.on('Network.loadingFailed', ({ requestId }) => underway.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underway.delete(requestId)
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  /** All bytes so far, once nothing is on its way any more. */
  return async () => {
    await expect.poll(() => underway.size).toBe(0)
    return bytes
  }
}

/** The list with its rows, in a browser that has the session and nothing else; counts the scripts of it and of what follows. */
async function openList(person: Person, list: string) {
  const signedIn = await openContext(DESKTOP, {})
  await signInAs(await signedIn.newPage(), person)
  const cookies = await signedIn.cookies()
  await signedIn.close()
  const context = await openContext(DESKTOP, {})
  await context.addCookies(cookies)
  const page = await context.newPage()
  const scriptBytes = await countScripts(page)
  await page.goto(list)
  await page.locator('tbody a').first().waitFor()
  return { context, page, scriptBytes }
}

const idOf = async (statement: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(statement)
  if (!row) throw new Error(`no record: ${statement}`)
  return row.id
}

const wine = () =>
  idOf(`select sp.product_id as id from seller_product sp join seller s on s.id = sp.seller_id
         where s.name = 'Casa Pevarello' and sp.deleted_at is null limit 1`)
const order = () =>
  idOf(`select so.order_id as id from seller_order so join seller s on s.id = so.seller_id
         where s.name = 'Casa Pevarello' and so.deleted_at is null limit 1`)
const seller = () => idOf(`select id from seller where name = 'Casa Pevarello'`)
const auditEntry = () => idOf('select id from audit_entry limit 1')

const areas: [
  area: string,
  person: Person,
  list: string,
  routes: [name: string, address: () => Promise<string>][],
][] = [
  [
    'portal',
    'signedSeller',
    '/portal/wines',
    [
      ['a wine', async () => `/portal/wines/${await wine()}`],
      ['adding a wine', () => Promise.resolve('/portal/add-wine')],
      ['editing a wine', async () => `/portal/add-wine/${await wine()}`],
      ['price and stock', async () => `/portal/add-price/${await wine()}`],
      ['the spreadsheet', () => Promise.resolve('/portal/upload-bulk')],
      ['the orders', () => Promise.resolve('/portal/orders')],
      ['an order', async () => `/portal/orders/${await order()}`],
      ['the account', () => Promise.resolve('/portal/account-settings')],
      ['what waits today', () => Promise.resolve('/portal/today')],
      ['the grid', () => Promise.resolve('/portal/wines/grid')],
      ['the payouts', () => Promise.resolve('/portal/payouts')],
    ],
  ],
  [
    'admin area',
    'staff',
    '/admin/products',
    [
      ['a product', async () => `/admin/products/${await wine()}`],
      ['the sellers', () => Promise.resolve('/admin/sellers')],
      ['a seller', async () => `/admin/sellers/${await seller()}`],
      ['a seller’s money', async () => `/admin/sellers/${await seller()}?parte=financeiro`],
      ['the applications', () => Promise.resolve('/admin/applications')],
      ['the failed mails', () => Promise.resolve('/admin/mails')],
      ['the audit trail', () => Promise.resolve('/admin/audit')],
      ['an entry of the audit trail', async () => `/admin/audit/${await auditEntry()}`],
      ['the start page', () => Promise.resolve('/admin/home')],
      ['the review queue', () => Promise.resolve('/admin/review')],
      ['the orders', () => Promise.resolve('/admin/orders')],
      ['an order', async () => `/admin/orders/${await order()}`],
      ['the payouts', () => Promise.resolve('/admin/payouts')],
      ['the team', () => Promise.resolve('/admin/team')],
    ],
  ],
]

describe.each(areas)('the scripts of the %s', (_area, person, list, routes) => {
  test(`up to the first list's rows: ${LIST_MAX} bytes or less`, async () => {
    const { context, scriptBytes } = await openList(person, list)
    const bytes = await scriptBytes()
    await context.close()
    expect(bytes).toBeGreaterThan(100_000)
    expect(bytes).toBeLessThanOrEqual(LIST_MAX)
  })

  test.each(routes)(`on the way to %s: ${ROUTE_MAX} bytes or less`, async (_name, address) => {
    const { context, page, scriptBytes } = await openList(person, list)
    const before = await scriptBytes()
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    // As a link does it: the page stays, only the address changes.
    await page.evaluate(
      (to) => {
        history.pushState({ idx: 1, key: 'route', usr: null }, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      },
      await address(),
    )
    await expect
      .poll(() => page.getByRole('heading', { level: 1 }).allInnerTexts())
      .not.toContain(heading)
    const bytes = (await scriptBytes()) - before
    await context.close()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(ROUTE_MAX)
  })
})

test.each(['/cadastro', '/reset-password?token=abc&email=ana@exemplo.com.br'])(
  `the scripts of %s, which is no part of an area: ${PUBLIC_MAX} bytes or less`,
  async (address) => {
    const context = await openContext(DESKTOP, {})
    const page = await context.newPage()
    const scriptBytes = await countScripts(page)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await scriptBytes()).toBeLessThanOrEqual(PUBLIC_MAX)
    await context.close()
  },
)

test(`the lists of common passwords come with the field's focus, in ${PASSWORD_LISTS_MAX} bytes or less`, async () => {
  const context = await openContext(DESKTOP, {})
  const page = await context.newPage()
  const scriptBytes = await countScripts(page)
  await page.goto('/reset-password?token=abc&email=ana@exemplo.com.br')
  const field = page.getByLabel('Nova senha', { exact: true })
  await field.waitFor()
  const before = await scriptBytes()
  await field.focus()
  await expect.poll(async () => (await scriptBytes()) - before).toBeGreaterThan(100_000)
  expect((await scriptBytes()) - before).toBeLessThanOrEqual(PASSWORD_LISTS_MAX)
  await context.close()
})
