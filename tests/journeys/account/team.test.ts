import { afterAll, expect, test } from 'vitest'
import { openSeller } from '../../support/openSeller'
import { newEmail, tokenOfInvitation } from '../../api/team/invitationToken'
import { closeContexts, expectAccessible, openContext, PHONE } from '../../support/browser'
import { sql } from '../../support/world'
import { openPortal } from './openPortal'

afterAll(closeContexts)

test('an owner invites, the person joins by the mail, works as a member, and is out when removed', async () => {
  const owner = await openSeller({ name: 'Vinícola do Convite' })
  const email = newEmail()
  const page = await openPortal(owner.token, '/portal/account-settings/equipe')
  const team = page.getByRole('region', { name: 'Equipe' })
  await team.getByRole('button', { name: 'Convidar pessoa' }).click()
  await team.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await team.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Convite enviado por e-mail.').waitFor()

  const phone = await openContext(PHONE)
  const guest = await phone.newPage()
  await guest.goto(`/convite?convite=${await tokenOfInvitation(email)}`)
  await guest.getByRole('heading', { name: 'Equipe de Vinícola do Convite' }).waitFor()
  await guest.waitForURL(({ search }) => search === '')
  await expectAccessible(guest)
  await guest.getByLabel('Nome', { exact: true }).fill('Bia Prado')
  await guest.getByLabel('CPF').pressSequentially('52998224725')
  await guest.getByLabel('Senha', { exact: true }).fill('Vindima2026')
  await guest.getByLabel('Confirmar senha', { exact: true }).fill('Vindima2026')
  await guest.getByRole('checkbox').check()
  await guest.getByRole('button', { name: 'Aceitar convite' }).click()
  await guest.waitForURL((url) => url.pathname.startsWith('/portal'))
  await guest.goto('/portal/account-settings/equipe')
  await guest.getByText('Somente um responsável pela empresa pode alterar a equipe.').waitFor()
  expect(await guest.getByRole('button', { name: 'Convidar pessoa' }).count()).toBe(0)
  await expectAccessible(guest)

  await page.reload()
  await team.getByRole('button', { name: 'Ações para Bia Prado' }).click()
  await page.getByRole('menuitem', { name: 'Remover da equipe' }).click()
  await page.getByRole('button', { name: 'Remover da equipe' }).click()
  await page.getByText('Pessoa removida da equipe.').waitFor()
  await expectAccessible(page)
  // the toast goes again, perhaps before the load is called complete
  await Promise.all([
    guest.getByText('Authentication failed. Please log in again.').first().waitFor(),
    guest.reload(),
  ])
  await phone.close()
  await page.context().close()
})

test('an owner takes the data along and erases the account', async () => {
  const owner = await openSeller()
  const page = await openPortal(owner.token, '/portal/account-settings/privacidade')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar meus dados' }).click()
  expect((await saving).suggestedFilename()).toBe('meus-dados-winex.json')
  await page.getByRole('button', { name: 'Excluir conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Excluir conta' })
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(owner.password)
  await dialog.getByRole('textbox', { name: /Digite EXCLUIR/ }).fill('EXCLUIR')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Excluir definitivamente' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByText('Sua conta foi excluída.').waitFor()
  expect(await sql('select id from seller_member where email = $1', [owner.email])).toEqual([])
  await page.context().close()
})
