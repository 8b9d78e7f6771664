import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { asStaff, openAccount } from '../../support/openAccount'
import type { Shop } from '../../support/openShop'
import { closeAfterTests, expectAccessible, openPage, PHONE, signInAs } from '../../support/browser'

let shop: Shop
beforeAll(async () => {
  // signed: the contract's banner would be above the orders
  shop = await openAccount({ key: false, wines: 2 })
})
closeAfterTests()

async function openOrders(): Promise<Page> {
  const page = await openPage()
  // the print itself is the machine's
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes'
    }
  })
  await signInAs(page, shop)
  await page.goto('/portal/orders')
  await page.getByRole('heading', { name: 'Pedidos', level: 1 }).waitFor()
  return page
}

test('five orders are approved, packed, printed and shipped with tracking in 8 clicks and one paste', async () => {
  const ids: string[] = []
  for (const wine of [1, 0, 1, 0, 0]) ids.push(await placeOrder(shop, [{ wine, quantity: 2 }]))
  // what is not paid is asked about first
  for (const id of ids) await asStaff(`/admin/orders/${id}/capture`, {})
  const page = await openOrders()
  let clicks = 0
  const click = async (role: 'button' | 'link' | 'checkbox', name: string | RegExp) => {
    clicks += 1
    await page.getByRole(role, { name, exact: true }).click()
  }

  await click('button', /^A aprovar\s*5$/)
  // the address is there before the list that it filters, and a filter takes the marks away
  await page.getByRole('button', { name: /^A aprovar/, pressed: true }).waitFor()
  await page.locator('[aria-busy=false]').first().waitFor()
  await page
    .getByRole('checkbox', { name: /^Selecionar #/ })
    .nth(4)
    .waitFor()
  await click('checkbox', 'Selecionar tudo')
  await page.getByRole('region', { name: 'Ações para os pedidos selecionados' }).waitFor()
  await click('button', 'Aprovar')
  await page.getByText('5 de 5 pedidos aprovados').first().waitFor()
  await click('button', 'Separar e imprimir (5)')
  await page.getByRole('heading', { name: 'Lista de separação' }).waitFor()
  await click('button', 'Imprimir')
  await click('link', 'Enviar')
  await page.getByLabel('Cole da planilha: pedido, código e chave da nota').waitFor()
  // the person's one paste, into the field that has the focus already
  const codes = Array.from({ length: 5 }, (_, at) => `7000000000001${at}`)
  await page.keyboard.insertText(codes.join('\n'))
  await click('button', 'Enviar 5 pacotes')
  await page.getByText('5 de 5 pacotes enviados').waitFor()
  expect(clicks).toBeLessThanOrEqual(8)

  const orders = await Promise.all(ids.map((id) => shop.order(id)))
  expect(orders.map(({ stage }) => stage)).toEqual(Array.from({ length: 5 }, () => 'transit'))
  // the wine of index 0 was picked first: its orders come first, by number
  const sorted = [...orders].sort(
    (a, b) =>
      (a.items[0]?.title ?? '').localeCompare(b.items[0]?.title ?? '', 'pt-BR') ||
      (a.display_id ?? 0) - (b.display_id ?? 0),
  )
  expect(sorted.map((order) => order.fulfillments[0]?.labels[0]?.tracking_number)).toEqual(codes)
})

test('the print has one picking list and a sheet for each order, and the page of codes says what is odd', async () => {
  const ids = [await placeOrder(shop), await placeOrder(shop, [{ wine: 1, quantity: 3 }])]
  for (const id of ids) await shop.act(id, 'accept')
  const page = await openOrders()
  for (const id of ids) {
    const { display_id } = await shop.order(id)
    await page.getByRole('checkbox', { name: `Selecionar #${String(display_id)}` }).check()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Separar e imprimir' }).click()
  const sheets = page.locator('.slip')
  await sheets.nth(2).waitFor()
  const [picking = '', ...slips] = await sheets.allInnerTexts()
  expect(picking).toMatch(/Total de garrafas\s+4$/m)
  expect(slips).toHaveLength(2)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Enviar', exact: true }).click()
  await page
    .getByLabel('Cole da planilha: pedido, código e chave da nota')
    .fill('AA473124828BR\nx\ny')
  await page.getByText('O dígito verificador deste código dos Correios não confere').waitFor()
  await page.getByText('y: não há mais pacotes para este código.').waitFor()
  await page.getByRole('button', { name: 'Enviar 2 pacotes' }).click()
  await page.getByText('2 códigos parecem errados. Enviar assim mesmo?').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Conferir os códigos' }).click()
  for (const id of ids) expect((await shop.order(id)).stage).toBe('send')
  await page.getByRole('button', { name: 'Enviar 2 pacotes' }).click()
  await page.getByRole('button', { name: 'Enviar assim mesmo' }).click()
  await page.getByText('2 de 2 pacotes enviados').waitFor()
})

test('a lost connection in the middle loses nothing, and what is left is sent again', async () => {
  const id = await placeOrder(shop)
  const page = await openOrders()
  const { display_id } = await shop.order(id)
  await page.getByRole('checkbox', { name: `Selecionar #${String(display_id)}` }).check()
  // the server acts, and its answer is lost
  await page.route('**/batch/accept', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click()
  const asked = page.getByRole('dialog')
  await asked.getByText('1 pedido ainda não foi pago. Aprovar assim mesmo?').waitFor()
  await expectAccessible(page)
  await asked.getByRole('button', { name: 'Aprovar' }).click()
  await page.getByText('Tentar de novo não repete nada.').waitFor()
  expect((await shop.order(id)).metadata?.seller_status).toBe('accepted')
  await page.unroute('**/batch/accept')
  await page.getByRole('button', { name: 'Tentar de novo o que falta' }).click()
  await page.getByText('1 de 1 pedido aprovado').first().waitFor()
})

test('on a phone the first order is within the first screen, and a card opens by a touch', async () => {
  const page = await openOrders()
  await page.setViewportSize(PHONE)
  const card = page
    .locator('main li')
    .filter({ has: page.locator('a.row-link') })
    .first()
  await expect
    .poll(async () => ((await card.boundingBox())?.y ?? Infinity) + 110)
    .toBeLessThan(PHONE.height)
  await card.click({ position: { x: 160, y: 60 } })
  await page.getByRole('heading', { name: /Pedido #/ }).waitFor()
})
