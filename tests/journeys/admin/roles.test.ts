import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { declaredRoutes } from '#domain/routes/index'
import { routeMatcher } from '#domain/routes/matchRoute'
import { isRoleAllowed, mayStaff, STAFF_ROLE_KEYS, type StaffRole } from '#domain/staff/staffRoles'
import { adminFeatures } from '../../../src/admin/features'
import { featureAt } from '../../../src/kit/shell/featureAt'
import { closeContexts, DESKTOP, openAs } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { inFull } from '../../support/scope'
import { staffPages } from '../pages/allPages'
import { pressEverything } from './pressEverything'

const declared = routeMatcher(
  declaredRoutes.map(({ name, method, path, declaration }) => ({
    method,
    path,
    value: { name, roles: declaration.roles },
  })),
)

/** As whom every page is opened: only what can be changed tells of who may everything. */
const OPENED = STAFF_ROLE_KEYS.filter((role) => inFull(true, role !== 'administration'))

/** As whom everything is pressed, too: whom the server may refuse something. */
const PRESSED = inFull<readonly StaffRole[]>(
  STAFF_ROLE_KEYS.filter((role) => role !== 'administration'),
  ['review'],
)

/** Some of what pressing everything as who reviews comes to, so that a walk that presses nothing is noticed. */
const REACHED = [
  'PUT /admin/applications/:id',
  'POST /admin/applications/:id/invite',
  'POST /admin/products/:id/review',
  'POST /admin/sellers/:id/notes',
]

let addresses: string[] = []

beforeAll(async () => {
  const shop = await openShop({ wines: 1 })
  const order = await placeOrder(shop)
  const applicant = await openSeller({ status: 'PENDING' })
  const wine = await applicant.addWine({ price: 5_990 })
  addresses = [
    ...(await staffPages()),
    `/admin/orders/${order}`,
    `/admin/sellers/${applicant.sellerId}`,
    `/admin/products/${wine.id}`,
  ].filter((address) => address !== '/admin/account')
})
afterAll(closeContexts)

const isOpenTo = (role: StaffRole, address: string): boolean => {
  const ability = featureAt(adminFeatures, address.replace(/^\/admin|[?#].*$/g, ''))?.may
  return ability === undefined || mayStaff(role, ability)
}

/**
 * Opens the area as this role. Reads reach the server; a change is told by its declaration whether the role may, and is never
 * made, so that everything can be pressed.
 */
async function openWatched(role: StaffRole) {
  const person = await openStaff(role)
  const page = await openAs({ ...person, path: '/admin/login' }, DESKTOP)
  // what the first page still asks for is never answered once another one is opened
  await page.goto('about:blank')
  const refused = new Set<string>()
  const changes = new Set<string>()
  const waiting = new Set<Request>()
  page.on('request', (request) => waiting.add(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() === 403) refused.add(`${response.request().method()} ${pathname}`)
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.route(/\/api\//, async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.continue()
    const path = new URL(request.url()).pathname.replace(/^\/api/, '')
    const hit = declared(request.method(), path)
    changes.add(hit?.value.name ?? path)
    if (!hit || !isRoleAllowed(role, hit.value.roles)) refused.add(hit?.value.name ?? path)
    return route.fulfill({ status: 409, json: { type: 'conflict', message: 'Só um ensaio.' } })
  })
  let hasNewCode = false
  page.on('request', (request) => {
    if (request.resourceType() === 'script') hasNewCode = true
  })
  const urls = () => [...waiting].map((request) => request.url())
  const settled = async () => {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    await expect.poll(urls, { interval: 20, timeout: 20_000 }).toEqual([])
    // React shows what was on its way as late as this, so that pages do not flicker
    if (hasNewCode) await page.waitForTimeout(400)
    hasNewCode = false
    await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null)
    await expect.poll(urls, { interval: 20, timeout: 20_000 }).toEqual([])
  }
  return { page, refused, changes, settled }
}

const linksOf = (page: Page) =>
  page
    .locator('a[href^="/admin/"]')
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href') ?? ''),
    )

test.each(OPENED)(
  'the role %s finds nothing on any page that the server would refuse',
  async (role) => {
    const { page, refused, changes, settled } = await openWatched(role)
    const dead: Record<string, string[]> = {}
    for (const address of addresses.filter((one) => isOpenTo(role, one))) {
      refused.clear()
      await pressEverything(page, address, { settled, most: PRESSED.includes(role) ? 150 : 0 })
      const closed = (await linksOf(page)).filter((link) => !isOpenTo(role, link))
      if (refused.size + closed.length > 0) dead[address] = [...refused, ...closed]
    }
    expect(dead).toEqual({})
    // it really comes to where something is changed
    if (role === 'review') expect([...changes]).toEqual(expect.arrayContaining(REACHED))
  },
  1_200_000,
)

test('an address that is not for the role says so in words, with one way home', async () => {
  const { page, refused, settled } = await openWatched('review')
  for (const address of addresses.filter((one) => !isOpenTo('review', one))) {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Esta página não é do seu papel' }).waitFor()
    await settled()
    expect(await page.locator('main').getByRole('link').allInnerTexts()).toEqual([
      'Voltar ao início',
    ])
    // a list's frame asks for its rows before it is known who looks (`src/early`), and is refused
    const early = page.locator('meta[name="winex-rows"]')
    if (await early.count())
      refused.delete(`GET ${((await early.getAttribute('content')) ?? '').split('?')[0]}`)
  }
  expect([...refused]).toEqual([])
})
