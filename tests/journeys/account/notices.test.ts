import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { joinAs } from '../../api/account/joinAs'
import { closeContexts, expectAccessible, PHONE } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { openPortal } from './openPortal'

afterAll(closeContexts)

/** Somebody comes back to the page: a browser without a screen shows all its pages, so it is told. */
const comeBackTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

test('an order is placed while the portal is open: the bell counts, the page shows it, and it is read for one person', async () => {
  const shop = await openShop({ wines: 1 })
  const colleague = await joinAs(shop.token)
  const page = await openPortal(shop.token, '/portal/wines')
  const theirs = await openPortal(colleague.token, '/portal/notices', PHONE)
  await page.getByRole('link', { name: 'Avisos', exact: true }).waitFor()
  await theirs.getByText('Nenhum aviso ainda').waitFor()
  await expectAccessible(theirs)

  const orderId = await placeOrder(shop, [{ quantity: 2 }])
  const { display_id } = await shop.order(orderId)
  for (const open of [page, theirs]) {
    await comeBackTo(open)
    await open.getByRole('link', { name: 'Avisos: 1 não lido' }).waitFor()
  }
  await theirs.getByRole('link', { name: `Novo pedido #${display_id}` }).waitFor()

  await page.getByRole('link', { name: 'Avisos: 1 não lido' }).click()
  const line = page.getByRole('link', { name: `Novo pedido #${display_id}` })
  await line.waitFor()
  await expectAccessible(page)
  await line.click()
  await page.waitForURL(`**/portal/orders/${orderId}`)
  await page.getByRole('link', { name: 'Avisos', exact: true }).waitFor()

  const second = await shop.order(await placeOrder(shop))
  for (const open of [page, theirs]) await comeBackTo(open)
  await page.getByRole('link', { name: 'Avisos: 1 não lido' }).waitFor()
  await theirs.getByRole('link', { name: 'Avisos: 2 não lidos' }).waitFor()
  await theirs.getByRole('link', { name: `Novo pedido #${second.display_id}` }).waitFor()
  await theirs.getByRole('button', { name: 'Marcar todos como lidos' }).click()
  await theirs.getByRole('link', { name: 'Avisos', exact: true }).waitFor()
  expect(await page.getByRole('link', { name: 'Avisos: 1 não lido' }).count()).toBe(1)
  for (const open of [page, theirs]) await open.context().close()
})

test('a person chooses a daily summary, and the choice is there again', async () => {
  const shop = await openShop({ wines: 0 })
  const page = await openPortal(shop.token, '/portal/account-settings/avisos')
  const card = page.getByRole('region', { name: 'Avisos' })
  await card.getByRole('combobox', { name: 'Novo pedido' }).click()
  await page.getByRole('option', { name: 'Portal e resumo diário' }).click()
  await card.getByRole('combobox', { name: 'Hora do resumo diário' }).click()
  await page.getByRole('option', { name: '19:00' }).click()
  await card.getByRole('button', { name: 'Salvar avisos' }).click()
  await page.getByText('Avisos atualizados.').waitFor()
  await page.reload()
  await card
    .getByRole('combobox', { name: 'Novo pedido' })
    .getByText('Portal e resumo diário')
    .waitFor()
  await card.getByRole('combobox', { name: 'Hora do resumo diário' }).getByText('19:00').waitFor()
  await expectAccessible(page)
  await page.context().close()
})
