import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { closeBrowser, openContext, signInAs, undecidedContrast } from '../../support/browser'
import type { Person } from '../../support/people'
import { closeDatabase, sql } from '../../support/world'

/** Phones, a tablet, and where the bars change their arrangement, beside the usual desks. */
const WIDTHS = [320, 360, 768, 960, 1024, 1112, 1184, 1280, 1440]

let context: BrowserContext | undefined

async function openAs(person?: Person): Promise<Page> {
  context = await openContext()
  const page = await context.newPage()
  if (person) await signInAs(page, person)
  return page
}

afterEach(async () => {
  await context?.close()
  context = undefined
})
afterAll(async () => {
  await closeBrowser()
  await closeDatabase()
})

const idOf = async (from: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(`select ${from} limit 1`)
  return row?.id ?? ''
}
const ofPevarello = (table: string, id: string) =>
  idOf(
    `l.${id} as id from ${table} l join seller s on s.id = l.seller_id where s.name = 'Casa Pevarello' and l.deleted_at is null`,
  )

/** Each width at which the page is wider than its window, and by how much. */
async function tooWide(page: Page): Promise<Record<number, number>> {
  const found: Record<number, number> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (excess > 0) found[width] = excess
  }
  return found
}

const walks: [who: string, person: Person | undefined, addresses: () => Promise<string[]>][] = [
  [
    'a visitor',
    undefined,
    () =>
      Promise.resolve([
        '/',
        '/login',
        '/admin/login',
        '/cadastro',
        '/forgot-password',
        '/termos-de-uso',
        '/politica-de-privacidade',
      ]),
  ],
  [
    'a seller',
    'signedSeller',
    async () => {
      const wine = await ofPevarello('seller_product', 'product_id')
      const order = await ofPevarello('seller_order', 'order_id')
      return [
        '/portal/wines',
        `/portal/wines/${wine}`,
        '/portal/add-wine',
        `/portal/add-wine/${wine}`,
        `/portal/add-price/${wine}`,
        '/portal/upload-bulk',
        '/portal/orders',
        `/portal/orders/${order}`,
        `/portal/orders/${order}/romaneio`,
        '/portal/account-settings',
        '/portal/today',
        '/portal/wines/grid',
        '/portal/payouts',
      ]
    },
  ],
  [
    'staff',
    'staff',
    async () => [
      '/admin/products',
      `/admin/products/${await ofPevarello('seller_product', 'product_id')}`,
      '/admin/sellers',
      `/admin/sellers/${await idOf(`id from seller where name = 'Casa Pevarello'`)}`,
      '/admin/applications',
      '/admin/mails',
      '/admin/audit',
      `/admin/audit/${await idOf('id from audit_entry')}`,
      '/admin/account',
      '/admin/home',
      '/admin/review',
      '/admin/orders',
      `/admin/orders/${await ofPevarello('seller_order', 'order_id')}`,
      '/admin/payouts',
      '/admin/made-payouts',
      '/admin/team',
    ],
  ],
]

test.each(walks)('no page of %s is wider than its window', async (_who, person, addresses) => {
  const page = await openAs(person)
  const found: Record<string, Record<number, number>> = {}
  for (const address of await addresses()) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    const widths = await tooWide(page)
    if (Object.keys(widths).length > 0) found[address] = widths
  }
  expect(found).toEqual({})
})

