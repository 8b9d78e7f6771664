import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { closeAfterTests, expectAccessible, openAs } from '../../support/browser'
import { openShop, type Shop } from '../../support/openShop'

let shop: Shop
let order: string
beforeAll(async () => {
  shop = await openShop({ wines: 1, bottles: 200 })
  // as many as a desk shows, each of one line
  for (let placed = 0; placed < 8; placed += 1) order = await placeOrder(shop)
})
closeAfterTests()

/** The lower edge of a row of the list. */
const bottomOf = (page: Page, row: number) => async () => {
  const box = await page
    .locator('#root tbody tr')
    .nth(row - 1)
    .boundingBox()
  return (box?.y ?? Infinity) + (box?.height ?? 0)
}

const list = async (page: Page) => {
  await page.goto('/admin/orders')
  await page.locator('#root tbody a.row-link').nth(7).waitFor()
}

test('staff see seven orders on a desk of 1280 by 800, and nothing follows the pages', async () => {
  const page = await openAs('staff', { width: 1280, height: 800 })
  await list(page)
  await expect.poll(bottomOf(page, 7)).toBeLessThanOrEqual(800)
  const below = await page
    .locator('#root main')
    .getByText(/^1–10 de /)
    .evaluate((pages) => {
      const { bottom } = pages.getBoundingClientRect()
      return [...document.querySelectorAll('#root main *')].filter(
        (one) => one.getBoundingClientRect().top > bottom && one.textContent !== '',
      ).length
    })
  expect(below).toBe(0)
  await expectAccessible(page)
})

test('four on one of 1024 by 768, with approval and delivery', async () => {
  const page = await openAs('staff', { width: 1024, height: 768 })
  await list(page)
  await expect.poll(bottomOf(page, 4)).toBeLessThanOrEqual(768)
  for (const name of ['Aprovação', 'Entrega'])
    expect(await page.getByRole('columnheader', { name }).isVisible(), name).toBe(true)
})

test('on a phone the first order begins above 420 px, and all filters are behind one button', async () => {
  const page = await openAs('staff', { width: 360, height: 740 })
  await page.goto('/admin/orders')
  const card = page
    .locator('#root main li')
    .filter({ has: page.locator('a.row-link') })
    .first()
  await card.waitFor()
  await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(420)
  const views = page.getByRole('group', { name: 'Ver só' })
  const tooWide = () => views.evaluate((one) => one.scrollWidth - one.parentElement!.clientWidth)
  // the site's letters may come after the first row
  await expect.poll(tooWide).toBe(0)
  await page.getByRole('button', { name: 'Sem nota' }).click()
  await page.getByRole('button', { name: 'Sem nota', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: 'Não pago' }).click()
  await page.getByRole('button', { name: 'Ver resultado' }).click()
  await page.getByRole('button', { name: 'Filtros (1)' }).waitFor()
  await page.getByRole('button', { name: 'Status: Não pago' }).click()
  await page.getByRole('button', { name: 'Filtros', exact: true }).waitFor()
})

test("the bar is one line of 64 px at every width; what it has no room for is in 'Mais', which is lit for its pages", async () => {
  const page = await openAs('staff')
  await page.goto('/admin/audit')
  await page.getByRole('heading', { level: 1, name: 'Auditoria' }).waitFor()
  const bar = page.locator('.shell-bar')
  const navigation = page.getByRole('navigation', { name: 'Navegação principal' })
  const more = navigation.getByRole('button', { name: 'Mais' })
  const entries = { 320: 4, 360: 4, 768: 4, 1024: 5, 1280: 7, 1440: 7 }
  for (const [width, count] of Object.entries(entries)) {
    await page.setViewportSize({ width: Number(width), height: 800 })
    await expect.poll(async () => (await bar.boundingBox())?.height, { message: width }).toBe(64)
    await expect.poll(() => navigation.getByRole('link').count(), { message: width }).toBe(count)
    const tooWide = () => navigation.evaluate((one) => one.scrollWidth - one.clientWidth)
    await expect.poll(tooWide, { message: width }).toBe(0)
    // the sign of the page that one is on
    expect(await more.evaluate((one) => getComputedStyle(one).fontWeight), width).toBe('600')
  }
  await page.setViewportSize({ width: 360, height: 740 })
  // half a pixel too few and 'Modo Administrador' ends in dots
  const cut = () =>
    page.locator('.shell-badge').evaluate((one) => {
      const text = document.createRange()
      text.selectNodeContents(one)
      const { paddingLeft, paddingRight } = getComputedStyle(one)
      const room =
        one.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight)
      return text.getBoundingClientRect().width - room
    })
  await expect.poll(cut).toBeLessThan(0.1)
  expect(await navigation.getByRole('link').allInnerTexts()).toEqual([
    'Início',
    'Produtos',
    'Vendedores',
    'Pedidos',
  ])
  await more.click()
  const menu = page.getByRole('menu', { name: 'Mais' })
  await menu.getByRole('menuitem', { name: 'Auditoria' }).waitFor()
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Repasses' }).click()
  await page.waitForURL(/\/admin\/payouts/)
})

test('on a phone an order begins with its bottles', async () => {
  const page = await openAs('staff', { width: 360, height: 740 })
  await page.goto(`/admin/orders/${order}`)
  await page.getByText(/^O produtor lê: /).waitFor()
  const first = await page.evaluate(() => {
    const heads = [...document.querySelectorAll('#root main h2')]
    const top = (one: Element) => one.getBoundingClientRect().top
    return heads.toSorted((one, other) => top(one) - top(other))[0]?.textContent
  })
  expect(first).toBe('Itens do pedido')
  await expectAccessible(page)
})

test.each(['admin', 'portal'])(
  'the %s prints an order: all of it, folded or not, black on white, and nothing that is pressed',
  async (area) => {
    const page = await openAs(area === 'admin' ? 'staff' : shop)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`/${area}/orders/${order}`)
    await page.getByRole('button', { name: 'Imprimir' }).waitFor()
    const folded = page.locator('main details', { has: page.getByText('Histórico') })
    await folded.waitFor()
    const isOpen = () => folded.evaluate((one) => (one as HTMLDetailsElement).open)
    expect(await isOpen()).toBe(false)

    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    expect(await isOpen()).toBe(true)
    await folded.getByRole('listitem').first().waitFor()
    await page.getByRole('heading', { name: 'Itens do pedido' }).waitFor()
    const found = await page.evaluate(() => {
      const shown = (one: Element) => one.getClientRects().length > 0
      const texts = [...document.querySelectorAll('main :is(h1, h2, p, dd, dt, li, span, a)')]
      return {
        pressed: [...document.querySelectorAll('header, nav, button, input, textarea')]
          .filter(shown)
          .map((one) => one.outerHTML.slice(0, 80)),
        colors: [...new Set(texts.filter(shown).map((one) => getComputedStyle(one).color))],
        paper: getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(found).toEqual({ pressed: [], colors: ['rgb(0, 0, 0)'], paper: 'rgb(255, 255, 255)' })
    await page.emulateMedia({ media: null, colorScheme: 'light' })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))

    const pdf = await page.pdf({ preferCSSPageSize: true })
    // points of A4
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
    await expect.poll(isOpen).toBe(false)
  },
)
