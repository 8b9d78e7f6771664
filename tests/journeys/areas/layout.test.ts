import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { closeAfterTests, openAs, openPage, undecidedContrast } from '../../support/browser'
import { openSeller } from '../../support/openSeller'
import { sql } from '../../support/world'

closeAfterTests()

test.each(['/login', '/admin/login', '/cadastro'])(
  '%s: the brand fills its side of a desk from top to bottom',
  async (address) => {
    const page = await openPage()
    await page.goto(address)
    const brand = await page.locator('.auth-brand').boundingBox()
    expect(brand).toMatchObject({ x: 0, y: 0 })
    expect(brand?.height).toBeGreaterThanOrEqual(page.viewportSize()?.height ?? 0)
  },
)

describe('the landing page on a phone', () => {
  test.each([320, 412])('%i px: leads to the sign-in', async (width) => {
    const page = await openPage()
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    await page.getByRole('link', { name: 'Entrar', exact: true }).click()
    await page.waitForURL(/\/login$/)
  })

  test.each([320, 360, 412])('%i px: no button of the poster lies on the sun', async (width) => {
    const page = await openPage()
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
    const page = await openPage()
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/')
    expect(await undecidedContrast(page, '.hero')).toEqual([])
  },
)

test('the first order is in the first screen of a phone, above the navigation', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portal/orders')
  const order = page.locator('#root li a.row-link').first()
  await order.waitFor()
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' })
  await expect
    .poll(async () => {
      const [above, below] = [await order.boundingBox(), await navigation.boundingBox()]
      return (below?.y ?? 0) - (above?.y ?? Infinity) - (above?.height ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
})

/** The cards' headings from top to bottom, as they are drawn. */
const headingsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tops = [...document.querySelectorAll('#root main h2')].map((one) => ({
      text: one.textContent ?? '',
      top: one.getBoundingClientRect().top,
    }))
    return tops.toSorted((one, other) => one.top - other.top).map(({ text }) => text)
  })

test('an order says on a phone what is next, then its bottles, then the rest', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portal/orders')
  await page.locator('li a.row-link').first().click()
  await page.waitForURL(/\/portal\/orders\/.+/)
  const wanted = ['Itens do pedido', 'Entregas']
  await expect
    .poll(async () => (await headingsOf(page)).filter((text) => wanted.includes(text)))
    .toEqual(wanted)
  expect((await headingsOf(page))[0]).toMatch(/^(Pago\.|Pagamento reservado,|Ainda não pago\.) /)
})

test('a wine says on a phone what the specification says of it, in its order, then the rest', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/portal/wines')
  await page.locator('li a.row-link').first().click()
  await page.waitForURL(/\/portal\/wines\/.+/)
  const wanted = ['Informações Básicas', 'Detalhes do Vinho', 'Preços', 'Inventário', 'Laudo']
  await expect
    .poll(async () => (await headingsOf(page)).filter((text) => wanted.includes(text)))
    .toEqual(wanted)
})

