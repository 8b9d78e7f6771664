import type { BrowserContext, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFile } from '../../api/imports/sheet'
import { call } from '../../support/http'
import { openSeller, type Seller } from '../../support/openSeller'
import { closeContexts, expectAccessible, openContext, signInAs } from '../../support/browser'
import { sql } from '../../support/world'
import type { WinePriceRow } from '#domain/wines/winePricesWire'

const WINES = 20
const PRICES = 12
let winery: Seller
let context: BrowserContext
let page: Page
/** Clicks, pastes and keys since 'Hoje' was opened (issue 31, 'Must be shown'). */
let acts = 0

beforeAll(async () => {
  winery = await openSeller()
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [winery.sellerId])
  const rows = Array.from(
    { length: WINES },
    (_, at) => `Encosta ${String(at + 1).padStart(2, '0')} ${winery.mark};2023;100,00;69`,
  )
  await importFile(winery.token, ['wine_name;vintage;price_retail;quantity', ...rows].join('\n'))
  context = await openContext()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  page = await context.newPage()
  await signInAs(page, winery)
})
afterAll(async () => {
  await context?.close()
  await closeContexts()
})

const today = async () => {
  await page.goto('/portal/today')
  await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
  acts = 0
}
const click = async (target: Locator) => {
  acts += 1
  await target.click()
}
const paste = async (text: string) => {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  acts += 1
  await page.keyboard.press('ControlOrMeta+v')
}
const wines = () =>
  page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: 'Vinhos', exact: true })
const openGrid = async () => {
  await click(wines())
  await click(page.getByRole('link', { name: 'Preços e estoque' }))
  await page.locator('.price-grid [tabindex="0"]:focus').waitFor()
}
const save = () => page.getByRole('button', { name: 'Salvar alterações' })
const stored = async (): Promise<WinePriceRow[]> =>
  (await call<{ wines: WinePriceRow[] }>('/vendor/products/prices', { token: winery.token })).body
    .wines

describe("from 'Hoje'", () => {
  test('twelve prices are changed in four acts: the wines, the grid, one paste, one save', async () => {
    await today()
    await openGrid()
    await paste(Array.from({ length: PRICES }, (_, at) => `${105 + at},00`).join('\n'))
    await page.getByText('12 vinhos alterados').waitFor()
    await click(save())
    await page.locator('.toast').getByText('12 vinhos salvos').waitFor()
    expect(acts).toBe(4)
    expect((await stored()).slice(0, PRICES).map(({ retail }) => retail)).toEqual(
      Array.from({ length: PRICES }, (_, at) => 10_500 + 100 * at),
    )
  })

  test('one of them with a digit too many is one question more, which shows old and new', async () => {
    await today()
    await openGrid()
    await paste(['1060', '107'].join('\n'))
    await page.getByText('2 vinhos alterados').waitFor()
    const [cell] = await page.locator('[data-column=retail][data-former]').all()
    expect(await cell?.getAttribute('data-former')).toBe('105,00')
    expect(await cell?.getAttribute('data-size')).toBe('factor')
    await page.getByText('Muda 10 vezes ou mais: confira').waitFor()
    await expectAccessible(page)
    await click(save())
    const dialog = page.getByRole('dialog', { name: '1 valor muda muito. Salvar assim mesmo?' })
    await dialog.getByText('R$ 105,00 → R$ 1.060,00 (10 vezes ou mais)').waitFor()
    await expectAccessible(page)
    await click(dialog.getByRole('button', { name: 'Salvar assim mesmo' }))
    await page.locator('.toast').getByText('2 vinhos salvos').waitFor()
    expect(acts).toBe(5)
    expect((await stored()).slice(0, 2).map(({ retail }) => retail)).toEqual([106_000, 10_700])
  })

  test('what is typed as the grid opens goes into its first cell', async () => {
    await today()
    await openGrid()
    await page.keyboard.type('110')
    await page.keyboard.press('Enter')
    await page.getByText('1 vinho alterado').waitFor()
    expect(await page.locator('[data-column=retail][data-changed]').innerText()).toBe('110,00')
    await page.keyboard.press('ControlOrMeta+z')
    await page.getByText('1 vinho alterado').waitFor({ state: 'detached' })
  })

  test('twenty wines are published in five acts', async () => {
    await today()
    await click(wines())
    await click(page.locator('thead input[type=checkbox]'))
    await click(page.getByRole('button', { name: `Marcar todos os ${WINES} do filtro` }))
    await page.getByText(`${WINES} vinhos marcados`).waitFor()
    await click(page.getByRole('button', { name: 'Publicar', exact: true }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Publicar' }))
    await page.getByRole('alert').getByText(`${WINES} de ${WINES} publicados`).waitFor()
    expect(acts).toBe(5)
  })
})
