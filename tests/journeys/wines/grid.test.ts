import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../../support/http'
import { openSeller, type Seller } from '../../support/openSeller'
import {
  closeContexts,
  expectAccessible,
  openContext,
  PHONE,
  signInAs,
} from '../../support/browser'
import { sql } from '../../support/world'
import type { WinePriceRow } from '#domain/wines/winePricesWire'

const WINES = 12
let winery: Seller
let context: BrowserContext
let page: Page
let clicks = 0

beforeAll(async () => {
  winery = await openSeller()
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [winery.sellerId])
  for (let at = 0; at < WINES; at++)
    await winery.addWine({
      title: `Safra ${String(at + 1).padStart(2, '0')} ${winery.mark}`,
      price: 0,
    })
  context = await openContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  await signInAs(page, winery)
  await page.goto('/portal/wines')
  await page.getByRole('link', { name: 'Preços e estoque' }).click()
  await page.getByRole('grid').waitFor()
})
afterAll(async () => {
  await context.close()
  await closeContexts()
})

const stored = async (): Promise<WinePriceRow[]> =>
  (await call<{ wines: WinePriceRow[] }>('/vendor/products/prices', { token: winery.token })).body
    .wines
const cell = (column: string, line: number) =>
  page
    .getByRole('row', { name: new RegExp(`Safra ${String(line).padStart(2, '0')}`) })
    .locator(`[data-column=${column}]`)
const click = async (target: ReturnType<typeof cell>) => {
  clicks += 1
  await target.click()
}
const save = () => page.getByRole('button', { name: 'Salvar alterações' })
const toast = (text: string) => page.locator('.toast').getByText(text).waitFor()
const paste = async (text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}

describe('the grid of prices and stock', () => {
  test('takes twelve prices in one paste and one save: two clicks', async () => {
    clicks = 0
    await click(cell('retail', 1))
    await paste(Array.from({ length: WINES }, (_, at) => `R$ ${80 + at},90`).join('\r\n'))
    await page.getByText('12 vinhos alterados').waitFor()
    await click(save())
    await toast('12 vinhos salvos')
    expect(clicks).toBe(2)
    expect((await stored()).map(({ retail }) => retail)).toEqual(
      Array.from({ length: WINES }, (_, at) => 8090 + 100 * at),
    )
    await expectAccessible(page)
  })

  test('works by keyboard alone: typing, Enter, Tab, Esc, filling down, and taking it back', async () => {
    await cell('quantity', 1).click()
    await page.keyboard.type('24')
    await page.keyboard.press('Enter')
    await page.keyboard.type('99')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('ControlOrMeta+d')
    expect(await cell('quantity', 3).innerText()).toBe('24')
    await page.keyboard.press('ControlOrMeta+z')
    expect(await cell('quantity', 3).innerText()).toBe('0')
    expect(await cell('quantity', 1).innerText()).toBe('24')
    await page.keyboard.press('ControlOrMeta+y')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12')
    await page.keyboard.press('Tab')
    expect(await cell('low_stock', 1).innerText()).toBe('12')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-column'))).toBe(
      'state',
    )
  })

  test('marks a text in a price at its cell, saves the rest and keeps the text', async () => {
    await cell('retail', 5).click()
    await page.keyboard.type('a combinar')
    await page.keyboard.press('Enter')
    await cell('state', 5).getByText('Informe um preço válido, por exemplo 89,90').waitFor()
    await save().click()
    await toast('3 vinhos salvos')
    expect(await cell('retail', 5).innerText()).toBe('a combinar')
    expect((await stored()).slice(0, 4).map(({ available }) => available)).toEqual([24, 24, 24, 0])
    await expectAccessible(page)
  })

  test('refuses a block with a column too many, and loses nothing', async () => {
    await cell('quantity', 6).click()
    await paste('1\t2\t3')
    await page.getByText('Nada foi colado: o bloco tem 3 colunas e daqui só cabem 2').waitFor()
    expect(await cell('quantity', 6).innerText()).toBe('0')
    expect(await cell('retail', 5).innerText()).toBe('a combinar')
  })

  test('tells at its row that somebody else was faster, with both values, and asks', async () => {
    const [first] = await stored()
    await call('/vendor/products/prices', {
      token: winery.token,
      body: { wines: [{ id: first?.id, retail: 7000 }] },
    })
    await cell('retail', 5).click()
    await page.keyboard.press('Delete')
    await page.keyboard.type('84,90')
    await cell('retail', 1).click()
    await page.keyboard.type('99')
    await page.keyboard.press('Enter')
    await save().click()
    await cell('state', 1).getByText('Agora: preço R$ 70,00.').waitFor()
    await cell('state', 1).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.innerText()).toContain('99,00')
    expect(await dialog.innerText()).toContain('70,00')
    await dialog.getByRole('button', { name: 'Ficar com o meu' }).click()
    await save().click()
    await toast('1 vinho salvo')
    expect((await stored())[0]?.retail).toBe(9900)
  })

  test('is a list with steppers on the phone', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: /^Aumentar Estoque: Safra 04/ }).click()
    await save().click()
    // the toast of the test before may still be there
    await expect.poll(async () => (await stored())[3]?.available).toBe(1)
  })
})
