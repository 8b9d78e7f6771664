import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  button,
  closeAfterTests,
  expectAccessible,
  openAs,
  openPage,
  signInByForm,
  toast,
} from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { mailsTo, waitForMail } from '../../support/mailbox'
import { openShop } from '../../support/openShop'
import { inFull } from '../../support/scope'

closeAfterTests()

/** The desk is worked at from a phone to a wide window; the pages themselves have all widths in the walk of every page. */
const WIDTHS = inFull([360, 1440], [1440])

test.each(WIDTHS)(
  'a customer calls: staff find the order, give a part back, cancel it, and the seller reads why, at %i px',
  async (width) => {
    const shop = await openShop({ wines: 1 })
    const orderId = await placeOrder(shop, [{ quantity: 2 }])
    const { display_id } = await shop.order(orderId)
    const number = `#${String(display_id)}`

    const staff = await openAs('staff', { width, height: 900 })
    await staff.goto('/admin/orders')
    await staff.getByRole('searchbox').fill(number)
    await staff.getByText('1 pedido encontrado').waitFor({ state: 'attached' })
    await expectAccessible(staff)
    await staff.getByRole('link', { name: number, exact: true }).click()
    // the list, which is still there for a moment, has such a button, too
    await staff.getByRole('heading', { name: `Pedido ${number}`, level: 1 }).waitFor()
    await staff.getByRole('button', { name: /^Capturar o pagamento/ }).click()
    await staff.getByRole('dialog').getByRole('button', { name: 'Capturar pagamento' }).click()
    await button(staff, 'Reembolsar').click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByLabel('Valor a reembolsar').fill('10,00')
    await dialog.getByRole('button', { name: 'Reembolsar' }).click()
    await dialog.getByText('Explique o motivo: o produtor vai lê-lo.').waitFor()
    await dialog.getByLabel('Motivo').fill('Rótulo rasgado')
    await dialog.getByRole('button', { name: 'Reembolsar' }).click()
    await toast(staff, 'Valor reembolsado')
    await button(staff, 'Reter o repasse').click()
    await dialog.getByLabel('Motivo').fill('O cliente reclamou do resto')
    await dialog.getByRole('button', { name: 'Reter o repasse' }).click()
    await staff.getByText('O repasse deste pedido está retido. Motivo: O cliente').waitFor()
    await expectAccessible(staff)
    await button(staff, 'Liberar o repasse').click()
    await dialog.getByRole('button', { name: 'Liberar o repasse' }).click()
    await toast(staff, 'Repasse liberado')

    await button(staff, 'Rejeitar pedido').click()
    await dialog.getByLabel('Motivo').fill('O cliente desistiu')
    await dialog.getByRole('button', { name: 'Rejeitar pedido' }).click()
    await toast(staff, 'Pedido rejeitado')
    await expectAccessible(staff)

    await expect
      .poll(async () => (await mailsTo(shop.email)).map(({ source }) => source).join('\n'))
      .toContain('O cliente desistiu')
    const seller = await openAs(shop, { width, height: 900 })
    await seller.goto(`/portal/orders/${orderId}`)
    await seller.getByText('Este pedido foi rejeitado.').waitFor()
    await expectAccessible(seller)
  },
)

test.each(WIDTHS)(
  'a second person is invited, works in the review role, and sees no money, at %i px',
  async (width) => {
    const email = `${randomUUID()}@winex.example`
    const staff = await openAs('staff', { width, height: 900 })
    await staff.goto('/admin/team')
    await button(staff, 'Convidar pessoa').click()
    const dialog = staff.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Enviar convite' }).click()
    await dialog.getByText('Informe o nome').waitFor()
    await dialog.getByLabel('Nome').fill('Bia Prado')
    await dialog.getByLabel('E-mail').fill(email)
    await expectAccessible(staff)
    await dialog.getByRole('button', { name: 'Enviar convite' }).click()
    await toast(staff, 'Convite enviado')

    const { link } = await waitForMail(email, 'winex: convite para a equipe')
    const guest = await openPage({ width, height: 900 })
    await guest.goto(`${link.pathname}${link.search}`)
    await guest.getByRole('heading', { name: 'Escolha a sua senha' }).waitFor()
    await guest.getByLabel('Senha', { exact: true }).fill('Vindima-Alta-26')
    await guest.getByLabel('Confirmar senha', { exact: true }).fill('Vindima-Alta-26')
    await guest.getByRole('button', { name: 'Aceitar o convite' }).click()
    await guest.waitForURL((url) => url.pathname.endsWith('/login'))
    await signInByForm(guest, { email, password: 'Vindima-Alta-26', path: '/admin/login' })

    const menu = guest.getByRole('navigation', { name: 'Navegação principal' })
    await menu.getByRole('link', { name: 'Produtos' }).waitFor()
    for (const name of ['Pedidos', 'Repasses', 'Auditoria'])
      expect(await menu.getByRole('link', { name }).count(), name).toBe(0)
    await guest.goto('/admin/home')
    await guest.getByRole('heading', { name: 'Início', exact: true }).waitFor()
    await guest.waitForLoadState('networkidle')
    expect(await guest.locator('main').innerText()).not.toContain('R$')
    await expectAccessible(guest)
    await guest.goto('/admin/orders')
    await guest
      .getByText('não permite isto')
      .or(guest.getByText('Página não encontrada'))
      .first()
      .waitFor()
  },
)
