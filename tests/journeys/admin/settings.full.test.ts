import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../ops/base/freePort'
import {
  closeContexts,
  DESKTOP,
  expectAccessible,
  openContext,
  PHONE,
  signInByForm,
  toast,
} from '../../support/browser'
import { people } from '../../support/people'
import { startOwnCopy, type OwnCopy } from '../../support/ownCopy'
import { ownFolder } from '../../support/ownFolder'

const folder = ownFolder('settings')
let copy: OwnCopy
let baseURL = ''

/** A copy of its own: what the site says is everybody's. */
beforeAll(async () => {
  const PORT = String(await freePort())
  baseURL = `http://localhost:${PORT}`
  copy = await startOwnCopy(
    { PORT, WINEX_DATA_DIR: join(folder, 'data'), WINEX_SCRYPT_LOG_N: '10' },
    { pages: true },
  )
})
afterAll(async () => {
  await closeContexts()
  await copy?.stop()
})

test('staff change the deadline and the banner, a visitor sees them within seconds, and the specification’s words come back', async () => {
  const visitor = await (await openContext(PHONE, { baseURL })).newPage()
  const staff = await (await openContext(DESKTOP, { baseURL })).newPage()
  const field = (name: string) => staff.getByRole('textbox', { name })
  const says = (text: string) =>
    expect
      .poll(async () => (await visitor.goto('/'))?.text(), { timeout: 10_000, interval: 500 })
      .toContain(text)
  await says('Candidaturas até 30/09')
  await says('Início das vendas: nov/25')

  const { email, password } = people.staff
  await signInByForm(staff, { email, password, path: '/admin/login' })
  await staff.goto('/admin/settings')
  await field('Último dia das candidaturas').fill('31/13')
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await staff.getByRole('tabpanel').getByText('Não é um dia (use 30/09)').waitFor()
  await field('Último dia das candidaturas').fill('15/12')
  await field('Texto da faixa').fill('Safra 2027: vendas em março')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await toast(staff, 'Configurações salvas. O site mostra em alguns segundos.')
  await says('Candidaturas até 15/12')
  await says('Safra 2027: vendas em março')

  await staff.getByRole('button', { name: 'Voltar ao padrão: Texto da faixa' }).click()
  await staff.getByRole('button', { name: 'Voltar ao padrão: Último dia das candidaturas' }).click()
  await staff.getByRole('button', { name: 'Salvar' }).click()
  await says('Candidaturas até 30/09')
  await says('Início das vendas: nov/25')

  await staff.getByRole('tab', { name: 'Histórico' }).click()
  await staff.getByText('padrão → Safra 2027: vendas em março').waitFor()
  await staff.getByText('Safra 2027: vendas em março → padrão').waitFor()
})
