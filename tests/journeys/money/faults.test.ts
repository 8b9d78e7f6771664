import type { Locator, Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { closeAfterTests, DESKTOP, expectAccessible, openAs, PHONE } from '../../support/browser'
import { deliveredOrder, newEndToEnd, openAccount, preparePayout } from '../../support/openAccount'
import { inFull } from '../../support/scope'
import { sql } from '../../support/world'

closeAfterTests()

const LOST = 'Sem conexão com o servidor. Verifique a internet e tente de novo.'
const REFUSED =
  'Este repasse já foi pago com outro identificador do PIX. Confira no extrato do banco qual dos dois pagamentos saiu.'

const lose = (route: Route) => route.abort('connectionreset')
const refuse = (route: Route) =>
  route.fulfill({ status: 409, json: { type: 'conflict', message: REFUSED } })
const breakDown = (route: Route) => route.fulfill({ status: 500, json: {} })

/** Staff's area: at the desk by day, on the phone by night. */
async function openDesk(wide: boolean): Promise<Page> {
  const page = await openAs('staff', wide ? DESKTOP : PHONE)
  await page.emulateMedia({ colorScheme: wide ? 'light' : 'dark' })
  return page
}

/** Wholly within the window, so that it can be read and pressed. */
async function expectInSight(page: Page, ...things: Locator[]) {
  for (const thing of things) {
    const box = await thing.boundingBox()
    const { width, height } = page.viewportSize() ?? DESKTOP
    expect(box).not.toBeNull()
    if (!box) continue
    expect([
      box.x >= 0,
      box.y >= 0,
      box.x + box.width <= width,
      box.y + box.height <= height,
    ]).toEqual([true, true, true, true])
  }
}

/** Sends the open dialog under each fault: why it failed is in it, what was typed stays, and its buttons can be pressed. */
async function tryFaults(page: Page, url: RegExp, send: string, field: Locator) {
  const dialog = page.getByRole('dialog')
  const typed = await field.inputValue()
  const faults: [(route: Route) => Promise<void>, string][] = [
    [refuse, REFUSED],
    [lose, LOST],
    [breakDown, 'Tente novamente.'],
  ]
  for (const [answer, message] of faults) {
    await page.route(url, answer, { times: 1 })
    await dialog.getByRole('button', { name: send, exact: true }).click()
    const alert = dialog.getByRole('alert').filter({ hasText: message })
    await alert.waitFor()
    await expectInSight(
      page,
      alert,
      dialog.getByRole('button', { name: send, exact: true }),
      dialog.getByRole('button', { name: /^(Cancelar|Fechar)$/ }),
    )
    expect(await field.inputValue()).toBe(typed)
  }
  // a slow answer: neither button can be pressed meanwhile
  let goOn: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(
    url,
    async (route) => {
      await slow
      await lose(route)
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: send, exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancelar' }).and(page.locator(':disabled')).waitFor()
  await page.keyboard.press('Escape')
  expect(await field.inputValue()).toBe(typed)
  goOn()
  await dialog.getByRole('alert').filter({ hasText: LOST }).waitFor()
  // the next Tab leads to the buttons
  await page.keyboard.press('Tab')
  const focused = await page.evaluate(() => document.activeElement?.textContent)
  expect(focused).toBe('Cancelar')
}

test.each(inFull([true, false], [false]))(
  'a refusal, a lost answer and a slow one leave staff’s money dialogs as they were (wide: %s)',
  async (wide) => {
    const shop = await openAccount()
    await deliveredOrder(shop)
    const payout = await preparePayout(shop)
    const orderId = await deliveredOrder(shop)
    const [{ name } = { name: '' }] = await sql<{ name: string }>(
      'select name from seller where id = $1',
      [shop.sellerId],
    )
    const page = await openDesk(wide)
    const dialog = page.getByRole('dialog')

    await page.goto(`/admin/made-payouts/${payout.id}`)
    await page.getByRole('button', { name: 'Marcar como pago' }).click()
    const endToEnd = dialog.getByLabel('Identificador do PIX')
    await endToEnd.fill(newEndToEnd())
    await tryFaults(page, /\/paid$/, 'Pago', endToEnd)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    await page.getByRole('button', { name: 'Não foi realizado' }).click()
    const reason = dialog.getByLabel('Motivo')
    await reason.fill('A conta do produtor foi encerrada em outubro.\n'.repeat(6))
    await tryFaults(page, /\/failed$/, 'Marcar como não realizado', reason)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    await page.goto(`/admin/orders/${orderId}`)
    await page.getByRole('button', { name: 'Reter o repasse' }).click()
    const why = dialog.getByRole('textbox')
    await why.fill('Três garrafas chegaram quebradas, e o comprador mandou as fotos.')
    await tryFaults(page, /\/hold$/, 'Reter o repasse', why)

    await page.goto('/admin/payouts')
    await page.getByRole('searchbox').fill(name)
    await page.getByText('1 produtor', { exact: true }).waitFor({ state: 'attached' })
    await page.getByRole('checkbox', { name: `Marcar ${name}` }).check()
    await page.getByRole('button', { name: `Ajustar saldo de ${name}` }).click()
    const amount = dialog.getByLabel('Valor em reais')
    await amount.fill('-R$ 50,00')
    await dialog.getByLabel('Motivo').fill('Feira')
    await tryFaults(page, /\/adjustments$/, 'Lançar ajuste', amount)
    await dialog.getByRole('button', { name: 'Cancelar' }).click()

    await page.getByRole('button', { name: 'Preparar lote (1)' }).click()
    await page.route(/\/batches$/, lose, { times: 1 })
    await dialog.getByRole('button', { name: 'Preparar lote' }).click()
    const notMade = dialog.getByRole('alert')
    await notMade.filter({ hasText: 'O lote pode já ter sido preparado.' }).waitFor()
    await expectInSight(page, notMade, dialog.getByRole('button', { name: 'Preparar lote' }))
    await dialog.getByRole('button', { name: 'Preparar lote' }).click()
    await page.getByText(/^Lote nº \d+$/).waitFor()
    await page.getByText('A lista e os totais são só deste lote.').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Importar resultado do banco' }).click()
    const rows = Array.from({ length: 260 }, (_one, at) => `WX9${String(at).padStart(8, '0')};E1;x`)
    const file = { name: 'banco.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
    let asked = 0
    await page.route(/\/results$/, async (route) => {
      asked += 1
      if (asked === 2) await lose(route)
      else await route.continue()
    })
    await dialog.locator('input[type=file]').setInputFiles(file)
    const stopped = dialog.getByRole('alert').filter({ hasText: LOST })
    await stopped.waitFor()
    await dialog.getByText('250 recusados').waitFor()
    await expectInSight(
      page,
      stopped,
      dialog.getByRole('button', { name: 'Tentar de novo o resto' }),
    )
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Tentar de novo o resto' }).click()
    await dialog.getByText('260 recusados').waitFor()
    await page.unrouteAll()
  },
)
