import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { button, closeAfterTests, expectAccessible, openAs, toast } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { waitForMail } from '../../support/mailbox'
import { newEndToEnd, openAccount } from '../../support/openAccount'
import { openFold } from '../../support/openFold'
import { readQrCode } from '../../support/readQrCode'
import { sql } from '../../support/world'

/** Two bottles of 59,90 and freight of 25,00, less 12,5 % of the bottles. */
const NET = 'R$ 129,82'

closeAfterTests()

/** One of the four amounts. */
const amount = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Resumo' }).locator('> *', { hasText: label })

/** What was delivered becomes available without waiting for its term. */
const passThirtyDays = (orderId: string) =>
  sql(`update ledger_standing set available_on = available_on - 31 where order_id = $1`, [orderId])

/** A file that the page gives, as text. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

test('an order becomes money: captured, delivered, available, prepared, paid by PIX, told and stated', async () => {
  const shop = await openAccount()
  const orderId = await placeOrder(shop, [{ quantity: 2 }])
  const [{ name } = { name: '' }] = await sql<{ name: string }>(
    'select name from seller where id = $1',
    [shop.sellerId],
  )

  // staff take the buyer's money
  const staff = await openAs('staff')
  await staff.goto(`/admin/orders/${orderId}`)
  await staff.getByRole('button', { name: /^Capturar o pagamento/ }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Capturar pagamento' }).click()
  await staff.getByRole('dialog').waitFor({ state: 'detached' })

  const seller = await openAs(shop)
  await seller.goto('/portal/payouts')
  await amount(seller, 'A receber').getByText(NET).waitFor()
  await amount(seller, 'Disponível').getByText('R$ 0,00').waitFor()
  await expectAccessible(seller)

  // the seller sends the bottles
  await seller.goto(`/portal/orders/${orderId}`)
  await button(seller, 'Aprovar pedido').click()
  await button(seller, 'Criar Fulfillment').click()
  await seller.getByLabel('Código de rastreamento', { exact: true }).fill('BR123456785BR')
  await button(seller, 'Adicionar Rastreamento').click()
  await button(seller, 'Marcar como Entregue').click()
  await seller.getByRole('dialog').getByRole('button', { name: 'Marcar como Entregue' }).click()
  await toast(seller, 'Pedido marcado como entregue!')
  await passThirtyDays(orderId)

  await seller.goto('/portal/payouts')
  await amount(seller, 'Disponível').getByText(NET).waitFor()

  await staff.goto('/admin/payouts')
  await staff.getByRole('searchbox').fill(name)
  await staff.getByText('1 produtor', { exact: true }).waitFor({ state: 'attached' })
  await expectAccessible(staff)
  await staff.getByRole('checkbox', { name: `Marcar ${name}` }).check()
  await button(staff, 'Preparar lote (1)').click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Preparar lote' }).click()
  await staff
    .getByRole('link', { name: /^Repasse nº/ })
    .first()
    .click()

  // the code on the screen is the code beside it, for this sum
  const code = staff.getByRole('img', { name: `Código QR do PIX de ${NET}` })
  await code.waitFor()
  await expectAccessible(staff)
  const read = await readQrCode(code)
  await staff.getByText(read, { exact: true }).waitFor()
  expect(read).toContain('5406129.82')
  expect(read).toContain('repasses@vinicola.com.br')

  await button(staff, 'Marcar como pago').click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Identificador do PIX').fill('E123')
  await button(staff, 'Pago').click()
  await dialog.getByText('Informe o identificador do PIX').waitFor()
  const endToEnd = newEndToEnd()
  await dialog.getByLabel('Identificador do PIX').fill(endToEnd)
  await button(staff, 'Pago').click()
  await toast(staff, 'Repasse marcado como pago')
  await expectAccessible(staff)

  const mail = await waitForMail(shop.email, `repasse de ${NET} pago`)
  expect(mail.source).toContain(endToEnd)

  await seller.reload()
  await amount(seller, 'Pago').getByText(NET).waitFor()
  await seller
    .getByRole('link', { name: /^Repasse nº/ })
    .first()
    .click()
  await seller.getByText(endToEnd).waitFor()
  await expectAccessible(seller)
  await seller.goto(`/portal/orders/${orderId}`)
  const card = await openFold(seller, 'Repasse')
  await card.getByRole('link', { name: /^Repasse nº/ }).waitFor()
  await seller.goto('/portal/payouts')
  const csv = await downloaded(seller, 'Baixar a planilha de')
  expect(csv).toContain('Saldo até agora;;;;0,00')
  expect(await downloaded(seller, 'Baixar o PDF de')).toMatch(/^%PDF-/)
})

test('a payout that failed comes back, with its reason, to both sides', async () => {
  const shop = await openAccount()
  await sql(
    `insert into ledger_entry (seller_id, kind, amount, source_id, reason, actor_type)
     values ($1, 'adjustment', 12982, gen_random_uuid()::text, 'Feira', 'system')`,
    [shop.sellerId],
  )
  const [{ name } = { name: '' }] = await sql<{ name: string }>(
    'select name from seller where id = $1',
    [shop.sellerId],
  )
  const staff = await openAs('staff')
  await staff.goto('/admin/payouts')
  await staff.getByRole('searchbox').fill(name)
  await staff.getByText('1 produtor', { exact: true }).waitFor({ state: 'attached' })
  await staff.getByRole('checkbox', { name: `Marcar ${name}` }).check()
  await button(staff, 'Preparar lote (1)').click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Preparar lote' }).click()
  await staff
    .getByRole('link', { name: /^Repasse nº/ })
    .first()
    .click()
  await button(staff, 'Não foi realizado').click()
  await button(staff, 'Marcar como não realizado').click()
  await staff.getByText('Escreva o motivo').waitFor()
  await staff.getByLabel('Motivo').fill('Conta encerrada')
  await button(staff, 'Marcar como não realizado').click()
  await toast(staff, 'Repasse marcado como não realizado')

  const seller = await openAs(shop)
  await seller.goto('/portal/payouts')
  await amount(seller, 'Disponível').getByText(NET).waitFor()
  await seller
    .getByRole('link', { name: /^Repasse nº/ })
    .first()
    .click()
  await seller
    .getByText(/Conta encerrada/)
    .first()
    .waitFor()
  await expectAccessible(seller)
})
