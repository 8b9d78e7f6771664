import type { Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { placeOrder } from '../../support/buyer'
import { openShop, type Shop } from '../../support/openShop'
import { button, closeAfterTests, expectAccessible, openAs, toast } from '../../support/browser'
import { mailsTo } from '../../support/mailbox'
import { sql } from '../../support/world'

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ bottles: 20, wines: 2 })
})
closeAfterTests()

async function openOrders(): Promise<Page> {
  const page = await openAs(shop)
  await page.goto('/portal/orders')
  await page.getByRole('heading', { name: 'Pedidos', level: 1 }).waitFor()
  return page
}

/** What a person does who comes back to the tab: the list asks again (R41). */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Focus is within the page, wherever the button went that was pressed. */
const focusIsKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null))
    .toBe(true)

/** Words of the packing slip that are written on two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const slip = document.querySelector('.slip')
    const texts = document.createTreeWalker(slip as Node, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

describe('a seller fulfils an order', () => {
  // spec 76, 146, 233
  test('from the moment it appears to the delivery', async () => {
    const page = await openOrders()
    await page.getByText('Nenhum pedido encontrado').waitFor()
    await expectAccessible(page)

    const id = await placeOrder(shop, [{ quantity: 3 }, { wine: 1, quantity: 1 }])
    const order = await shop.order(id)
    // at once: every half minute it asks by itself
    const asked = page.waitForRequest('**/vendor/orders?*', { timeout: 5_000 })
    await comeBack(page)
    await asked
    await page.getByRole('link', { name: `#${String(order.display_id)}` }).click()

    await page.getByRole('heading', { name: `Pedido #${String(order.display_id)}` }).waitFor()
    await page.getByText('Aguardando aprovação').waitFor()
    expect(await shop.stockOf(0)).toMatchObject({ stocked: 20, reserved: 3 })
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Aprovar pedido' }).press('Enter')
    // nothing is paid yet: asked once
    await page.getByText('Este pedido ainda não foi pago. Aprovar assim mesmo?').waitFor()
    await expectAccessible(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar pedido' }).press('Enter')
    await toast(page, 'Pedido aprovado com sucesso!')
    await page.getByRole('button', { name: 'Aprovar pedido' }).waitFor({ state: 'detached' })
    await focusIsKept(page)

    await page.getByRole('button', { name: 'Criar Fulfillment' }).press('Enter')
    await toast(page, 'Fulfillment criado com sucesso!')
    await focusIsKept(page)
    expect(await shop.stockOf(0)).toMatchObject({ stocked: 17, reserved: 0 })

    await page.getByRole('button', { name: 'Adicionar Rastreamento' }).click()
    await page.getByText('Informe o código de rastreamento.').first().waitFor()
    await page.getByLabel('Código de rastreamento', { exact: true }).fill(' BR123456789BR ')
    await page.getByRole('button', { name: 'Adicionar Rastreamento' }).click()
    await page.getByText('1 código parece errado. Enviar assim mesmo?').waitFor()
    await expectAccessible(page)
    await button(page, 'Enviar assim mesmo').click()
    await toast(page, 'Código de rastreamento adicionado com sucesso!')
    await page.getByText('Pedido já foi enviado').waitFor()
    const link = page.getByRole('link', { name: 'Rastrear' })
    expect(await link.getAttribute('href')).toContain('BR123456789BR')

    // a wrong code is said, corrected, and told to the buyer
    await button(page, 'Outras ações').click()
    await page.getByRole('button', { name: 'Corrigir código de rastreamento' }).click()
    await page.getByText('O dígito verificador deste código dos Correios não confere').waitFor()
    await page.getByLabel('Código de rastreamento', { exact: true }).fill('BR123456785BR')
    await page.getByRole('button', { name: 'Salvar código' }).click()
    await toast(page, 'Código corrigido. O cliente foi avisado por e-mail.')
    await page.getByText('Histórico', { exact: true }).click()
    await page.getByText('Código de rastreamento corrigido para BR123456785BR').waitFor()

    await page.getByRole('button', { name: 'Marcar como Entregue' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Marcar como Entregue' }).click()
    await toast(page, 'Pedido marcado como entregue!')
    expect((await shop.order(id)).fulfillment_status).toBe('fulfilled')
    await expectAccessible(page)

    await expect
      .poll(async () => (await mailsTo('zelia@exemplo.com.br')).map((mail) => mail.source), {})
      .toContainEqual(
        expect.stringMatching(new RegExp(`#${String(order.display_id)}\\b[\\s\\S]*BR123456789BR`)),
      )
  })

  test('rejects another one after approving it, and the bottles are back', async () => {
    const page = await openOrders()
    const before = await shop.stockOf(1)
    const id = await placeOrder(shop, [{ wine: 1, quantity: 2 }])
    await page.goto(`/portal/orders/${id}`)
    await page.getByRole('button', { name: 'Aprovar pedido' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aprovar pedido' }).click()
    await toast(page, 'Pedido aprovado com sucesso!')
    expect((await shop.stockOf(1)).reserved).toBe(before.reserved + 2)

    await button(page, 'Outras ações').click()
    await page.getByRole('button', { name: 'Rejeitar pedido' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('nada é cobrado do cliente').waitFor()
    await dialog.getByLabel('Por quê?').fill('A safra acabou.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Rejeitar pedido' }).click()
    await toast(page, 'Pedido rejeitado com sucesso!')
    await page.getByText('Este pedido foi rejeitado.').waitFor()
    await focusIsKept(page)
    await page.getByText('Histórico', { exact: true }).click()
    await page.getByText('Motivo: A safra acabou.').waitFor()
    expect(await page.getByRole('link', { name: 'Romaneio' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Criar Fulfillment' }).count()).toBe(0)
    expect(await shop.stockOf(1)).toEqual(before)
  })

  test('packs a part of an order and prints the packing slip without prices', async () => {
    const page = await openOrders()
    const id = await placeOrder(shop, [{ quantity: 4 }], '529.982.247-25')
    await page.goto(`/portal/orders/${id}`)
    await page.getByText('***.***.***-25').waitFor()
    await shop.act(id, 'accept')
    await page.reload()
    await page.getByText('529.982.247-25').waitFor()
    await button(page, 'Outras ações').click()
    await page.getByRole('button', { name: 'Escolher garrafas' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('1')
    await page.getByRole('dialog').getByRole('button', { name: 'Separar' }).click()
    await toast(page, 'Fulfillment criado com sucesso!')
    // three are left for another package; the one that is packed is sent first
    await page.getByRole('button', { name: 'Criar Fulfillment' }).click()
    await page.getByText('Pacote 2').first().waitFor()

    await page.getByRole('link', { name: 'Romaneio', exact: true }).click()
    const sheets = page.locator('.slip')
    await sheets.nth(1).waitFor()
    const [first = '', second = ''] = await sheets.allInnerTexts()
    expect(first).toContain('Pacote 1 de 2')
    expect(first).toMatch(/Total de garrafas\s+1$/m)
    expect(second).toMatch(/Total de garrafas\s+3$/m)
    const [seller] = await sql<Record<string, string>>(
      'select name, tax_id, address_line, city, phone from seller where id = $1',
      [shop.sellerId],
    )
    for (const part of Object.values(seller ?? {})) expect(first).toContain(part)
    expect(first).toMatch(/CNPJ|CPF/)
    expect(first).not.toContain('R$')
    // the buyer's own number is for the invoice alone
    expect(first).not.toContain('529.982')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Voltar ao pedido' }).click()
    await page.getByText('Entregas', { exact: true }).click()
    await page.getByRole('link', { name: 'Romaneio do pacote 2' }).click()
    await page.getByText('Pacote 2 de 2').waitFor()
    expect(await sheets.count()).toBe(1)

    await page.setViewportSize({ width: 360, height: 740 })
    expect(await brokenWords(page)).toEqual([])
  })

  // spec 77
  test('is told when an order is not there', async () => {
    const page = await openOrders()
    await page.goto('/portal/orders/order_nao_existe')
    await page.getByRole('heading', { name: 'Pedido não encontrado' }).first().waitFor()
    await page.getByRole('link', { name: 'Voltar para Pedidos' }).click()
    await page.getByRole('heading', { name: 'Pedidos', level: 1 }).waitFor()
  })
})
