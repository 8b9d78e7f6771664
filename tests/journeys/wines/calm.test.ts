import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import {
  button,
  closeAfterTests,
  expectAccessible,
  openAs,
  PHONE,
  toast,
} from '../../support/browser'
import { openSeller, type Seller } from '../../support/openSeller'
import { fillSheet } from './fillSheet'

closeAfterTests()

const WINDOW = { width: 1280, height: 800 }
/** Pixels of the whole page. */
const FORM_MAX = 2_600
/** Pixels; of a wine with a name and a price alone. */
const BARE_WINE_MAX = 1_900

const seller = (): Promise<Seller> => openSeller({ status: 'ACTIVE' })
const heightOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight)
const openGroups = (page: Page): Promise<string[]> =>
  page.locator('form button[aria-expanded=true]').allInnerTexts()
const contained = (page: Page) => page.locator('main .MuiButton-contained')

test('the form begins with four open groups, below 2,600 px, empty and filled; the others say what they hold', async () => {
  const page = await openAs(await seller(), WINDOW)
  await page.goto('/portal/add-wine')
  await page.getByLabel('Nome do vinho').waitFor()
  expect(await openGroups(page)).toEqual([
    'Essencial',
    'Classificação',
    'Uvas e vinhedo',
    'História & Produtor',
  ])
  expect(await heightOf(page)).toBeLessThan(FORM_MAX)
  await page.getByText('0 de 11 preenchidos').first().waitFor()
  await expectAccessible(page)

  await page.getByLabel('Nome do vinho').fill('Merlot Nature 2024')
  await page.getByLabel('Descrição').fill('Leve, de uma só fermentação.')
  await fillSheet(page)
  await button(page, 'Salvar e continuar').click()
  await button(page, 'Pular').click()
  await page.getByLabel('Preço de varejo').fill('89,90')
  await page.getByLabel('Quantidade disponível').fill('12')
  await button(page, 'Salvar e Continuar').click()
  await page.getByRole('link', { name: 'Editar Vinho' }).click()
  await page.getByLabel('Nome do vinho').waitFor()
  expect(await openGroups(page)).toHaveLength(4)
  expect(await heightOf(page)).toBeLessThan(FORM_MAX)
  await page.getByText('6 de 6 preenchidos').first().waitFor()
})

test('a closed group keeps what was typed, opens for what is wrong in it, and from the list beside the form', async () => {
  const page = await openAs(await seller(), WINDOW)
  await page.goto('/portal/add-wine')
  await page.getByLabel('Nome do vinho').fill('Merlot Nature 2024')
  await page.getByLabel('Descrição').fill('Leve')
  const group = page.locator('form').getByRole('button', { name: /^Análise Técnica/ })
  const ph = page.locator('#wine-metadata-technical_analysis-ph')
  expect(await ph.isVisible()).toBe(false)
  await page
    .getByRole('navigation', { name: 'Seções da ficha' })
    .getByRole('link', { name: /^Análise Técnica/ })
    .click()
  await ph.fill('99')
  await group.click()
  await ph.waitFor({ state: 'hidden' })
  await button(page, 'Salvar e continuar').click()
  await group.getByText('1 campo a corrigir').waitFor()
  await expect.poll(() => ph.evaluate((one) => one === document.activeElement)).toBe(true)
  await ph.fill('3,45')
  await group.click()
  await group.getByText('1 de 9 preenchidos').waitFor()
  await page.getByText('Rascunho guardado neste aparelho').waitFor()
  await page.reload()
  await button(page, 'Continuar rascunho').click()
  await group.getByText('1 de 9 preenchidos').waitFor()
  await group.click()
  expect(await ph.inputValue()).toBe('3,45')
})

test('a wine leads from its price to the store, one first button at a time, and does not wait for the analysis', async () => {
  const winery = await seller()
  const wine = await winery.addWine({ price: 0 })
  const page = await openAs(winery, WINDOW)
  await page.goto(`/portal/wines/${wine.id}`)
  await page.getByText('Para publicar, faltam o preço e as garrafas em estoque.').waitFor()
  await page.getByText(/Publicar não espera a análise da equipe winex\.$/).waitFor()
  expect(await contained(page).allInnerTexts()).toEqual(['Definir preço'])
  expect(await heightOf(page)).toBeLessThan(BARE_WINE_MAX)
  await expectAccessible(page)

  await contained(page).click()
  await page.getByLabel('Preço de varejo').fill('89,90')
  await page.getByLabel('Quantidade disponível').fill('12')
  await button(page, 'Salvar e Continuar').click()
  await page.getByText('Tudo pronto: publique quando quiser.').waitFor()
  expect(await contained(page).allInnerTexts()).toEqual(['Publicar na loja'])
  await contained(page).click()
  await toast(page, 'Vinho ativado com sucesso!')
  await page.getByText('Este vinho está na loja.').waitFor()
  expect(await contained(page).allInnerTexts()).toEqual(['Ver na loja'])
  await contained(page).click()
  const store = page.getByRole('dialog', { name: 'Como a loja mostra este vinho' })
  await store.getByText('R$ 89,90 a garrafa').waitFor()
  expect(await store.innerText()).not.toMatch(/N\/A|available/)
  await expectAccessible(page)
})

test('on a phone the picture comes first, and the first button is in sight without scrolling', async () => {
  const winery = await seller()
  const wine = await winery.addWine({ title: 'Merlot Nature 2024', price: 8_990, bottles: 12 })
  await wine.setStatus('published')
  const page = await openAs(winery, PHONE)
  await page.goto(`/portal/wines/${wine.id}`)
  const first = button(page, 'Ver na loja')
  await first.waitFor()
  const [picture, act] = await Promise.all([
    page.getByRole('region', { name: 'Imagem' }).getByRole('img').boundingBox(),
    first.boundingBox(),
  ])
  if (!picture || !act) throw new Error('picture or button is not shown')
  expect(picture.y + picture.height).toBeLessThan(act.y)
  expect(act.y + act.height).toBeLessThan(PHONE.height)
})
