import type { BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, expect, test } from 'vitest'
import {
  closeContexts,
  expectAccessible,
  openContext,
  PHONE,
  signInAs,
  type Credentials,
} from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'

let contexts: BrowserContext[] = []
afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  contexts = []
})
afterAll(closeContexts)

async function openAs(who: Credentials): Promise<Page> {
  const context = await openContext(PHONE)
  contexts.push(context)
  const page = await context.newPage()
  await signInAs(page, who)
  return page
}

const card = (page: Page) =>
  page
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: /^Falar com (a winex|o produtor)$/ }) })
/** Closed until there are some. */
const openCard = (page: Page) => card(page).locator('summary').click()
const field = (page: Page, name = 'Mensagem') => card(page).getByRole('textbox', { name })
const line = (page: Page, text: string) =>
  card(page).getByRole('listitem').filter({ hasText: text })

test('on a phone: seller and staff write to each other without a reload, see what was seen, and keep notes apart', async () => {
  const shop = await openShop({ wines: 1 })
  const { email, password } = await openStaff('finance')
  const order = await placeOrder(shop)
  const [seller, staff] = [
    await openAs(shop),
    await openAs({ email, password, path: '/admin/login' }),
  ]
  await seller.goto(`/portal/orders/${order}`)
  await openCard(seller)
  await card(seller).getByText('Nenhuma mensagem ainda.', { exact: false }).waitFor()
  await field(seller).fill('Posso enviar na segunda?')
  await field(seller).press('Control+Enter')
  await line(seller, 'Posso enviar na segunda?').getByText('Ainda não vista').waitFor()
  expect(await field(seller).inputValue()).toBe('')

  await staff.goto(`/admin/orders/${order}`)
  await line(staff, 'Posso enviar na segunda?').scrollIntoViewIfNeeded()
  await card(staff).getByRole('button', { name: 'Nota interna' }).click()
  await field(staff, 'Nota interna').fill('Cliente já ligou duas vezes')
  await card(staff).getByRole('button', { name: 'Guardar nota' }).click()
  await line(staff, 'Cliente já ligou').getByText('Nota interna').waitFor()
  await card(staff).getByRole('button', { name: 'Mensagem', exact: true }).click()
  await field(staff).fill('Pode. Avise quando sair.')
  await card(staff).getByRole('button', { name: 'Enviar mensagem' }).click()
  await expectAccessible(staff)

  // the page asks every 30 s
  const soon = { timeout: 60_000 }
  await line(seller, 'Pode. Avise quando sair.')
    .getByText('Bruna Teste · Equipe winex')
    .waitFor(soon)
  await line(seller, 'Posso enviar na segunda?')
    .getByText(/^Vista em/)
    .waitFor(soon)
  expect(await card(seller).getByText('Cliente já ligou').count()).toBe(0)
  await expectAccessible(seller)

  // what was typed is not lost by a step to another page
  await field(seller).fill('Rascunho')
  await seller.getByRole('link', { name: 'Voltar para Pedidos' }).first().click()
  await seller.getByText('O que você escreveu ainda não foi enviado.').waitFor()
  await seller.getByRole('button', { name: 'Continuar editando' }).click()
  expect(await field(seller).inputValue()).toBe('Rascunho')
})
