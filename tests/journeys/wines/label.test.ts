import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  closeContexts,
  expectAccessible,
  openContext,
  PHONE,
  signInAs,
} from '../../support/browser'
import { openSeller, type Seller } from '../../support/openSeller'
import { foldOf, openFold } from '../../support/openFold'

let winery: Seller
let context: BrowserContext
let page: Page

beforeAll(async () => {
  winery = await openSeller({ status: 'ACTIVE' })
  context = await openContext(PHONE)
  page = await context.newPage()
  await signInAs(page, winery)
})
afterAll(async () => {
  await context.close()
  await closeContexts()
})

test('a label goes from incomplete to complete, on a phone, and leaves the filter', async () => {
  const wine = await winery.addWine({
    price: 8_990,
    origin_country: 'BR',
    metadata: {
      classification: { type: 'red', style: 'still', sweetness_level: 'dry' },
      technical_analysis: { alcohol_percentage: 12.5 },
      label: { wine_class: 'fine', contains_gluten: false },
    },
  })
  const filter = `/portal/wines?filter=${encodeURIComponent(JSON.stringify({ lacks: 'label' }))}`
  await page.goto(filter)
  await page.getByText(wine.title).first().waitFor()

  await page.goto(`/portal/wines/${wine.id}`)
  const card = foldOf(page, 'Rótulo')
  await card.getByText('Faltam 3 itens').waitFor()
  await openFold(page, 'Rótulo')
  await expectAccessible(page)
  await card.getByRole('link', { name: 'Completar na ficha' }).click()

  const registration = page.locator('#wine-metadata-label-mapa_registration')
  await registration.fill('rs-012345-6.000001')
  await page.locator('#wine-metadata-label-lot').fill('2024-03')
  await page.locator('#wine-metadata-ingredients').click()
  await page.getByRole('option', { name: 'Uva', exact: true }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()

  await card.getByText('Rótulo completo').waitFor()
  await openFold(page, 'Rótulo')
  await card.getByText('Registro no MAPA: RS 012345-6.000001').waitFor()
  expect(await card.getByText('L2024-03').isVisible()).toBe(true)
  await page.goto(filter)
  await page.getByText('Nenhum vinho encontrado').waitFor()
})

test('a sheet that contradicts itself is put right beside its fields, on a phone', async () => {
  const wine = await winery.addWine({
    metadata: {
      classification: { type: 'red', style: 'still', sweetness_level: 'dry' },
      technical_analysis: { residual_sugar: 12, free_so2_mgl: 60, total_so2_mgl: 40 },
    },
  })
  await page.goto(`/portal/wines/${wine.id}`)
  const card = foldOf(page, 'Laudo')
  await card.getByText('2 pontos de atenção').waitFor()
  await openFold(page, 'Laudo')
  await card.getByText('Mais açúcar do que a doçura informada.').waitFor()
  await expectAccessible(page)

  // not by the label's link: what that opens by itself, a press would close
  await page.goto(`/portal/add-wine/${wine.id}`)
  const form = page.locator('form')
  await form.getByRole('button', { name: /^Análise Técnica/ }).click()
  const hint = form.getByText('Mais açúcar do que a doçura informada.')
  await hint.waitFor()
  await page.locator('#wine-metadata-technical_analysis-residual_sugar').fill('3,5')
  await hint.waitFor({ state: 'detached' })
  await page.locator('#wine-metadata-technical_analysis-free_so2_mgl').fill('20')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await card.getByText('Nada a conferir').waitFor()
})
