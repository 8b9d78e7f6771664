import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { closeAfterTests, expectAccessible, openAs, openPage } from '../../support/browser'
import { waitForMail } from '../../support/mailbox'
import { fillPasswords } from '../sellers/fillRegistration'

async function open(path: string): Promise<Page> {
  const page = await openPage()
  await page.goto(path)
  return page
}

closeAfterTests()

/** The landing page's form, as a producer fills it. */
async function apply(responses: { brand: string; email: string }): Promise<void> {
  const page = await open('/')
  const typed = {
    'Nome da sua marca': responses.brand,
    Responsável: 'Marina Bortolini',
    'E-mail do responsável': responses.email,
    Cidade: 'Garibaldi, RS',
    'Ano de fundação': '2014',
    Instagram: '@vinhedo',
    'Número de garrafas no estoque': '1800',
    'Como conheceu a winex': 'Feira de vinhos',
  }
  for (const [label, value] of Object.entries(typed)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Enviar candidatura' }).click()
  await page.getByRole('heading', { name: 'Candidatura recebida. Saúde!' }).waitFor()
}

/** Opens the mail's link and registers; only what the invitation cannot know is typed. */
async function register(link: URL, brand: string, email: string): Promise<void> {
  const page = await open(`${link.pathname}${link.search}`)
  await page.getByText('Seu convite preencheu o que já sabíamos.').waitFor()
  expect(await page.getByLabel('Nome da empresa').inputValue()).toBe(brand)
  expect(await page.getByLabel('Cidade').inputValue()).toBe('Garibaldi')
  expect(await page.getByLabel('Estado').inputValue()).toBe('RS')
  await page.waitForURL((url) => url.search === '')
  await page.getByLabel('CNPJ', { exact: true }).pressSequentially('12abc34501de35')
  await page.getByLabel('Endereço').fill('Linha Palmeiro, 120')
  await page.getByLabel('CEP').pressSequentially('95720000')
  await page.getByLabel('Área de vinhedos').fill('3,5')
  await page.getByRole('button', { name: 'Continuar' }).click()

  await page.getByRole('region', { name: 'Resumo da empresa' }).waitFor()
  expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Marina Bortolini')
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email)
  await page.getByLabel('Telefone').pressSequentially('54999990000')
  await page.getByLabel('CPF', { exact: true }).pressSequentially('52998224725')
  await fillPasswords(page, 'Vindima2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/portal'))
}

test('an application from the landing page is found, followed up, invited, and registers with the link', async () => {
  const brand = `Quinta ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@exemplo.com.br`
  await apply({ brand, email })

  const staff = await openAs('staff')
  await staff.goto('/admin')
  await staff.getByRole('link', { name: 'Candidaturas' }).click()
  await staff.getByLabel('Buscar candidaturas').fill(brand.toUpperCase())
  await staff.getByRole('link', { name: `Ver detalhes: ${brand}` }).waitFor()
  await expect.poll(() => staff.getByRole('link', { name: /^Ver detalhes/ }).count()).toBe(1)
  await expectAccessible(staff)

  await staff.getByRole('link', { name: `Ver detalhes: ${brand}` }).click()
  await staff.getByRole('heading', { name: brand, level: 1 }).waitFor()
  await staff.getByLabel('Observações da equipe').fill('Provar o Peverella na feira.')
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await staff.getByText('Candidatura atualizada').waitFor()

  await staff.getByRole('button', { name: 'Convidar' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByText(`Enviaremos para ${email}`).waitFor()
  await dialog.getByRole('button', { name: 'Convidar' }).click()
  await staff.getByText(`Convite enviado para ${email}`).waitFor()
  await staff.getByRole('button', { name: 'Convidar de novo' }).waitFor()
  await expectAccessible(staff)

  const { link } = await waitForMail(email, 'convite para vender seus vinhos')
  expect(link.pathname).toBe('/cadastro')
  await register(link, brand, email)

  await staff.reload()
  await staff.getByText(`${brand} já está cadastrada na winex.`).waitFor()
  expect(await staff.getByRole('button', { name: /Convidar/ }).count()).toBe(0)
  await staff.getByRole('button', { name: 'Mais', exact: true }).click()
  await staff.getByRole('menuitem', { name: 'Auditoria' }).click()
  await staff.getByLabel('Buscar na auditoria').fill(brand)
  const entry = staff.getByRole('row').filter({ hasText: 'Candidatura alterada' })
  await entry.getByText('Observações: Provar o Peverella na feira.').waitFor()
  await expectAccessible(staff)
  await entry.getByRole('link', { name: 'Candidatura alterada' }).click()
  await staff.getByRole('heading', { name: 'O que mudou' }).waitFor()
  await expectAccessible(staff)
})
