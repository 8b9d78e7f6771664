import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { formatDate } from '#domain/values/dates'
import {
  button,
  closeAfterTests,
  expectAccessible,
  openAs,
  openPage,
  PHONE,
  toast,
} from '../../support/browser'
import { deliveredOrder, openAccount } from '../../support/openAccount'
import { openStaff } from '../../support/openStaff'
import { linkTokenOf } from '../../support/returns'

closeAfterTests()

const photo = async () => ({
  name: 'garrafa.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a1528' } })
    .jpeg()
    .toBuffer(),
})

test('on a phone: a broken bottle goes from the link of the mail, with a photo, to the refund in the statement', async () => {
  const shop = await openAccount()
  const order = await deliveredOrder(shop, [{ quantity: 3 }])
  const { display_id: number } = await shop.order(order)
  const token = await linkTokenOf(shop, order)

  const buyer = await openPage(PHONE)
  await buyer.goto(`/devolucao/${token}`)
  await buyer.getByRole('heading', { name: `Devolução do pedido #${number}` }).waitFor()
  await expectAccessible(buyer)
  // nothing chosen: said at the fields, and nothing is sent
  await button(buyer, 'Pedir devolução').click()
  await buyer.getByText('Escolha ao menos uma garrafa.').waitFor()
  await buyer.getByText('Escolha o motivo.').waitFor()
  await expectAccessible(buyer)
  // by keyboard alone
  await buyer.getByRole('button', { name: /^Uma a mais de Vinho 0/ }).focus()
  await buyer.keyboard.press('Enter')
  await buyer.getByRole('radio', { name: 'Chegou quebrada ou vazando' }).focus()
  await buyer.keyboard.press('Space')
  await buyer.getByLabel('Adicionar fotos').setInputFiles(await photo())
  await buyer.getByText('garrafa.jpg').waitFor()
  await buyer.getByLabel('Conte o que aconteceu').fill('A rolha saltou no caminho.')
  await expectAccessible(buyer)
  await button(buyer, 'Pedir devolução').click()
  await buyer.getByText('Aguardando resposta').waitFor()
  await buyer.getByText('1 foto enviada').waitFor()
  await buyer.getByText('A reembolsar: até R$ 59,90').waitFor()
  await expectAccessible(buyer)

  const seller = await openAs(shop, PHONE)
  await seller.goto(`/portal/orders?filter=${encodeURIComponent('{"returns":"open"}')}`)
  await seller.getByRole('link', { name: new RegExp(`#${number}`) }).click()
  const card = seller.getByRole('region', { name: 'Devoluções' })
  await card.getByText('“A rolha saltou no caminho.”').waitFor()
  await card.getByRole('img', { name: 'Foto 1 da devolução' }).waitFor()
  await expectAccessible(seller)
  await button(seller, 'Aprovar').click()
  await seller.getByRole('dialog').getByRole('button', { name: 'Aprovar' }).click()
  await toast(seller, 'Devolução aprovada.')
  await button(seller, 'Garrafas recebidas').click()
  const dialog = seller.getByRole('dialog')
  expect(await dialog.getByLabel('Devolver as garrafas ao estoque').isChecked()).toBe(false)
  await expectAccessible(seller)
  await dialog.getByRole('button', { name: 'Garrafas recebidas' }).click()
  await toast(seller, 'Garrafas recebidas.')
  await card.getByText('A equipe winex faz o reembolso.').waitFor()

  const { email, password } = await openStaff('finance')
  const staff = await openAs({ email, password, path: '/admin/login' })
  await staff.goto(`/admin/orders/${order}`)
  const returns = staff.getByRole('region', { name: 'Devoluções' })
  await returns.getByRole('button', { name: 'Reembolsar' }).click()
  await staff.getByRole('heading', { name: 'Reembolsar R$ 59,90?' }).waitFor()
  await staff.getByRole('dialog').getByRole('button', { name: 'Reembolsar' }).click()
  await toast(staff, 'Valor reembolsado.')
  const refundedOn = formatDate(new Date())
  await expectAccessible(staff)

  await buyer.reload()
  await buyer.getByText('Reembolsado: R$ 59,90').waitFor()

  await seller.reload()
  await card.getByText('Reembolsado: R$ 59,90').waitFor()
  await seller.goto('/portal/payouts')
  const download = seller.waitForEvent('download')
  await seller.getByRole('button', { name: /^Baixar a planilha de/ }).click()
  const statement = await readFile(await (await download).path(), 'utf8')
  const line = statement.split('\r\n').find((row) => row.includes('Reembolso ao comprador'))
  expect(line).toContain('-59,90')
  expect(line).toContain(refundedOn)
})

test('a link that is not ours says so, and leads nowhere', async () => {
  const page = await openPage(PHONE)
  await page.goto(`/devolucao/${'x'.repeat(69)}`)
  await page.getByText('Este link não é válido ou já expirou.', { exact: false }).waitFor()
  await expectAccessible(page)
})
