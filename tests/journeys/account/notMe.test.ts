import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { join, PASSWORD } from '../../api/team/join'
import {
  button,
  closeAfterTests,
  expectAccessible,
  openAs,
  openContext,
  openPage,
  PHONE,
  signInByForm,
  toast,
} from '../../support/browser'
import { addAdjustment } from '../../support/dueProducers'
import { call } from '../../support/http'
import { waitForMail } from '../../support/mailbox'
import { openAccount } from '../../support/openAccount'
import { openStaff } from '../../support/openStaff'
import { focused, press } from '../../support/tabTo'
import { sql } from '../../support/world'

closeAfterTests()

/** The page of the mail's link, on a phone; what it carries has left the address. */
async function openLink({ pathname, search }: URL): Promise<Page> {
  const phone = await openPage(PHONE)
  await phone.goto(`${pathname}${search}`)
  await phone.getByRole('heading', { name: 'Não foi você?' }).waitFor()
  await phone.waitForURL((url) => url.pathname === '/nao-fui-eu' && url.search === '')
  return phone
}

/** The link was used: just now, it says what was done; later the page says so, and has no button that does nothing. */
async function expectUsed(link: URL, name: string, done: string): Promise<void> {
  const again = await openLink(link)
  await button(again, name).click()
  await again.getByRole('heading', { name: done }).waitFor()
  for (const table of ['owner_alert', 'staff_alert'])
    await sql(
      `update ${table} set used_at = now() - interval '11 minutes' where used_at is not null`,
    )
  const late = await openLink(link)
  await button(late, name).click()
  await late.getByText('Este link não vale mais.', { exact: true }).waitFor()
  expect(await button(late, name).count()).toBe(0)
  await late.getByRole('link', { name: 'Escrever para a winex' }).waitFor()
  await expectAccessible(late)
}

/** Somebody whose session has ended is told so by the page that is open. */
async function expectEnded(page: Page) {
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' })
  await dialog.getByText('Sua sessão terminou.').waitFor()
  return dialog
}

async function comeBack(page: Page, password: string): Promise<void> {
  const dialog = await expectEnded(page)
  await dialog.getByLabel('Senha', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('an administrator whose session was stolen stops, by the mail, whom the thief has let in', async () => {
  const boss = { ...(await openStaff()), path: '/admin/login' }
  const desk = await openAs(boss)
  const stolen = await openContext()
  await stolen.addCookies(await desk.context().cookies())
  const thief = await stolen.newPage()
  await thief.goto('/admin/team')
  await button(thief, 'Convidar pessoa').click()
  const friend = { email: `${randomUUID()}@winex.example`, password: 'Vindima-na-serra-8' }
  const dialog = thief.getByRole('dialog', { name: 'Convidar para a equipe winex' })
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Bia Prado')
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(friend.email)
  await dialog.getByRole('combobox', { name: 'Papel' }).click()
  await thief.getByRole('option', { name: 'Administração' }).click()
  await dialog.getByRole('button', { name: 'Enviar convite' }).click()
  await toast(thief, 'Convite enviado')

  const invitation = await waitForMail(friend.email, 'winex: convite para a equipe')
  const accepted = await call('/auth/user/emailpass/reset-password/confirm', {
    body: { ...friend, token: invitation.link.searchParams.get('token') },
  })
  expect(accepted.status).toBe(200)
  const guest = await openAs({ ...friend, path: '/admin/login' })
  await guest.goto('/admin/team')
  await button(guest, 'Convidar pessoa').waitFor()

  const alert = await waitForMail(boss.email, 'winex: convite para a administração')
  expect(alert.source).toContain(`${boss.email} convidou ${friend.email}`)
  const phone = await openLink(alert.link)
  await phone
    .getByText(/^As sessões de quem fez a mudança e de quem ela trata terminam; .* só ler/)
    .waitFor()
  await expectAccessible(phone)
  // programs that open the links of a mail do nothing
  await thief.reload()
  await button(thief, 'Convidar pessoa').waitFor()

  await press(phone, /^Interromper agora$/)
  await phone.getByRole('heading', { name: 'Mudança interrompida' }).waitFor()
  await expect.poll(() => focused(phone)).toMatch(/^As sessões terminaram, e a administração/)
  await expectAccessible(phone)

  await expectEnded(thief)
  // who was let in knows a password: what is left to them is reading
  await comeBack(guest, friend.password)
  await guest.getByText('Só a administração convida pessoas e muda papéis.').waitFor()
  expect(await button(guest, 'Convidar pessoa').count()).toBe(0)

  await press(phone, /^Ir para o login$/)
  await phone.waitForURL((url) => url.pathname === '/admin/login')
  await signInByForm(phone, boss)
  await phone.goto('/admin/team')
  await phone
    .getByRole('listitem')
    .filter({ hasText: friend.email })
    .getByRole('combobox')
    .filter({ hasText: 'Só leitura' })
    .waitFor()
  await waitForMail(boss.email, 'winex: mudança na administração não reconhecida')

  await expectUsed(alert.link, 'Interromper agora', 'Mudança interrompida')
})

test('an owner suspends the company by the mail: its payouts are held, and who was let in is out', async () => {
  const owner = await openAccount()
  await addAdjustment(owner.sellerId, 123_456)
  const thief = await join(owner, 'owner')
  const portal = await openAs({ email: thief.email, password: PASSWORD })
  await portal.goto('/portal/payouts')
  await portal
    .getByRole('group', { name: 'Resumo' })
    .locator('> *', { hasText: 'Disponível' })
    .getByText('R$ 1.234,56')
    .waitFor()

  const alert = await waitForMail(owner.email, 'winex: a empresa tem mais um responsável')
  expect(alert.source).toContain(thief.email)
  const phone = await openLink(alert.link)
  await phone.getByText(/^Ninguém muda mais nada na conta, os repasses ficam retidos/).waitFor()
  await expectAccessible(phone)
  await press(phone, /^Suspender a conta agora$/)
  await phone.getByRole('heading', { name: 'Conta suspensa' }).waitFor()
  await expect.poll(() => focused(phone)).toMatch(/^Os repasses estão retidos e todas as sessões/)
  await expectAccessible(phone)

  await comeBack(portal, PASSWORD)
  await portal.getByText('Há R$ 1.234,56 retidos').waitFor()
  await portal.getByText('A conta da empresa está suspensa. Fale com nossa equipe.').waitFor()
  await press(phone, /^Trocar a senha$/)
  await phone.waitForURL((url) => url.pathname === '/forgot-password')

  await expectUsed(alert.link, 'Suspender a conta agora', 'Conta suspensa')
})
