import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { NEW_PASSWORD } from '../../api/account/recoverable'
import { PASSWORD } from '../../support/buildRegistration'
import { openSeller } from '../../support/openSeller'
import { closeAfterTests, expectAccessible, openPage, PHONE } from '../../support/browser'
import { waitForMail } from '../../support/mailbox'

const openPhone = () => openPage(PHONE)

closeAfterTests()

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar nova senha').fill(password)
  await page.getByRole('button', { name: 'Redefinir senha' }).click()
}

// spec 20, 21
test('the link of the mail sets a new password once, and a session open elsewhere is out', async () => {
  const { email } = await openSeller()
  const elsewhere = await openPhone()
  await elsewhere.goto('/login')
  await signIn(elsewhere, email, PASSWORD)
  await elsewhere.getByText('seu cadastro está em análise').waitFor()

  const page = await openPhone()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueceu sua senha?' }).click()
  await page.getByRole('button', { name: 'Enviar link de recuperação' }).click()
  await page.getByText('E-mail é obrigatório').waitFor()
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar link de recuperação' }).click()
  await page.getByRole('heading', { name: 'Verifique seu e-mail' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)

  const { link } = await waitForMail(email, 'crie uma nova senha')
  const here = `${link.pathname}${link.search}`
  await page.goto(here)
  await page.getByRole('heading', { name: 'Criar nova senha' }).waitFor()
  await page.waitForURL((url) => url.search === '')
  expect(await page.evaluate(() => window.location.href)).not.toContain('token')
  await page.reload()
  await setPassword(page, 'abcdefgh')
  await page.getByText('A senha deve conter pelo menos uma letra maiúscula').waitFor()
  await expectAccessible(page)
  await setPassword(page, NEW_PASSWORD)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByText('Senha redefinida com sucesso! Faça login com sua nova senha.').waitFor()

  await elsewhere.reload()
  await elsewhere.getByText('Entre de novo para continuar').waitFor()

  await signIn(page, email, NEW_PASSWORD)
  await page.waitForURL((url) => url.pathname.startsWith('/portal'))

  const late = await openPhone()
  await late.goto(here)
  await setPassword(late, 'Colheita-Tardia-28')
  await late.getByText('Token inválido ou expirado').waitFor()
  await expectAccessible(late)
})

// spec 21
test('without a token the reset page leads to the request', async () => {
  const page = await openPhone()
  await page.goto('/reset-password?email=ana@exemplo.com.br')
  await page.waitForURL((url) => url.pathname === '/forgot-password')
})
