import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { accessKeyFor } from '../../support/accessKey'
import { placeOrder } from '../../support/buyer'
import {
  closeAfterTests,
  expectAccessible,
  openAs,
  openPage,
  PHONE,
  toast,
} from '../../support/browser'
import { invoiceXml } from '../../support/invoiceXml'
import { waitForMail } from '../../support/mailbox'
import { openAccount } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'

let shop: Shop
beforeAll(async () => {
  // signed: the contract's banner would be above the orders
  shop = await openAccount({ key: false })
})
closeAfterTests()

const PASTE = 'Cole da planilha: pedido, código e chave da nota'
const codeAt = (at: number) => `8000000000001${at}`

/** The orders' number, code and key, as a spreadsheet copies them. */
async function columnsOf(ids: string[]): Promise<{ numbers: number[]; text: string }> {
  const numbers: number[] = []
  const lines = ['Pedido\tRastreio\tChave da nota']
  for (const [at, id] of ids.entries()) {
    const { display_id } = await shop.order(id)
    numbers.push(display_id ?? 0)
    lines.push([`#${display_id}`, codeAt(at), await accessKeyFor(shop.sellerId)].join('\t'))
  }
  return { numbers, text: lines.join('\n') }
}

test('from Hoje five orders are approved and shipped, with their invoices, in 8 acts and a paste', async () => {
  const ids: string[] = []
  for (let at = 0; at < 5; at += 1) ids.push(await placeOrder(shop))
  const { text } = await columnsOf(ids)
  const page = await openAs(shop)
  await page.goto('/portal/today')
  await page.getByRole('region', { name: /^Pedidos para aprovar 5/ }).waitFor()
  let acts = 0
  const press = async (role: 'button' | 'link', name: string) => {
    acts += 1
    await page.getByRole(role, { name, exact: true }).last().click()
  }
  await press('button', 'Aprovar todos (5)')
  await page.getByText('5 pedidos ainda não foram pagos. Aprovar assim mesmo?').waitFor()
  await press('button', 'Aprovar')
  await page.getByText('5 de 5 pedidos aprovados').waitFor()
  await press('link', 'Enviar (5)')
  await page.getByLabel(PASTE).waitFor()
  // the person's one paste, into the field that has the focus already
  await page.keyboard.insertText(text)
  await press('button', 'Enviar 5 pacotes')
  await page.getByText('5 de 5 pacotes enviados').waitFor()
  expect(acts).toBeLessThanOrEqual(8)
  for (const [at, id] of ids.entries()) {
    const order = await shop.order(id)
    expect([order.stage, order.fulfillments[0]?.labels[0]?.tracking_number]).toEqual([
      'transit',
      codeAt(at),
    ])
    expect(order.invoice).not.toBeNull()
  }
})

/** An approved order on the page. */
async function openShip(page: Page): Promise<{ id: string; number: number }> {
  const id = await placeOrder(shop)
  await shop.act(id, 'accept')
  await page.goto('/portal/orders/ship')
  await page.getByLabel(PASTE).waitFor()
  return { id, number: (await shop.order(id)).display_id ?? 0 }
}

test('invoices are dropped together and find their orders; a code of another order is asked about', async () => {
  const page = await openAs(shop)
  const { id, number } = await openShip(page)
  const key = await accessKeyFor(shop.sellerId)
  await page
    .getByLabel('Escolher XML')
    .and(page.locator('input'))
    .setInputFiles([
      { name: `pedido-${number}.xml`, mimeType: 'text/xml', buffer: Buffer.from(invoiceXml(key)) },
      { name: 'foto.xml', mimeType: 'text/xml', buffer: Buffer.from('<html/>') },
    ])
  await page.getByText('1 nota no seu pedido').waitFor()
  await page.getByText('foto.xml: não é o XML de uma nota.').waitFor()
  await expectAccessible(page)
  // without a code only the invoice is kept
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await page.getByText('1 de 1 nota guardada').waitFor()
  const kept = await shop.order(id)
  expect([kept.stage, kept.invoice?.access_key]).toEqual(['send', key])

  await page.getByLabel(`Código de rastreamento de #${number}`).fill(codeAt(0))
  await page.getByRole('button', { name: 'Enviar pacote' }).click()
  await page.getByText('1 código parece errado. Enviar assim mesmo?').waitFor()
  await page.getByRole('button', { name: 'Conferir os códigos' }).click()
  await page.getByText('Este código já está em outro pedido.').waitFor()
  await page.getByLabel(`Código de rastreamento de #${number}`).fill('AA473124829BR')
  await page.getByRole('button', { name: 'Enviar pacote' }).click()
  await page.getByText('1 de 1 pacote enviado').waitFor()
})

test('the missing CPF is asked for by mail, given on a phone, and lands in the order', async () => {
  const page = await openAs(shop)
  const { id, number } = await openShip(page)
  await page
    .getByRole('button', { name: `Pedir CPF por e-mail ao comprador de #${number}` })
    .click()
  await toast(page, 'E-mail enviado ao comprador. Avisamos quando ele responder.')
  await page.getByText(/^CPF pedido ao comprador em/).waitFor()

  const mail = await waitForMail(
    'zelia@exemplo.com.br',
    `Falta o seu CPF na nota do pedido #${number}`,
  )
  const buyer = await openPage(PHONE)
  await buyer.goto(mail.link.pathname)
  await buyer.getByLabel('CPF ou CNPJ').fill('529.982.247-26')
  await buyer.getByRole('button', { name: 'Enviar' }).click()
  await buyer.getByText('Confira o CPF ou CNPJ: há um número errado.').waitFor()
  await expectAccessible(buyer)
  await buyer.getByLabel('CPF ou CNPJ').fill('529.982.247-25')
  await buyer.getByRole('button', { name: 'Enviar' }).click()
  await buyer.getByText(/recebeu o número e já pode emitir a nota/).waitFor()
  await expectAccessible(buyer)
  await buyer.reload()
  await buyer.getByText(/já foi usado/).waitFor()

  expect((await shop.order(id)).buyer_tax_id).toEqual({ text: '529.982.247-25', hidden: false })
})
