import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import { formatBRL } from '#domain/values/money'
import { saoPauloDate } from '#domain/values/dates'
import {
  button,
  closeAfterTests,
  expectAccessible,
  openAs,
  openPage,
  PHONE,
  toast,
} from '../../support/browser'
import { waitForMail } from '../../support/mailbox'
import { newEndToEnd, openAccount } from '../../support/openAccount'
import { BOTTLE, FREIGHT } from '../../support/openShop'
import { ledgerOf, passTime, pixOrder } from '../../support/pixWorld'
import { readQrCode } from '../../support/readQrCode'
import { readRun } from '../../support/readRun'
import { weatherMs } from '../../support/weatherMs'
import { sql, world } from '../../support/world'

closeAfterTests()

/** How soon the buyer's page says that it is paid, in ms (issue 33). */
const TURNS_MS = 3_000 + weatherMs
const BUYER = 'zelia@exemplo.com.br'
const TOTAL = 2 * BOTTLE + FREIGHT

/** The page 'Banco de demonstração'. */
const bankUrl = () => new URL(readRun(world.dataDir).bank.WINEX_PIX_URL ?? '').origin

/** The day's comparison is of all there is: what other files have of banks that are gone came in on another day. */
beforeAll(async () => {
  const state = (await (await fetch(`${bankUrl()}/demo/state`)).json()) as {
    pix: { endToEndId: string }[]
  }
  await sql(
    `update pix_receipt set received_at = received_at - interval '300 days' where end_to_end_id <> all($1)`,
    [state.pix.map(({ endToEndId }) => endToEndId)],
  )
})

/** The bank's cards of a charge and of the payment of it. */
async function openBank(txid: string) {
  const page = await openPage()
  await page.goto(bankUrl())
  await page.getByRole('heading', { name: 'Banco de demonstração' }).waitFor()
  const card = page.getByRole('article').filter({ hasText: txid })
  const givesBack = (cents: number) =>
    expect
      .poll(
        async () => {
          await page.reload()
          return card.getByText(`Devolução de ${formatBRL(cents)}: devolvido`).count()
        },
        { interval: 500 },
      )
      .toBe(1)
  return { page, card, givesBack }
}

/** The buyer's page on a phone, from the link of the mail. */
async function openFromMail(number: number | null | undefined): Promise<Page> {
  const { source } = await waitForMail(BUYER, `Pague por PIX o seu pedido #${number}`)
  const link = /https?:\/\/\S+\/pedido\/[\w-]+/.exec(source)?.[0]
  if (!link) throw new Error(`no link in the mail: ${source}`)
  const buyer = await openPage(PHONE)
  await buyer.goto(link)
  return buyer
}

const says = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()

/** Somebody pays on the bank's page. @returns ms until the buyer's page says so */
async function turnAfterPaying(bank: Awaited<ReturnType<typeof openBank>>, buyer: Page) {
  const paid = performance.now()
  await bank.card.getByRole('button', { name: 'Pagar', exact: true }).click()
  await says(buyer, 'Pagamento recebido')
  return performance.now() - paid
}

/** The same of an order of its own. */
async function turnOfAnother(): Promise<number> {
  const shop = await openAccount({ key: false })
  const { id, txid } = await pixOrder(shop)
  const buyer = await openFromMail((await shop.order(id)).display_id)
  await says(buyer, 'Pague com PIX')
  return turnAfterPaying(await openBank(txid), buyer)
}

/** 'Conferência do dia' of today agrees. */
async function expectCleanDay(staff: Page): Promise<void> {
  await staff.goto(`/admin/pix-day?dia=${saoPauloDate(new Date())}`)
  await staff.getByText('Tudo confere', { exact: true }).waitFor()
  for (const name of ['PIX recebidos', 'Valor recebido', 'Reembolsado pelo banco']) {
    const [theirs, ours] = await staff
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allInnerTexts()
    expect(theirs, name).toBe(ours)
  }
}

