import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { FREIGHT_STATES } from '#domain/freight/freightRegions'
import {
  button,
  closeAfterTests,
  DESKTOP,
  expectAccessible,
  openAs,
  PHONE,
  toast,
} from '../../support/browser'
import { addToCart, buy, openCart, placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { saveFreight } from '../../support/saveFreight'
import { sql } from '../../support/world'

closeAfterTests()

const openRegion = (page: Page, region: string) =>
  page.getByRole('button', { name: new RegExp(`^${region} (não|\\d)`) }).click()
const openAll = async (page: Page) => {
  for (const region of ['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul'])
    await openRegion(page, region)
}

/** Such a table as carriers send it: names of states, prices as Brasil writes them, boxes that are not offered. */
const excel = [
  'Estado\t1\t2\t3\t6\t12\tPrazo',
  ...FREIGHT_STATES.filter((state) => state !== 'RR').map((state, at) =>
    [state, `R$ ${20 + at},90`, '', '', `${40 + at},00`, '', String(3 + (at % 9))].join('\t'),
  ),
].join('\r\n')

test('a seller fills the freight table from Excel’s clipboard, and a cart sees it', async () => {
  const shop = await openShop()
  const page = await openAs(shop)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/portal/account-settings')
  await page.getByRole('link', { name: 'Frete', exact: true }).click()
  await page.getByText('Sugestão da winex, ainda não salva.').waitFor()
  await page
    .getByText(/Até você salvar, a loja cobra R\$.25,00 por 6 garrafas para São Paulo\./)
    .waitFor()
  await expectAccessible(page)
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(page.viewportSize()).toMatchObject({ width: 1280 })
  expect(await heightOf()).toBeLessThan(1_200)

  const cell = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await openRegion(page, 'Norte')
  await button(page, 'Não atender: Norte').click()
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), excel)
  await cell('Caixa de 1: Acre').focus()
  await page.keyboard.press('Control+v')
  await page.getByText('156 células coladas.').waitFor()
  for (const region of ['Nordeste', 'Sudeste']) await openRegion(page, region)
  const at = FREIGHT_STATES.filter((state) => state !== 'RR').indexOf('SP')
  expect(await cell('Caixa de 1: São Paulo').inputValue()).toBe(`R$ ${20 + at},90`)
  expect(await cell('Caixa de 2: São Paulo').inputValue()).toBe('')

  // what would be asked of a buyer, before anything is saved
  const prices = await page
    .getByRole('row', { name: /^São Paulo/ })
    .getByRole('cell')
    .allInnerTexts()
  expect(prices.map((text) => text.replace(/\s/g, ' '))).toEqual([
    `R$ ${20 + at},90`,
    `R$ ${40 + at},00`,
    `R$ ${2 * (40 + at)},00`,
  ])

  await cell('Caixa de 6: Bahia').fill('-3')
  await button(page, 'Salvar frete').click()
  await page.getByText('Informe um valor de R$ 0,00 a R$ 10.000,00').waitFor()
  await expect
    .poll(() => cell('Caixa de 6: Bahia').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await cell('Caixa de 6: Bahia').fill('99')
  await button(page, 'Salvar frete').click()
  await toast(page, 'Frete salvo.')

  const cartId = await openCart()
  await addToCart(cartId, shop, { quantity: 7 })
  const { body } = await buy(`shipping-options?cart_id=${cartId}`)
  expect(body.shipping_options?.[0]).toMatchObject({
    amount: 60.9 + 2 * at,
    boxes: [
      { size: 6, count: 1 },
      { size: 1, count: 1 },
    ],
  })
  await buy(`carts/${cartId}`, { shipping_address: { province: 'RR', postal_code: '69301-000' } })
  expect((await buy(`shipping-options?cart_id=${cartId}`)).body.unavailable).toBe(
    'O produtor ainda não entrega neste estado: Roraima.',
  )
  await page.context().close()
})

