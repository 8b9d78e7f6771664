import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import {
  closeContexts,
  expectAccessible,
  openContext,
  PHONE,
  signInAs,
  type Credentials,
} from '../../support/browser'
import { openShop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'

afterAll(closeContexts)

/** The list in a browser of its own, with nothing stored in it. */
async function openList(who: Credentials, list: string, viewport?: typeof PHONE): Promise<Page> {
  const context = await openContext(viewport)
  const page = await context.newPage()
  await signInAs(page, who)
  await page.goto(list)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

const filterOf = (page: Page): unknown =>
  JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}')

async function openViews(page: Page) {
  await page.getByRole('button', { name: 'Filtros salvos' }).click()
  return page.getByRole('dialog', { name: 'Filtros salvos' })
}

async function save(page: Page, name: string, whom?: string): Promise<void> {
  const panel = await openViews(page)
  await panel.getByRole('button', { name: 'Salvar filtros…' }).click()
  const form = page.getByRole('dialog', { name: 'Salvar filtros' })
  const field = form.getByLabel('Nome')
  await field.fill(name)
  if (whom) {
    await form.getByLabel('Para quem').click()
    await page.getByRole('option', { name: whom }).click()
  }
  if (whom) await form.getByRole('button', { name: 'Salvar', exact: true }).click()
  else await field.press('Enter')
  await page.getByText('Filtros salvos!').waitFor()
}

test('staff keep filter, order and columns under a name; a colleague opens them in another browser', async () => {
  const [one, other] = await Promise.all([openStaff(), openStaff('review')])
  const name = `Propostos ${one.userId.slice(-8)}`
  const page = await openList({ ...one, path: '/admin/login' }, '/admin/products')
  await page.getByRole('combobox', { name: /^Status/ }).click()
  await page.getByRole('option', { name: 'Propostos' }).click()
  await page
    .getByRole('columnheader', { name: /^Produto/ })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('button', { name: 'Mais: Filtros salvos e colunas' }).click()
  await page.getByRole('button', { name: 'Colunas', exact: true }).click()
  await page.getByRole('switch', { name: 'Estoque' }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Estoque' }).waitFor({ state: 'detached' })
  await save(page, name, 'Para toda a equipe')
  const kept = new URL(page.url()).searchParams

  const theirs = await openList({ ...other, path: '/admin/login' }, '/admin/products')
  await theirs.getByRole('columnheader', { name: 'Estoque' }).waitFor()
  const panel = await openViews(theirs)
  expect(
    await panel.getByRole('button', { name: `Apagar os filtros salvos ${name}` }).count(),
  ).toBe(0)
  await panel.getByRole('button', { name }).click()
  await theirs.getByRole('columnheader', { name: 'Estoque' }).waitFor({ state: 'detached' })
  await expect.poll(() => filterOf(theirs)).toEqual({ status: 'proposed' })
  const opened = new URL(theirs.url()).searchParams
  expect([opened.get('sort'), opened.get('order')]).toEqual([kept.get('sort'), kept.get('order')])

  await (
    await openViews(page)
  )
    .getByRole('button', { name: `Apagar os filtros salvos ${name}` })
    .click()
  await page.getByRole('button', { name: 'Apagar filtros salvos', exact: true }).click()
  await page.getByText('Filtros apagados.').waitFor()
  await theirs.reload()
  const after = await openViews(theirs)
  // it waits for the views
  await after.getByRole('button', { name: 'Salvar filtros…', disabled: false }).waitFor()
  expect(await after.getByRole('button', { name }).count()).toBe(0)
  await Promise.all([page.context().close(), theirs.context().close()])
})

test('a seller keeps a view on the phone and opens it by keyboard at the desk', async () => {
  const shop = await openShop({ wines: 1 })
  const phone = await openList(shop, '/portal/wines', PHONE)
  await phone.getByRole('button', { name: 'Filtros', exact: true }).click()
  await phone.getByRole('combobox', { name: /^Status/ }).click()
  await phone.getByRole('option', { name: 'Publicados' }).click()
  await phone.getByRole('button', { name: 'Ver resultado' }).click()
  await save(phone, 'À venda')
  await openViews(phone)
  await phone.getByRole('button', { name: 'À venda', exact: true }).waitFor()
  await expectAccessible(phone)
  await phone.context().close()

  const desk = await openList(shop, '/portal/wines')
  await desk.getByRole('button', { name: 'Filtros salvos' }).focus()
  await desk.keyboard.press('Enter')
  await desk.getByRole('button', { name: 'À venda', exact: true }).waitFor()
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await expect.poll(() => filterOf(desk)).toEqual({ status: 'published' })
  await desk.context().close()
})
