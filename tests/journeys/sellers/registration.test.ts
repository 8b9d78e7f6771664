import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import {
  closeAfterTests,
  expectAccessible,
  formIsReady,
  openPage,
  PHONE,
} from '../../support/browser'
import { sql } from '../../support/world'
import {
  fillCompany,
  fillPasswords,
  fillResponsible,
  newCompany,
  newPerson,
} from './fillRegistration'

async function openPhone(): Promise<Page> {
  const page = await openPage(PHONE)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Crie uma conta' }).click()
  await page.getByRole('heading', { name: 'Dados da Empresa' }).waitFor()
  await formIsReady(page, 'Continuar')
  return page
}

closeAfterTests()

const sellersOf = (email: string) =>
  sql<Record<string, unknown>>('select * from seller where email = $1', [email])

describe('on a phone', () => {
  // spec 22
  test('a company registers, is in the portal at once, and is under analysis', async () => {
    const page = await openPhone()
    const newcomer = newCompany()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('CNPJ é obrigatório').waitFor()
    await expectAccessible(page)

    await fillCompany(page, newcomer)
    expect(await page.getByLabel('CNPJ', { exact: true }).inputValue()).toBe('12.ABC.345/01DE-35')
    expect(await page.getByLabel('Endereço').inputValue()).toBe('Linha Palmeiro, 120')
    expect(await page.getByLabel('Cidade').inputValue()).toBe('Bento Gonçalves')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('region', { name: 'Resumo da empresa' }).waitFor()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByText('Você deve aceitar os termos e condições').waitFor()
    await expectAccessible(page)

    await fillResponsible(page, newcomer)
    await page.getByRole('button', { name: 'Criar conta' }).dblclick()
    await page.getByText('Cadastro realizado com sucesso!').waitFor()
    await page.waitForURL((url) => url.pathname.startsWith('/portal'))
    await page.getByText('seu cadastro está em análise').waitFor()
    await expectAccessible(page)

    const [seller, ...others] = await sellersOf(newcomer.email)
    expect(others).toEqual([])
    expect(seller).toMatchObject({
      name: newcomer.company,
      store_status: 'PENDING',
      tax_id: '12.ABC.345/01DE-35',
      phone: '(54) 99999-0000',
      city: 'Bento Gonçalves',
      state: 'RS',
      hectares: 3.5,
    })
    const [consent] = await sql<{ version: string }>(
      'select version from consent_record where subject_id = $1',
      [seller?.id],
    )
    expect(consent?.version).toBe('2026-11-29')

    await page.getByRole('button', { name: 'Voltar ao login' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  })

  // spec 42
  test('a natural person registers; a reload and Back lose nothing but the passwords', async () => {
    const page = await openPhone()
    const newcomer = newPerson()
    await fillCompany(page, newcomer)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await fillResponsible(page, newcomer)

    await page.reload()
    await page.getByRole('heading', { name: 'Dados Pessoais' }).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(newcomer.email)
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      newcomer.password,
    )
    await page.goBack()
    await page.getByRole('heading', { name: 'Dados da Empresa' }).waitFor()
    expect(await page.getByLabel('CPF', { exact: true }).inputValue()).toBe('529.982.247-25')
    await page.getByRole('button', { name: 'Continuar' }).click()

    await fillPasswords(page, newcomer.password)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.waitForURL((url) => url.pathname.startsWith('/portal'))
    await page.getByText('seu cadastro está em análise').waitFor()
    const [seller] = await sellersOf(newcomer.email)
    expect(seller?.tax_id).toBe('529.982.247-25')
  })

  test('an e-mail that has an account already is told so, and everything typed stays', async () => {
    const page = await openPhone()
    const newcomer = newCompany()
    await sql(
      `with known as (insert into auth_identity (id, app_metadata) values ($1, '{"user_id":"x"}') returning id)
       insert into provider_identity (id, entity_id, provider, auth_identity_id)
       select $1, $1, 'emailpass', id from known`,
      [newcomer.email],
    )
    await fillCompany(page, newcomer)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await fillResponsible(page, newcomer)
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page
      .getByRole('alert')
      .getByText('Uma solicitação já foi enviada para este email.')
      .waitFor()
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Ana Rossi')
    expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe(newcomer.password)
    expect(await sellersOf(newcomer.email)).toEqual([])
  })
})