test('the table is filled by regions on a phone, and a colleague’s is not lost unseen', async () => {
  const shop = await openShop()
  const page = await openAs(shop, PHONE)
  await page.goto('/portal/freight')
  const cell = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await cell('Caixa de 6: Sul inteiro').fill('33,50')
  await cell('Prazo (dias úteis): Sul inteiro').fill('4')
  await openRegion(page, 'Sul')
  expect(await cell('Caixa de 6: Paraná').inputValue()).toBe('33,50')
  expect(await cell('Caixa de 1: Paraná').inputValue()).toBe('24,00')
  await cell('Caixa de 6: Paraná').fill('34,00')
  expect(await cell('Caixa de 6: Sul inteiro').inputValue()).toBe('')
  expect(await cell('Caixa de 6: Sul inteiro').getAttribute('placeholder')).toBe('vários')
  await cell('Caixa de 6: Paraná').fill('33,50')
  expect(await cell('Caixa de 6: Sul inteiro').inputValue()).toBe('33,50')
  await openRegion(page, 'Norte')
  await button(page, 'Não atender: Norte').click()
  expect(await cell('Caixa de 1: Acre').inputValue()).toBe('')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  )
  await expectAccessible(page)

  const colleague = await openAs(shop)
  await colleague.goto('/portal/freight')
  await colleague.getByLabel('Dias úteis até a saída').fill('9')
  await button(colleague, 'Salvar frete').click()
  await toast(colleague, 'Frete salvo.')

  await button(page, 'Salvar frete').click()
  const question = page.getByRole('dialog', { name: 'O frete mudou enquanto você editava' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Voltar à edição' }).click()
  expect(await cell('Caixa de 6: Paraná').inputValue()).toBe('33,50')
  await button(page, 'Salvar frete').click()
  await question.getByRole('button', { name: 'Salvar a minha' }).click()
  await toast(page, 'Frete salvo.')
  await page.reload()
  await openRegion(page, 'Sul')
  expect(await cell('Caixa de 6: Paraná').inputValue()).toBe('33,50')
  expect(await page.getByLabel('Dias úteis até a saída').inputValue()).toBe('2')
  await Promise.all([page.context().close(), colleague.context().close()])
})

test('the proposed table goes out as a CSV file and comes back through the dialog unchanged', async () => {
  const shop = await openShop()
  await saveFreight(shop, { states: { SP: { prices: { 1: 1_990, 6: 123_400 }, days: 4 } } })
  const page = await openAs(shop)
  await page.goto('/portal/freight')
  const cells = page.locator('.freight input')
  const read = () => cells.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const cell = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const option = async (name: string) => {
    await button(page, 'Opções').click()
    await page.getByRole('menuitem', { name }).click()
  }
  await openAll(page)
  expect(await cell('Caixa de 1: Acre').inputValue()).toBe('')
  await option('Usar a sugestão da winex')
  await page.getByText('Sugestão copiada. Ela só vale depois de salva.').waitFor()
  expect(await cell('Caixa de 1: Acre').inputValue()).toBe('52,00')
  expect(await cell('Prazo (dias úteis): São Paulo').inputValue()).toBe('6')
  // of the proposal nothing is stored yet; a state of one's own, with a hole, goes out as well
  await cell('Caixa de 6: Bahia').fill('1234,50')
  await cell('Caixa de 12: Bahia').fill('')

  const before = await read()
  const download = page.waitForEvent('download')
  await option('Baixar CSV')
  const file = await download
  expect(file.suggestedFilename()).toBe('frete-winex.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text.trimEnd().split('\r\n')).toHaveLength(28)
  expect(text).toContain('BA;42,00;56,00;69,00;1234,50;;10')

  const pasteBack = async (copied: string) => {
    await option('Colar do Excel')
    const dialog = page.getByRole('dialog', { name: 'Colar do Excel' })
    await dialog.getByLabel('Tabela copiada').fill(copied)
    await dialog.getByRole('button', { name: 'Usar esta tabela' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await pasteBack(text)
  expect(await read()).toEqual(before)
  // it does arrive: a file that was changed changes its cells
  await pasteBack(text.replace('1234,50', '77,00'))
  expect(await cell('Caixa de 6: Bahia').inputValue()).toBe('77,00')
  await pasteBack(text)
  await button(page, 'Salvar frete').click()
  await toast(page, 'Frete salvo.')
  await page.reload()
  await openAll(page)
  expect(await read()).toEqual(before)
  await page.context().close()
})

test('an order tells its boxes and the promised day; a late one is found in both lists', async () => {
  const shop = await openShop()
  await saveFreight(shop, { states: { SP: { prices: { 1: 1_000, 3: 2_500 }, days: 4 } } })
  const orderId = await placeOrder(shop, [{ quantity: 4 }])
  await shop.act(orderId, 'accept')
  await sql(`update order_approval set promised_on = '2026-01-05' where order_id = $1`, [orderId])

  for (const [who, area, size] of [
    [shop, 'portal', PHONE],
    ['staff', 'admin', DESKTOP],
  ] as const) {
    const page = await openAs(who, size)
    await page.goto(`/${area}/orders/${orderId}`)
    const card = page
      .locator('details')
      .filter({ has: page.getByRole('heading', { name: 'Entrega prometida' }) })
    await card.locator('summary').click()
    await card.getByText('1 caixa de 3 e 1 caixa de 1').waitFor()
    await card.getByText('05/01/2026').waitFor()
    await card.getByText('Atrasado', { exact: true }).waitFor()
    await expectAccessible(page)
    await page.goto(
      `/${area}/orders?filter=${encodeURIComponent(JSON.stringify({ late: 'delivery' }))}`,
    )
    await page.getByText('Atrasado', { exact: true }).first().waitFor()
    await expectAccessible(page)
    if (area === 'admin') {
      await page.goto(`/admin/sellers/${shop.sellerId}?aba=frete`)
      await page.getByRole('tab', { name: 'Frete' }).click()
      await page.getByRole('row', { name: /SP São Paulo.*R\$ 25,00.*4 dias úteis/ }).waitFor()
      await page.getByText('AC, AP, AM, PA, RO').waitFor()
      await expectAccessible(page)
    }
    await page.context().close()
  }
})