test('the audit trail breaks no e-mail and no name inside a word', async () => {
  await sql(
    `insert into audit_entry (id, actor_type, actor_id, actor_email, action, resource, resource_id, seller_id, after)
     select 'aud_' || gen_random_uuid(), 'seller', 'mem_1', 'mariaaparecidadaconceicao@vinicolaserra.example',
            'wine.data', 'product', $1, s.id, jsonb_build_object('description', repeat('Safra de colheita manual. ', 20))
       from seller s where s.name = 'Casa Pevarello'`,
    [await ofPevarello('seller_product', 'product_id')],
  )
  const page = await openAs('staff')
  await page.goto('/admin/audit')
  await page.getByText('mariaaparecidadaconceicao@').first().waitFor()
  const found: Record<number, string[]> = {}
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page
      .locator(width < 768 ? 'li a.row-link' : 'tbody a.row-link')
      .first()
      .waitFor()
    const broken = await page.evaluate(() => {
      const parts: string[] = []
      for (const row of document.querySelectorAll('main tbody tr, main ul > li:has(.row-link)')) {
        const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          // the list of changes holds values of any length
          if (node.parentElement?.closest('td ul, li ul')) continue
          // after a hyphen a word may break
          for (const word of (node.textContent ?? '').matchAll(/[^\s-]+-?/g)) {
            const range = document.createRange()
            range.setStart(node, word.index)
            range.setEnd(node, word.index + word[0].length)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            if (lines.size > 1) parts.push(word[0])
          }
        }
      }
      return parts
    })
    if (broken.length > 0) found[width] = broken
  }
  expect(found).toEqual({})
})

describe('the landing page on a phone', () => {
  test.each([320, 360, 412])('%i px: no button of the poster lies on the sun', async (width) => {
    const page = await openAs()
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    const sun = await page.locator('.sun').boundingBox()
    for (const button of await page.locator('.hero .button').all()) {
      const box = await button.boundingBox()
      // the sun's corona is 24 px wide
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((sun?.y ?? 0) - 24)
    }
  })
})

test.each([360, 1280])(
  '%i px: the contrast of every text of the poster can be told',
  async (width) => {
    const page = await openAs()
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    expect(await undecidedContrast(page, '.hero')).toEqual([])
  },
)

test('the first order is in the first screen of a phone, above the navigation', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portal/orders')
  const order = await page.locator('li a.row-link').first().boundingBox()
  const navigation = await page
    .getByRole('navigation', { name: 'Navegação principal' })
    .boundingBox()
  expect((order?.y ?? 0) + (order?.height ?? 0)).toBeLessThanOrEqual(navigation?.y ?? 0)
})

test('a card opens its wine wherever it is touched; its menu stays a menu', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portal/wines')
  const card = page.locator('li', { has: page.locator('a.row-link') }).first()
  await card.getByRole('button', { name: /^Ações de/ }).click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  // within the landmark that its row is in
  expect(await menu.evaluate((one) => one.closest('main') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await card.click({ position: { x: 20, y: 120 } })
  await page.waitForURL(/\/portal\/wines\/prod/)
})

describe('the keyboard', () => {
  /** How the focused element shows that it is: its own ring, or the frame of the field around it. */
  const ring = (page: Page) =>
    page.evaluate(() => {
      const one = document.activeElement
      if (!one || one === document.body) return 'nothing has the focus'
      const shown = one.closest('.MuiButtonBase-root') ?? one
      const { outlineStyle, outlineWidth } = getComputedStyle(shown)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return 'ring'
      return one.closest('.MuiOutlinedInput-root.Mui-focused')
        ? 'ring'
        : one.outerHTML.slice(0, 160)
    })

  test.each([
    ['signedSeller', '/portal/wines'],
    ['signedSeller', '/portal/orders'],
    ['staff', '/admin/products'],
  ] as const)('%s sees at every stop of %s where the focus is', async (person, address) => {
    const page = await openAs(person)
    await page.goto(address)
    await page.locator('tbody a').first().waitFor()
    const found = new Set<string>()
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab')
      found.add(await ring(page))
    }
    expect([...found]).toEqual(['ring'])
  })

  test('opening a wine from its row menu leaves the focus in the page', async () => {
    const page = await openAs('signedSeller')
    await page.goto('/portal/wines')
    await page
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Ver detalhes' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/portal\/wines\/prod/)
    await page.getByRole('button', { name: 'Voltar' }).or(page.locator('h1')).first().waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
      .toBe(true)
  })
})
