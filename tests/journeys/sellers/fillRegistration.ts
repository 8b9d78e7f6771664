import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export interface Newcomer {
  person: 'Pessoa jurídica' | 'Pessoa física'
  taxIdLabel: 'CNPJ' | 'CPF'
  taxId: string
  company: string
  email: string
  password: string
}

/** A producer who does not exist yet. */
export function newCompany(): Newcomer {
  return {
    person: 'Pessoa jurídica',
    taxIdLabel: 'CNPJ',
    taxId: '12abc34501de35',
    company: `Vinícola ${randomUUID()}`,
    email: `${randomUUID()}@exemplo.com.br`,
    password: 'Vindima2026',
  }
}

export const newPerson = (): Newcomer => ({
  ...newCompany(),
  person: 'Pessoa física',
  taxIdLabel: 'CPF',
  taxId: '52998224725',
})

/** Step 1, as typed on a phone; the CEP is known to the stand-in of the postal-code service without a street. */
export async function fillCompany(page: Page, newcomer: Newcomer): Promise<void> {
  await page.getByLabel(newcomer.person).check()
  await page.getByLabel('Nome da empresa').fill(newcomer.company)
  await page.getByLabel(newcomer.taxIdLabel, { exact: true }).pressSequentially(newcomer.taxId)
  await page.getByLabel('Endereço').fill('Linha Palmeiro, 120')
  await page.getByLabel('CEP').pressSequentially('95700000')
  await page.getByText('Endereço preenchido').waitFor()
  await page.getByLabel('Área de vinhedos').fill('3,5')
}

/** Step 2. */
export async function fillResponsible(page: Page, newcomer: Newcomer): Promise<void> {
  await page.getByLabel('Nome', { exact: true }).fill('Ana Rossi')
  await page.getByLabel('E-mail').fill(newcomer.email)
  await page.getByLabel('Telefone').pressSequentially('54999990000')
  await page.getByLabel('CPF', { exact: true }).pressSequentially('52998224725')
  await fillPasswords(page, newcomer.password)
  await page.getByRole('checkbox').check()
}

export async function fillPasswords(page: Page, password: string): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirmar senha').fill(password)
}
