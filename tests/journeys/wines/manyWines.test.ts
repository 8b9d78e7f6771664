import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importFile } from '../../api/imports/sheet'
import { openSeller, type Seller } from '../../support/openSeller'
import { closeContexts, expectAccessible, openContext, signInAs } from '../../support/browser'
import { sql } from '../../support/world'

const WINES = 200
let winery: Seller
let context: BrowserContext
let page: Page

beforeAll(async () => {
  winery = await openSeller()
  await sql(`update seller set store_status = 'ACTIVE' where id = $1`, [winery.sellerId])
  const rows = Array.from({ length: WINES }, (_, at) => `Lote ${at} ${winery.mark};2023;89,90;12`)
  await importFile(winery.token, ['wine_name;vintage;price_retail;quantity', ...rows].join('\n'))
  context = await openContext()
  page = await context.newPage()
  await signInAs(page, winery)
})
afterAll(async () => {
  await context?.close()
  await closeContexts()
})

const published = async (): Promise<number> =>
  (
    await sql<{ n: string }>(
      `select count(*) as n from product p join seller_product s on s.product_id = p.id
        where s.seller_id = $1 and p.status = 'published'`,
      [winery.sellerId],
    )
  ).map(({ n }) => Number(n))[0] ?? 0

describe('many wines in the list', () => {
  test('two hundred imported wines are published in four clicks, and paused again in one', async () => {
    let clicks = 0
    const click = async (target: ReturnType<Page['getByRole']>) => {
      clicks += 1
      await target.click()
    }
    await page.goto('/portal/wines')
    await click(page.locator('thead input[type=checkbox]'))
    await click(page.getByRole('button', { name: 'Marcar todos os 200 do filtro' }))
    await page.getByText('200 vinhos marcados').waitFor()
    await click(page.getByRole('button', { name: 'Publicar', exact: true }))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Publicar' }))
    await page.getByText('200 de 200 publicados').first().waitFor({ timeout: 60_000 })
    expect(clicks).toBe(4)
    expect(await published()).toBe(WINES)
    await page.getByRole('button', { name: 'Desfazer' }).first().click()
    await page.getByText('200 de 200 pausados').first().waitFor({ timeout: 60_000 })
    expect(await published()).toBe(0)
  })

  test('a marked wine shows what can be done with it, for everybody', async () => {
    await page.goto('/portal/wines')
    await page.locator('tbody input[type=checkbox]').first().check()
    await page.getByRole('region', { name: 'Ações para 1 vinho' }).waitFor()
    await expectAccessible(page)
  })
})
