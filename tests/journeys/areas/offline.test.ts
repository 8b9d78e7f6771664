import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  closeContexts,
  DESKTOP,
  expectAccessible,
  formIsReady,
  openContext,
  signInAs,
} from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'

let context: BrowserContext | undefined
afterEach(async () => {
  await context?.close()
  context = undefined
})
afterAll(closeContexts)

const OFFLINE = 'Sem conexão com a internet. O que você salvar agora não chega até nós.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openAs(who: Parameters<typeof signInAs>[1]): Promise<[Page, BrowserContext]> {
  // a new one: what another test's pages left in the cache opens without a connection, too
  const opened = await openContext(DESKTOP, {})
  context = opened
  const page = await opened.newPage()
  await signInAs(page, who)
  return [page, opened]
}

test('a price saved without a connection is refused at once, stays typed, and is saved afterwards', async () => {
  const shop = await openShop({ wines: 1 })
  const [page, connection] = await openAs(shop)
  await page.goto(`/portal/add-price/${shop.wines[0]?.id}`)
  const price = page.getByLabel('Preço de varejo')
  await price.fill('77,70')
  await connection.setOffline(true)
  await page.getByText(OFFLINE).waitFor()
  await button(page, 'Salvar e Continuar').click()
  await page.getByText('Sem conexão com o servidor').first().waitFor()
  expect(await price.inputValue()).toBe('77,70')
  await expectAccessible(page)
  expect(await button(page, 'Salvar e Continuar').isEnabled()).toBe(true)
  await connection.setOffline(false)
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await button(page, 'Salvar e Continuar').click()
  await page.waitForURL(/portal\/wines\//)
  await page.getByText('R$ 77,70').first().waitFor()
})

test('a page that is first opened without a connection opens by itself when there is one', async () => {
  const shop = await openShop({ wines: 1 })
  const [page, connection] = await openAs(shop)
  await page.goto('/portal')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await connection.setOffline(true)
  await page.getByRole('link', { name: 'Adicionar vinho' }).first().click()
  await page.getByRole('heading', { name: 'Sem conexão' }).waitFor()
  await expectAccessible(page)
  await connection.setOffline(false)
  await page.getByRole('heading', { name: 'Adicionar vinho', level: 1 }).waitFor()
})

test('a page that failed without a connection opens when one comes back to it with one', async () => {
  const shop = await openShop({ wines: 1 })
  const [page, connection] = await openAs(shop)
  await page.goto('/portal')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await connection.setOffline(true)
  const link = page.getByRole('link', { name: 'Adicionar vinho' }).first()
  await link.click()
  await page.getByRole('heading', { name: 'Sem conexão' }).waitFor()
  await page.getByRole('link', { name: 'Vinhos', exact: true }).click()
  await page.getByRole('heading', { name: 'Vinhos', level: 1 }).waitFor()
  await connection.setOffline(false)
  await link.click()
  await page.getByRole('heading', { name: 'Adicionar vinho', level: 1 }).waitFor()
})

test('an order is not approved by itself later: the person presses again', async () => {
  const shop = await openShop({ wines: 1 })
  const id = await placeOrder(shop)
  const [page, connection] = await openAs(shop)
  await page.goto(`/portal/orders/${id}`)
  await button(page, 'Aprovar pedido').waitFor()
  await connection.setOffline(true)
  await button(page, 'Aprovar pedido').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar pedido' }).click()
  await page.getByText('Sem conexão com o servidor').first().waitFor()
  await connection.setOffline(false)
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  expect((await shop.order(id)).metadata?.seller_status ?? 'pending').toBe('pending')
  await button(page, 'Aprovar pedido').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aprovar pedido' }).click()
  await page.getByText('Pedido aprovado com sucesso!').waitFor()
  expect((await shop.order(id)).metadata?.seller_status).toBe('accepted')
})

test('signing in without a connection says so, and works when it is back', async () => {
  const shop = await openShop({ wines: 0 })
  context = await openContext()
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(shop.email)
  await page.getByLabel('Senha', { exact: true }).fill(shop.password)
  await formIsReady(page, 'Entrar')
  await context.setOffline(true)
  await button(page, 'Entrar').click()
  await page
    .getByText(/Sem conexão/)
    .first()
    .waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(shop.email)
  await context.setOffline(false)
  await button(page, 'Entrar').click()
  await page.waitForURL(/\/portal\//)
})
