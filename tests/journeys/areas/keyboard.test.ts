import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { closeAfterTests, formIsReady, openPage } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { openSeller } from '../../support/openSeller'
import { openShop } from '../../support/openShop'
import { people } from '../../support/people'
import { press, tabTo } from '../../support/tabTo'
import { sql } from '../../support/world'

closeAfterTests()

const hasFocus = (element: Element) => element === document.activeElement

/** A link of the menu, whose number of what waits is part of its text. Cards of the page begin with the same words. */
const menuLink = (name: string) => new RegExp(`^${name}( \\d+ .*)?$`)

async function signIn(page: Page, path: string, email: string, password: string): Promise<void> {
  await page.goto(path)
  await page.getByLabel('E-mail').waitFor()
  await tabTo(page, /^E-mail/)
  await page.keyboard.type(email)
  await tabTo(page, /^Senha/)
  await page.keyboard.type(password)
  await formIsReady(page, 'Entrar')
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

test('a seller approves, packs and sends an order without a mouse', async () => {
  const shop = await openShop({ wines: 1 })
  const id = await placeOrder(shop)
  const { display_id } = await shop.order(id)
  const page = await openPage()
  await signIn(page, '/login', shop.email, shop.password)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press(page, menuLink('Pedidos'))
  await page.getByRole('link', { name: `#${String(display_id)}` }).waitFor()
  await press(page, new RegExp(`^#${String(display_id)}$`))
  await page.getByRole('button', { name: 'Aprovar pedido', disabled: false }).waitFor()
  await press(page, /^Aprovar pedido$/)
  await page.getByRole('dialog').waitFor()
  await press(page, /^Aprovar pedido$/)
  await page.getByText('Pedido aprovado com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Criar Fulfillment' }).waitFor()
  await press(page, /^Criar Fulfillment$/)
  await page.getByText('Fulfillment criado com sucesso!').waitFor()
  await tabTo(page, /^Código de rastreamento/)
  await page.keyboard.type('BR123456785BR')
  await page.keyboard.press('Enter')
  await page.getByText('Código de rastreamento adicionado com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Marcar como Entregue' }).waitFor()
  await press(page, /^Marcar como Entregue$/)
  await page.getByRole('dialog').waitFor()
  await press(page, /^Marcar como Entregue$/)
  await page.getByText('Pedido marcado como entregue!').waitFor()
  expect((await shop.order(id)).fulfillment_status).toBe('fulfilled')
})

test('a seller changes a price without a mouse', async () => {
  const shop = await openShop({ wines: 1 })
  const page = await openPage()
  await signIn(page, '/login', shop.email, shop.password)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('link', { name: /^Vinho 0/ }).waitFor()
  await press(page, /^Vinho 0/)
  await page.waitForURL(/portal\/wines\/prod/)
  await page.getByRole('link', { name: 'Editar Estoque e Preço' }).waitFor()
  await press(page, /^Editar Estoque e Preço$/)
  await page.getByLabel('Preço de varejo').waitFor()
  await tabTo(page, /^Preço de varejo/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('71,50')
  await press(page, /^Salvar e Continuar$/)
  await page.waitForURL(/portal\/wines\/prod/)
  await page.getByText('R$ 71,50').first().waitFor()
})

test('staff find a producer and approve them without a mouse', async () => {
  const seller = await openSeller({ status: 'PENDING' })
  const [{ name } = { name: '' }] = await sql<{ name: string }>(
    'select name from seller where id = $1',
    [seller.sellerId],
  )
  const page = await openPage()
  await signIn(page, '/admin/login', people.staff.email, people.staff.password)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await press(page, menuLink('Vendedores'))
  await page.getByRole('searchbox', { name: 'Buscar produtores' }).waitFor()
  await tabTo(page, /^Buscar produtores/)
  await page.keyboard.type(name)
  await page.getByText('1 produtor encontrado').waitFor({ state: 'attached' })
  await press(page, new RegExp(`^${name}$`))
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Aprovar', exact: true, disabled: false }).waitFor()
  await press(page, /^Aprovar/)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('12,5')
  await press(page, /^Aprovar/)
  await expect
    .poll(async () => {
      const [row] = await sql<{ store_status: string }>(
        'select store_status from seller where id = $1',
        [seller.sellerId],
      )
      return row?.store_status
    })
    .toBe('ACTIVE')
})

test('staff find a customer’s order and cancel it without a mouse', async () => {
  const shop = await openShop({ wines: 1 })
  const id = await placeOrder(shop)
  const number = `#${String((await shop.order(id)).display_id)}`
  const page = await openPage()
  await signIn(page, '/admin/login', people.staff.email, people.staff.password)
  // in the bar once the role is known
  await page.getByRole('link', { name: menuLink('Pedidos') }).waitFor()
  await press(page, menuLink('Pedidos'))
  await page.getByRole('searchbox', { name: 'Buscar pedidos' }).waitFor()
  await tabTo(page, /^Buscar pedidos/)
  await page.keyboard.type(number)
  await page.getByText('1 pedido encontrado').waitFor({ state: 'attached' })
  await press(page, new RegExp(`^${number}$`))
  await page.getByRole('button', { name: 'Rejeitar pedido' }).waitFor()
  await press(page, /^Rejeitar pedido$/)
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^Motivo/)
  await page.keyboard.type('O cliente desistiu')
  await press(page, /^Rejeitar pedido$/)
  await expect.poll(async () => (await shop.order(id)).status).toBe('canceled')
})

test('staff invite a person without a mouse', async () => {
  const email = `${randomUUID()}@winex.example`
  const page = await openPage()
  await signIn(page, '/admin/login', people.staff.email, people.staff.password)
  // in the bar once the role is known
  await page.getByRole('button', { name: 'Mais', exact: true }).waitFor()
  await press(page, /^Mais$/)
  await page.getByRole('menuitem', { name: 'Equipe' }).waitFor()
  // the last of the menu
  await page.keyboard.press('End')
  const team = page.getByRole('menuitem', { name: 'Equipe' })
  const entries = await page.getByRole('menuitem').count()
  for (let step = 0; step < entries && !(await team.evaluate(hasFocus)); step += 1)
    await page.keyboard.press('ArrowUp')
  expect(await team.evaluate(hasFocus), 'the arrows reach Equipe').toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Convidar pessoa' }).waitFor()
  await press(page, /^Convidar pessoa$/)
  await page.getByRole('dialog').waitFor()
  await tabTo(page, /^Nome/)
  await page.keyboard.type('Bia Prado')
  await tabTo(page, /^E-mail/)
  await page.keyboard.type(email)
  await press(page, /^Enviar convite$/)
  await page.getByText('Convite enviado', { exact: true }).first().waitFor()
  expect(await sql('select 1 from "user" where email = $1', [email])).toHaveLength(1)
})
