import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { call } from '../../support/http'
import { closeContexts, expectAccessible } from '../../support/browser'
import { closeDatabase, sql } from '../../support/world'
import { openPortal } from './openPortal'

afterAll(async () => {
  await closeContexts()
  await closeDatabase()
})

test('a new producer follows the checklist to the settings, completes the profile with a photo and certificates', async () => {
  const seller = await openSeller({ description: '', hectares: 1 })
  const page = await openPortal(seller.token, '/portal')
  await page.getByText('0 de 6 concluídos').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Complete o perfil' }).click()
  await page.getByRole('heading', { name: 'Configurações da Conta' }).waitFor()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Vinhos de altitude')
  await page.getByRole('textbox', { name: /Área/ }).fill('4,75')
  const png = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#7a1528' },
  })
    .png()
    .toBuffer()
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: png }
  await page.getByLabel('Escolher foto').setInputFiles(file)
  await page.getByLabel('Adicionar certificações').setInputFiles([file, file])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Dados atualizados com sucesso!').waitFor()
  await page.getByText('4,75 ha').waitFor()
  expect(await page.getByRole('img', { name: /^Certificação/ }).count()).toBe(2)
  const [stored] = await sql<{ hectares: number; photo: string; certifications: string[] }>(
    'select hectares, photo, certifications from seller where id = $1',
    [seller.sellerId],
  )
  expect(stored?.hectares).toBe(4.75)
  expect(stored?.photo).toMatch(/\.webp$/)
  expect(stored?.certifications).toHaveLength(2)

  await page.getByRole('button', { name: 'Editar Perfil' }).click()
  await page.getByRole('textbox', { name: /Cidade/ }).fill('Outra')
  await page.getByRole('link', { name: 'Vinhos' }).first().click()
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.getByText('1 de 6 concluídos').waitFor()
  await page.context().close()
})

test('a changed password ends the session on the other device', async () => {
  const seller = await openSeller()
  const { body } = await call<{ token: string }>('/auth/seller/emailpass', {
    body: { email: seller.email, password: seller.password },
  })
  const page = await openPortal(seller.token, '/portal/account-settings/seguranca')
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await page.getByRole('textbox', { name: 'Senha atual' }).fill(seller.password)
  await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('Outra-Senha9')
  await page.getByRole('textbox', { name: 'Confirme a nova senha' }).fill('Outra-Senha9')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Trocar senha' }).click()
  await page.getByText('Senha alterada. As outras sessões foram encerradas.').waitFor()
  expect((await call('/vendor/me', { token: body.token })).status).toBe(401)
  await page.reload()
  await page.getByRole('heading', { name: 'Configurações da Conta' }).waitFor()
  await page.context().close()
})
