import { expect, test } from 'vitest'
import { button, closeAfterTests, openAs, openPage, toast } from '../../support/browser'
import { countPresses } from '../../support/countPresses'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { openShop } from '../../support/openShop'
import { sellerReturns } from '../../support/returns'

closeAfterTests()

test('from Hoje a return is answered in 3 acts, and waits there for its bottles', async () => {
  const shop = await openAccount()
  const order = await deliveredOrder(shop, [{ quantity: 2 }])
  const { display_id: number, items } = await shop.order(order)
  await sellerReturns(shop, order, '', {
    reason: 'broken',
    items: [{ id: items[0]?.id, quantity: 1 }],
    note: 'Ligou',
  })
  const page = await openAs(shop)
  await page.goto('/portal/today')
  const group = page.getByRole('region', { name: /^Devoluções para responder/ })
  await group.waitFor()
  const acts = await countPresses(page)
  await group.getByRole('link', { name: `Responder: #${number}` }).click()
  await button(page, 'Aprovar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await toast(page, 'Devolução aprovada.')
  expect(acts()).toBeLessThanOrEqual(3)
  await page.goto('/portal/today')
  await group.getByRole('link', { name: `Receber: #${number}` }).waitFor()
  expect(await group.getByText('Aguardando as garrafas').count()).toBe(1)
})

test('twenty wines are published from Hoje in 5 acts', async () => {
  const shop = await openShop({ wines: 1 })
  for (let index = 1; index <= 20; index++)
    await shop.addWine({ title: `Encosta ${index} ${shop.mark}`, price: 5_990, bottles: 12 })
  const page = await openAs(shop)
  await page.goto('/portal/today')
  const group = page.getByRole('region', { name: /^Vinhos prontos para publicar/ })
  await group.getByRole('listitem').nth(4).waitFor()
  expect(await group.getByRole('listitem').count()).toBe(5)
  const acts = await countPresses(page)
  await button(page, 'Publicar todos (20)').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('20 de 20 publicados').waitFor()
  expect(acts()).toBeLessThanOrEqual(5)
  await group.getByRole('listitem').first().waitFor({ state: 'detached' })
})

test('twelve prices are given from Hoje in 4 acts, among wines that have theirs', async () => {
  const shop = await openShop({ wines: 2 })
  for (let index = 1; index <= 12; index++)
    await shop.addWine({
      title: `Safra ${String(index).padStart(2, '0')} ${shop.mark}`,
      price: 0,
      bottles: 12,
    })
  const page = await openAs(shop)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/portal/today')
  const group = page.getByRole('region', { name: /^Vinhos sem preço 12/ })
  await group.waitFor()
  await page.evaluate(
    (copied) => navigator.clipboard.writeText(copied),
    Array.from({ length: 12 }, (_, at) => `R$ ${80 + at},90`).join('\r\n'),
  )
  const acts = await countPresses(page)
  await group.getByRole('link', { name: /^Preços e estoque/ }).click()
  await page.getByText('Só os 12 vinhos que esperam por você em Hoje.').waitFor()
  await page
    .getByRole('row', { name: /Safra 01/ })
    .locator('[data-column=retail]')
    .click()
  await page.keyboard.press('ControlOrMeta+v')
  await page.getByText('12 vinhos alterados').waitFor()
  await button(page, 'Salvar alterações').click()
  await page.locator('.toast').getByText('12 vinhos salvos').waitFor()
  expect(acts()).toBeLessThanOrEqual(4)
  await page.goto('/portal/today')
  await page.getByRole('region', { name: /^Vinhos prontos para publicar 12/ }).waitFor()
  expect(await group.count()).toBe(0)
})

test('a new wine goes from sign-in to the store in 8 acts', async () => {
  const shop = await openShop({ wines: 1 })
  const title = `Talha ${shop.mark}`
  const page = await openPage()
  await page.goto('/login')
  const acts = await countPresses(page)
  await page.getByLabel('E-mail').fill(shop.email)
  await page.getByLabel('Senha', { exact: true }).fill(shop.password)
  await button(page, 'Entrar').click()
  await page.getByRole('link', { name: 'Adicionar vinho' }).first().click()
  await page.getByLabel('Nome do vinho').fill(title)
  await page.getByLabel('Descrição').fill('Peverella em talha, sem filtração.')
  await button(page, 'Salvar e continuar').click()
  await button(page, 'Pular').click()
  await page.getByLabel('Preço de varejo').fill('89,90')
  await page.getByLabel('Quantidade disponível').fill('24')
  await button(page, 'Salvar e Continuar').click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByRole('navigation').getByRole('link', { name: /^Hoje/ }).click()
  await button(page, `Publicar: ${title}`).click()
  await page.getByText('1 de 1 publicado').waitFor()
  expect(acts()).toBeLessThanOrEqual(8)
})