test('a CNPJ and an e-mail fit on one line of a phone', async () => {
  const [seller] = await sql<{ id: string }>(`select id from seller where name = 'Casa Pevarello'`)
  const page = await openAs('staff')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/sellers/${seller?.id}`)
  for (const name of ['CNPJ', 'E-mail da empresa']) {
    const value = page.locator('dt', { hasText: name }).locator('+ dd')
    const lines = () =>
      value.evaluate((one) =>
        Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      )
    await expect.poll(lines, { message: name }).toBe(1)
  }
})

test('every page of an area begins at the same edge', async () => {
  const wine = await sql<{ id: string }>(
    `select l.product_id as id from seller_product l join seller s on s.id = l.seller_id
      where s.name = 'Casa Pevarello' and l.deleted_at is null limit 1`,
  )
  const places = {
    signedSeller: [
      'today',
      'wines',
      'orders',
      'payouts',
      'account-settings',
      `add-wine/${wine[0]?.id}`,
      `add-price/${wine[0]?.id}`,
    ].map((one) => `/portal/${one}`),
    staff: ['home', 'products', 'team', 'account'].map((one) => `/admin/${one}`),
  }
  for (const person of ['signedSeller', 'staff'] as const) {
    const page = await openAs(person)
    await page.setViewportSize({ width: 1440, height: 900 })
    const edges: Record<string, number> = {}
    for (const address of places[person]) {
      await page.goto(address)
      const title = page.locator('#root main h1:not(.visually-hidden, [aria-busy] *)')
      await title.waitFor()
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
      edges[address] = await page
        .locator('#root main a:has(+ div h1), #root main h1:not(.visually-hidden)')
        .first()
        .evaluate((one) =>
          // the picture of a back arrow is at the edge
          Math.round(one.getBoundingClientRect().left + (one.matches('a') ? 12 : 0)),
        )
    }
    expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1)
    await page.context().close()
  }
})

test.each(['portal', 'admin'] as const)(
  "on a phone the %s's bar is one line of 64 px at most",
  async (area) => {
    const page = await openAs(area === 'portal' ? 'signedSeller' : 'staff')
    await page.goto(`/${area}`)
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const bar = page.locator('.shell-bar')
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(64)
    }
  },
)

test.each([
  ['/admin/orders', 360],
  ['/admin/payouts', 360],
  ['/portal/wines', 360],
  ['/portal/wines', 1280],
] as const)(
  'on %s at %s px the keyboard reaches nothing that a bar covers',
  async (path, width) => {
    const page = await openAs(path.startsWith('/portal') ? 'signedSeller' : 'staff', {
      width,
      height: 740,
    })
    await page.goto(path)
    await page.locator('main a.row-link').first().waitFor()
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.closest('main')) return false
        const { left, top, width: wide, height } = focused.getBoundingClientRect()
        return Boolean(
          document
            .elementFromPoint(left + wide / 2, top + height / 2)
            ?.closest('.shell-bar, .shell-nav'),
        )
      })
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press(key)
        expect(await isCovered(), `${key} ${press}`).toBe(false)
      }
    }
  },
)

test('no anchor of the landing page lies under its header', async () => {
  const page = await openPage()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const place of ['benefits', 'conversion', 'faq']) {
      await page.goto('about:blank')
      await page.goto(`/#${place}`)
      await expect
        .poll(async () => {
          const header = await page.locator('.header').boundingBox()
          const heading = await page.locator(`#${place} h2`).boundingBox()
          const below = (heading?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0))
          return below >= 0 && below < 400
        })
        .toBe(true)
    }
  }
})

test('the wines are a table from 768 px on, with names of two lines at most', async () => {
  const page = await openAs('signedSeller')
  await page.setViewportSize({ width: 767, height: 1024 })
  await page.goto('/portal/wines')
  const name = page.locator('a.row-link').first()
  await name.waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.getByRole('table').waitFor()
  const lines = await name.evaluate((one) => {
    one.textContent = 'Tannat de vinhas velhas '.repeat(20)
    return one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)
  })
  expect(Math.round(lines)).toBe(2)
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

describe('a list', () => {
  const styleOf = (place: Locator, name: 'color' | 'textDecorationLine') =>
    place.evaluate((one, what) => getComputedStyle(one)[what], name)

  // spec 52
  test('shows a stock of nothing in red', async () => {
    const seller = await openSeller({ status: 'ACTIVE' })
    await seller.addWine()
    const page = await openAs(seller)
    await page.goto('/portal/wines')
    const stock = page.getByRole('cell', { name: '0', exact: true }).getByText('0')
    await stock.waitFor()
    expect(await styleOf(stock, 'color')).toBe('rgb(156, 28, 28)')
  })

  test('shows that a row of the audit trail is a link', async () => {
    const page = await openAs('staff')
    await page.goto('/admin/audit')
    const link = page.locator('tbody a').first()
    await link.waitFor()
    expect(await styleOf(link, 'textDecorationLine')).toBe('underline')
  })
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

test("the account's cards stay where they are while those above them are filled", async () => {
  const page = await openAs('signedSeller')
  // each address has its own delay, so that they come in the same order on every machine
  await page.route('**/api/vendor/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, (pathname.length * 137) % 600))
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen = window as unknown as { tops: number[] }
    seen.tops = []
    const look = () => {
      const card = [...document.querySelectorAll('h2')].find(
        ({ textContent }) => textContent === 'Aparelhos conectados',
      )
      if (card) seen.tops.push(card.getBoundingClientRect().top + window.scrollY)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/portal/account-settings/seguranca')
  await page.getByRole('heading', { name: 'Aparelhos conectados' }).waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
  expect(tops).not.toEqual([])
  // as high as a control: what is pressed is what was aimed at
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(44)
})
