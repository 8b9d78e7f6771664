import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, expectAccessible, openContext, PHONE, signInAs } from '../../support/browser'
import { openSeller, type Seller } from '../../support/openSeller'
import { closeDatabase } from '../../support/world'

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
  await closeBrowser()
  await closeDatabase()
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
  const card = page.getByRole('region', { name: 'Rótulo' })
  await card.getByText('Faltam 3 itens').waitFor()
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
  await card.getByText('Registro no MAPA: RS 012345-6.000001').waitFor()
  expect(await card.getByText('L2024-03').isVisible()).toBe(true)
  await page.goto(filter)
  await page.getByText('Nenhum vinho encontrado').waitFor()
})
