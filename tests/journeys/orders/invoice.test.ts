import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { formatAccessKey } from '#domain/orders/invoice/accessKey'
import { formatBRL } from '#domain/values/money'
import { accessKeyOf } from '../../support/accessKey'
import { button, closeAfterTests, expectAccessible, openAs, PHONE } from '../../support/browser'
import { placeOrder } from '../../support/buyer'
import { invoiceXml } from '../../support/invoiceXml'
import { openShop, type Shop } from '../../support/openShop'
import { openStaff } from '../../support/openStaff'
import { sql } from '../../support/world'

let shop: Shop
let taxId: string
beforeAll(async () => {
  shop = await openShop({ bottles: 20, wines: 1 })
  const [seller] = await sql<{ tax_id: string }>('select tax_id from seller where id = $1', [
    shop.sellerId,
  ])
  taxId = seller?.tax_id ?? ''
})
closeAfterTests()

/** Open while it asks for something; folded once the invoice is there and agrees. */
const card = (page: Page) =>
  page
    .locator('main details, main section')
    .filter({ has: page.getByRole('heading', { name: 'Nota fiscal', exact: true }) })
const unfold = (page: Page) => card(page).locator('summary').click()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nota fiscal' })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: /Chave de acesso/ })
const choose = (page: Page, text: string | Buffer, name = 'nfe.xml') =>
  dialog(page)
    .getByLabel('Escolher XML')
    .and(page.locator('input'))
    .setInputFiles({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
/** With no place to break. */
const LONG_NAME = `${'n'.repeat(60)}.xml`
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Salvar nota' }).click()

/** An approved order, its page open. */
async function openOrder(page: Page): Promise<{ id: string; total: number }> {
  const id = await placeOrder(shop, [{ quantity: 1 }])
  await shop.act(id, 'accept')
  await page.goto(`/portal/orders/${id}`)
  await card(page).getByText('Este pedido ainda não tem nota fiscal.', { exact: false }).waitFor()
  return { id, total: (await shop.order(id)).total }
}

async function ship(page: Page, id: string): Promise<void> {
  const { items } = await shop.order(id)
  const packed = await shop.act(id, 'fulfillments', {
    items: items.map((item) => ({ id: item.id, quantity: item.quantity })),
  })
  await shop.act(id, `fulfillments/${packed.body.order.fulfillments[0]?.id}/shipments`, {
    labels: [{ tracking_number: 'BR123456785BR' }],
  })
  await page.reload()
  await card(page).waitFor()
  // one that differs from the order is open
  if ((await card(page).getAttribute('open')) === null) await unfold(page)
  await card(page)
    .getByText(/^Nota \d+, série 1/)
    .waitFor()
  expect(await card(page).getByRole('button', { name: 'Trocar nota' }).count()).toBe(0)
  expect(await card(page).getByRole('button', { name: 'Retirar nota' }).count()).toBe(0)
}

test('an invoice by its key: typed in groups, kept, taken back, given again, and fixed once the bottles left', async () => {
  const page = await openAs(shop)
  const { id } = await openOrder(page)
  const key = accessKeyOf(taxId)
  await button(page, 'Informar nota').click()
  await field(page).fill(key.slice(1))
  await save(page)
  await dialog(page).getByText('A chave de acesso tem 44 caracteres; aqui há 43.').waitFor()
  expect(await field(page).inputValue()).toBe(key.slice(1))
  await field(page).fill(formatAccessKey(key))
  await field(page).press('Tab')
  await save(page)
  await unfold(page)
  await card(page).getByText(formatAccessKey(key)).waitFor()
  await card(page).getByRole('button', { name: 'Retirar nota' }).click()
  await button(page, 'Informar nota').click()
  await field(page).fill(key)
  await save(page)
  await unfold(page)
  await card(page).getByText(formatAccessKey(key)).waitFor()
  await ship(page, id)
})

test('on a phone, an invoice by its XML: broken ones are refused at the field, the right one differs and is kept', async () => {
  const page = await openAs(shop, PHONE)
  const { id, total } = await openOrder(page)
  const key = accessKeyOf(taxId)
  const xml = invoiceXml(key, { total: '1.00', buyer: null })
  await button(page, 'Informar nota').click()
  await field(page).fill('4326 11')
  const refused: [string | Buffer, RegExp][] = [
    ['nota fiscal', /não é um XML/],
    [xml.slice(0, 400), /não é um XML inteiro/],
    [xml.replace('<nfeProc', '<!DOCTYPE a [<!ENTITY b "c">]><nfeProc'), /DOCTYPE/],
    [invoiceXml(key, { status: '101' }), /está cancelada/],
    [xml.replace(/<nfeProc[^>]*>|<protNFe.*$/gs, ''), /protocolo de autorização/],
    [Buffer.from(`\uFEFF${xml}`, 'utf16le'), /não está em UTF-8/],
    [Buffer.alloc(1_000_000, 'x'), /mais de 512 KB/],
    [invoiceXml(accessKeyOf('58.716.523/0001-19')), /outro CNPJ/],
  ]
  for (const [file, reason] of refused) {
    await choose(page, file, LONG_NAME)
    await save(page)
    await dialog(page).getByRole('alert').filter({ hasText: reason }).waitFor()
    await dialog(page).getByText(LONG_NAME).waitFor()
    expect(await field(page).inputValue()).toBe('4326 11')
  }
  expect(
    await dialog(page)
      .locator('.MuiDialogContent-root')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth),
  ).toBe(true)
  await expectAccessible(page)
  await choose(page, xml)
  await save(page)
  const differs = `O valor da nota (R$ 1,00) é diferente do total do pedido (${formatBRL(total)}).`
  await card(page).getByText(differs).waitFor()
  await card(page).getByText('A nota não tem o CPF ou CNPJ do comprador.').waitFor()
  await card(page).getByText(formatAccessKey(key)).waitFor()
  await expectAccessible(page)

  const { email, password } = await openStaff('finance')
  const staff = await openAs({ email, password, path: '/admin/login' })
  await staff.goto(`/admin/orders/${id}`)
  await card(staff).getByText(differs).waitFor()
  await expectAccessible(staff)
  await ship(page, id)
})

test('the bar code of a DANFE is read where the browser can, and a refused camera leaves the field', async () => {
  const page = await openAs(shop, PHONE)
  const key = accessKeyOf(taxId)
  // no browser of the tests reads bar codes: what it would say is given, camera and policy are its own
  await page.addInitScript((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        static getSupportedFormats(): Promise<string[]> {
          return Promise.resolve(['code_128'])
        }
        detect = () => Promise.resolve([{ rawValue }])
      },
    })
  }, key)
  await openOrder(page)
  await button(page, 'Informar nota').click()
  await dialog(page).getByRole('button', { name: 'Ler com a câmera' }).click()
  await dialog(page)
    .getByText(/não deixou usar a câmera|Nenhuma câmera foi encontrada/)
    .waitFor()
  await page.evaluate(() => {
    const picture = document.createElement('canvas')
    const pen = picture.getContext('2d')
    setInterval(() => pen?.fillRect(0, 0, Math.random() * 100, 100), 50)
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(picture.captureStream())
  })
  await dialog(page).getByRole('button', { name: 'Fechar a câmera' }).click()
  await dialog(page).getByRole('button', { name: 'Ler com a câmera' }).click()
  await expect.poll(() => field(page).inputValue()).toBe(key)
  await expectAccessible(page)
  await save(page)
  await unfold(page)
  await card(page).getByText(formatAccessKey(key)).waitFor()
})