test('an order is paid by PIX: the buyer’s page turns, the seller sends, a part goes back, the day agrees, the rest is paid out', async () => {
  const shop = await openAccount()
  const { id, txid, pix } = await pixOrder(shop, [{ quantity: 2 }])
  const { display_id: number } = await shop.order(id)
  const seller = await openAs(shop)
  await seller.goto('/portal/today')
  await seller.getByRole('heading', { name: /^Hoje/ }).first().waitFor()
  expect(await seller.getByRole('region', { name: /^Pedidos para aprovar/ }).count()).toBe(0)

  const buyer = await openFromMail(number)
  await says(buyer, 'Pague com PIX')
  await buyer.getByText(`Pedido #${number}`, { exact: false }).first().waitFor()
  await buyer.getByText(formatBRL(TOTAL)).first().waitFor()
  await buyer.getByText(/^faltam (2[5-9]|30) minutos$/).waitFor()
  const code = await buyer.getByLabel('PIX copia e cola').inputValue()
  expect(code).toBe(pix.copy_paste)
  expect(await readQrCode(buyer.getByRole('img', { name: 'QR code do PIX' }))).toBe(code)
  await button(buyer, 'Copiar código').click()
  await buyer
    .getByRole('status')
    .getByText(/^O código está marcado|^Código copiado/)
    .waitFor()
  await expectAccessible(buyer)

  const bank = await openBank(txid)
  await expectAccessible(bank.page)
  let turned = await turnAfterPaying(bank, buyer)
  // a busy machine makes one of them slow, what is slow itself is so each time
  for (let more = 0; more < 2 && turned >= TURNS_MS; more += 1)
    turned = Math.min(turned, await turnOfAnother())
  console.log(`the page turned after ${Math.round(turned)} ms`)
  expect(turned).toBeLessThan(TURNS_MS)
  await buyer.getByText('Comprovante').waitFor()
  await expectAccessible(buyer)

  await seller.reload()
  await seller.getByRole('region', { name: /^Pedidos para aprovar 1/ }).waitFor()
  await expectAccessible(seller)
  await seller.goto(`/portal/orders/${id}`)
  await button(seller, 'Aprovar pedido').click()
  await button(seller, 'Criar Fulfillment').click()
  await seller.getByLabel('Código de rastreamento', { exact: true }).fill('BR123456785BR')
  await button(seller, 'Adicionar Rastreamento').click()
  await button(seller, 'Marcar como Entregue').waitFor()
  await buyer.reload()
  await says(buyer, 'Seus vinhos estão a caminho')
  await buyer.getByRole('link', { name: 'Rastrear BR123456785BR' }).waitFor()
  await expectAccessible(buyer)

  const staff = await openAs('staff')
  await staff.goto(`/admin/orders/${id}`)
  await button(staff, 'Reembolsar').click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Valor a reembolsar').fill('10,00')
  await dialog.getByLabel('Motivo').fill('Rótulo rasgado')
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await toast(staff, 'Valor reembolsado')
  await expectAccessible(staff)
  await bank.givesBack(1_000)
  await expect
    .poll(async () => {
      await buyer.reload()
      return buyer.getByText(/^Reembolsado em /).count()
    })
    .toBe(1)
  await buyer.getByText('-R$ 10,00').waitFor()
  await expectAccessible(buyer)
  await expectCleanDay(staff)
  await expectAccessible(staff)

  await button(seller, 'Marcar como Entregue').click()
  await seller.getByRole('dialog').getByRole('button', { name: 'Marcar como Entregue' }).click()
  await toast(seller, 'Pedido marcado como entregue!')
  await buyer.reload()
  await says(buyer, 'Pedido entregue')
  const ledger = await ledgerOf(id)
  const net = formatBRL(Object.values(ledger).reduce((sum, cents) => sum + cents, 0))
  expect([ledger.sale, ledger.shipping, ledger.refund]).toEqual([2 * BOTTLE, FREIGHT, -1_000])
  await payOut(staff, shop.sellerId, id, net)
  await seller.goto('/portal/payouts')
  await seller
    .getByRole('group', { name: 'Resumo' })
    .locator('> *', { hasText: 'Pago' })
    .getByText(net)
    .waitFor()
})

/** Staff pay all that this seller is due, which is what comes of this order. */
async function payOut(staff: Page, sellerId: string, orderId: string, net: string) {
  await sql('update ledger_standing set available_on = available_on - 31 where order_id = $1', [
    orderId,
  ])
  const [{ name } = { name: '' }] = await sql<{ name: string }>(
    'select name from seller where id = $1',
    [sellerId],
  )
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
  await staff.getByRole('img', { name: `Código QR do PIX de ${net}` }).waitFor()
  await button(staff, 'Marcar como pago').click()
  await staff.getByRole('dialog').getByLabel('Identificador do PIX').fill(newEndToEnd())
  await button(staff, 'Pago').click()
  await toast(staff, 'Repasse marcado como pago')
}

test('one is paid after its time: staff find it in PIX recebidos and give it back', async () => {
  const shop = await openAccount({ key: false })
  const { id, txid } = await pixOrder(shop, [{ quantity: 2 }])
  const { display_id: number } = await shop.order(id)
  const buyer = await openFromMail(number)
  await says(buyer, 'Pague com PIX')
  await passTime(id)
  await says(buyer, 'O prazo para pagar terminou')
  // no site names a shop here
  expect(await buyer.getByRole('link', { name: 'Pedir de novo' }).count()).toBe(0)
  await expectAccessible(buyer)
  expect((await shop.stockOf()).reserved).toBe(0)

  const bank = await openBank(txid)
  await bank.card.getByRole('button', { name: 'Pagar depois de vencer' }).click()
  await expect
    .poll(async () => {
      await buyer.reload()
      return buyer.getByRole('heading', { level: 1 }).innerText()
    })
    .toBe('Pagamento em conferência')
  await expectAccessible(buyer)

  const staff = await openAs('staff')
  await staff.goto('/admin/pix?perPage=50&sort=received_at&order=DESC')
  const row = staff.getByRole('row').filter({ hasText: `#${number}` })
  await row.getByText('Pago depois do prazo').waitFor()
  await row.getByText(formatBRL(TOTAL)).waitFor()
  await expectAccessible(staff)
  await row
    .getByRole('button', { name: `PIX de ${formatBRL(TOTAL)}` })
    .last()
    .click()
  await staff.getByRole('menuitem', { name: 'Reembolsar' }).click()
  const dialog = staff.getByRole('dialog', { name: `Reembolsar ${formatBRL(TOTAL)}?` })
  await dialog.getByRole('button', { name: 'Reembolsar' }).click()
  await toast(staff, 'Reembolso pedido ao banco')
  await row.waitFor({ state: 'detached' })

  await bank.givesBack(TOTAL)
  await expect
    .poll(async () => {
      await buyer.reload()
      return buyer.getByText(/^Reembolsado em /).count()
    })
    .toBe(1)
  await expectAccessible(buyer)
  await expectCleanDay(staff)
  expect(await ledgerOf(id)).toEqual({})
})
