import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { call } from '../../support/http'
import { closeContexts, DESKTOP, expectAccessible, PHONE } from '../../support/browser'
import { sql } from '../../support/world'
import { openPortal } from './openPortal'

afterAll(closeContexts)

test('a new producer follows Hoje to the settings, completes the profile with a photo and certificates', async () => {
  const seller = await openSeller({ description: '', hectares: 1 })
  const page = await openPortal(seller.token, '/portal/today')
  await page.getByText('0 de 8 concluídos').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Completar perfil/ }).click()
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
  await page.getByRole('link', { name: /^Hoje/ }).first().click()
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.getByText('1 de 8 concluídos').waitFor()
  await page.context().close()
})

/** The page of each entry, in their order. */
const PAGES = [
  ['Empresa e perfil', '/portal/account-settings'],
  ['Entrada e segurança', '/portal/account-settings/seguranca'],
  ['PIX e contrato', '/portal/account-settings/pix'],
  ['Frete', '/portal/freight'],
  ['Férias ou safra', '/portal/account-settings/ferias'],
  ['Equipe', '/portal/account-settings/equipe'],
  ['Avisos', '/portal/account-settings/avisos'],
  ['Privacidade', '/portal/account-settings/privacidade'],
] as const

test.each([
  ['beside it on a desk', DESKTOP, 1_200],
  ['in one line above it on a phone', PHONE, 2_500],
] as const)(
  'the list of the settings is %s, and each page is short',
  async (_where, size, most) => {
    const seller = await openSeller()
    const page = await openPortal(seller.token, '/portal/account-settings', size)
    const list = page.getByRole('navigation', { name: 'Páginas da conta' })
    await list.waitFor()
    expect(await list.getByRole('link').allTextContents()).toEqual(PAGES.map(([name]) => name))
    for (const [name, address] of PAGES) {
      await list.getByRole('link', { name, exact: true }).click()
      await page.waitForURL((url) => url.pathname === address)
      const current = list.getByRole('link', { name, exact: true })
      await expect.poll(() => current.getAttribute('aria-current')).toBe('page')
      const content = page.getByRole('group', { name, exact: true })
      await content.getByRole('heading').first().waitFor()
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
      const [beside, box, entry] = [
        await list.boundingBox(),
        await content.boundingBox(),
        await current.boundingBox(),
      ]
      if (!beside || !box || !entry) throw new Error(`${name} is not drawn`)
      if (size === PHONE) {
        expect(beside.height, name).toBeLessThan(60)
        expect(beside.y + beside.height, name).toBeLessThanOrEqual(box.y)
        expect(entry.x, name).toBeGreaterThanOrEqual(0)
        expect(entry.x + entry.width, name).toBeLessThanOrEqual(size.width)
      } else {
        expect(beside.x + beside.width, name).toBeLessThan(box.x)
      }
      // the specification's five sections are as long as what a producer tells
      if (address !== PAGES[0][1])
        expect(await page.evaluate(() => document.documentElement.scrollHeight), name).toBeLessThan(
          most,
        )
    }
    await page.context().close()
  },
)

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
