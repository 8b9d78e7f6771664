import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { authenticator, forgetUsedCode } from '../../support/authenticator'
import {
  closeContexts,
  expectAccessible,
  formIsReady,
  openContext,
  PHONE,
  signInByForm,
} from '../../support/browser'
import { openStaff } from '../../support/openStaff'

afterAll(closeContexts)

const card = (page: Page) => page.getByRole('region', { name: 'Verificação em duas etapas' })

/** Through the card from 'Ativar' to the kept codes; returns what the app and the paper hold then. */
async function setUp(page: Page, password: string) {
  await card(page).getByRole('button', { name: 'Ativar' }).click()
  await page.getByRole('textbox', { name: 'Sua senha' }).fill('Errada-123')
  await page.keyboard.press('Enter')
  await page.getByText('Senha incorreta', { exact: true }).first().waitFor()
  await page.getByRole('textbox', { name: 'Sua senha' }).fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor()
  const uri = await page
    .getByRole('link', { name: 'Está no celular? Abra no aplicativo' })
    .getAttribute('href')
  await expectAccessible(page)
  const app = authenticator(uri ?? '')
  await page.getByLabel('Código de 6 números que o aplicativo mostra').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Código incorreto', { exact: true }).first().waitFor()
  await page.getByLabel('Código de 6 números que o aplicativo mostra').fill(app.code())
  await page.keyboard.press('Enter')
  await page.getByText('Guarde os códigos de recuperação').waitFor()
  await expectAccessible(page)
  const codes = await card(page).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'Guardei os códigos' }).click()
  return { app, codes }
}

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await formIsReady(page, 'Entrar')
  await page.keyboard.press('Enter')
}

test('a seller sets it up, signs in with it on a phone, loses the phone and comes back with a recovery code', async () => {
  const seller = await openSeller()
  const context = await openContext()
  const page = await context.newPage()
  await signInByForm(page, seller)
  await page.goto('/portal/account-settings/seguranca')
  const { app, codes } = await setUp(page, seller.password)
  await card(page).getByText('Restam 10 códigos de recuperação.').waitFor()
  await forgetUsedCode(seller.email)

  const phone = await (await openContext(PHONE)).newPage()
  await phone.goto('/login')
  await enterPassword(phone, seller)
  const field = phone.getByLabel('Código de 6 números')
  await field.waitFor()
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await field.getAttribute('autocomplete')).toBe('one-time-code')
  expect((await phone.context().cookies()).map(({ name }) => name)).not.toContain('auth_token')
  await expectAccessible(phone)
  await phone.keyboard.type('123456')
  await phone.keyboard.press('Enter')
  await phone.getByText('Código incorreto').waitFor()
  await expectAccessible(phone)
  await phone.keyboard.type(app.code())
  await phone.keyboard.press('Enter')
  await phone.waitForURL(({ pathname }) => pathname.startsWith('/portal'))
  await phone.context().close()

  const lost = await (await openContext(PHONE)).newPage()
  await lost.goto('/login')
  await enterPassword(lost, seller)
  await lost
    .getByRole('button', { name: 'Perdi o aparelho: usar um código de recuperação' })
    .click()
  await expectAccessible(lost)
  await lost.keyboard.type(codes[0]?.toLowerCase() ?? '')
  await lost.keyboard.press('Enter')
  await lost.waitForURL(({ pathname }) => pathname.startsWith('/portal'))
  await lost.goto('/portal/account-settings/seguranca')
  await card(lost).getByText('Restam 9 códigos de recuperação.').waitFor()
  await card(lost).getByRole('button', { name: 'Desativar' }).click()
  await expectAccessible(lost)
  await lost.getByRole('textbox', { name: 'Sua senha' }).fill(seller.password)
  await lost.keyboard.press('Enter')
  await lost.getByText('Verificação em duas etapas desativada.').waitFor()
  await lost.context().close()
  await context.close()
})

describe('staff', () => {
  test('set it up in their account, and sign in with it in place, with the typed form kept', async () => {
    const staff = await openStaff()
    const context = await openContext()
    const page = await context.newPage()
    await signInByForm(page, { ...staff, path: '/admin/login' })
    await page.getByRole('link', { name: 'Minha conta' }).click()
    await page.getByRole('heading', { name: 'Minha conta' }).waitFor()
    await page.getByText('Bruna Teste').waitFor()
    await expectAccessible(page)
    const { app } = await setUp(page, staff.password)
    await forgetUsedCode(staff.email)

    await page.getByRole('button', { name: 'Trocar senha' }).click()
    await page.getByRole('textbox', { name: 'Senha atual' }).fill(staff.password)
    await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('Parreira-Alta9')
    await page.getByRole('textbox', { name: 'Confirme a nova senha' }).fill('Parreira-Alta9')
    await context.clearCookies({ name: 'auth_token' })
    await page.getByRole('button', { name: 'Trocar senha' }).click()
    const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' })
    await dialog.getByLabel('Senha', { exact: true }).fill(staff.password)
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Código de 6 números').waitFor()
    await expectAccessible(page)
    await page.keyboard.type(app.code())
    await page.keyboard.press('Enter')
    await page.getByText('Senha alterada. As outras sessões foram encerradas.').waitFor()
    await context.close()
  })

  test('who must have one are led to it before anything else, until the codes are kept', async () => {
    const staff = await openStaff()
    const context = await openContext()
    const page = await context.newPage()
    // The copy under test only offers it; what the server refuses is tested where it refuses (tests/api/account).
    await page.route('**/api/admin/second-factor', async (route) => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const body = (await answer.json()) as { second_factor: object }
      await route.fulfill({ json: { second_factor: { ...body.second_factor, is_required: true } } })
    })
    await signInByForm(page, { ...staff, path: '/admin/login' })
    await page
      .getByRole('heading', { name: 'Antes de continuar, ative a verificação em duas etapas' })
      .waitFor()
    await expectAccessible(page)
    await setUp(page, staff.password)
    await page.getByRole('heading', { name: 'Produtores', level: 1 }).waitFor()
    await page.locator('tbody a').first().waitFor()
    await context.close()
  })
})
