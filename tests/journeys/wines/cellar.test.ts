import { LABEL_GROUPS, WINE_SHEET, type SheetGroup } from '#domain/wines/sheet/index'
import type { BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeller, type Seller } from '../../support/openSeller'
import { closeContexts, expectAccessible, openContext, signInAs } from '../../support/browser'
import { sql } from '../../support/world'
import { fillSheet } from './fillSheet'
import { openFold } from '../../support/openFold'
import { storePrice } from './storePrice'

let winery: Seller
let context: BrowserContext
let page: Page
let title: string

beforeAll(async () => {
  winery = await openSeller({ status: 'ACTIVE' })
  title = `Merlot Nature 2024 ${winery.mark}`
  context = await openContext()
  page = await context.newPage()
  await signInAs(page, winery)
})
afterAll(async () => {
  await context.close()
  await closeContexts()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const toast = (text: string) => page.locator('.toast').getByText(text).waitFor()

async function fillStock({
  retail,
  wholesale = '',
  minimum = '',
  quantity,
}: {
  retail: string
  wholesale?: string
  minimum?: string
  quantity: string
}) {
  await page.getByLabel('Preço de varejo').fill(retail)
  await page.getByLabel('Preço de atacado').fill(wholesale)
  await page.getByLabel('Quantidade mínima').fill(minimum)
  await page.getByLabel('Quantidade disponível').fill(quantity)
  await button('Salvar e Continuar').click()
}

describe('a new seller’s first wine', () => {
  // spec 64
  test('is created with every field filled, once, however often the button is pressed', async () => {
    await page.goto('/portal/wines')
    await page.getByText('Nenhum vinho encontrado').waitFor()
    await page.goto('/portal/add-wine')
    await page.getByLabel('Nome do vinho').fill(title)
    await page.getByLabel('Descrição').fill('Linha 1\n<script>alert(1)</script> 🍷')
    await page.getByLabel('Volume da garrafa').fill('1500')
    await page.getByLabel('Peso da garrafa cheia').fill('2.650,5')
    await page.getByLabel('Código HS').fill('2204.21.00')
    await fillSheet(page)
    await button('Salvar e continuar').dblclick()
    await heading('Adicionar Imagem').waitFor()
    const wines = await sql('select 1 from seller_product where seller_id = $1', [winery.sellerId])
    expect(wines).toHaveLength(1)
  })

  test('gets its picture, its price and its stock', async () => {
    const label = await sharp({
      create: { width: 400, height: 600, channels: 3, background: '#7a1528' },
    })
      .png()
      .toBuffer()
    await page.setInputFiles('input[type=file]', {
      name: 'rótulo.png',
      mimeType: 'image/png',
      buffer: label,
    })
    await expectAccessible(page)
    await button('Enviar Imagem').click()
    await toast('Imagem enviada com sucesso!')
    await heading('Gerenciar preços e estoque').waitFor()
    await expectAccessible(page)
    await fillStock({ retail: '89,90', wholesale: '75', minimum: '12', quantity: '36' })
    await toast('Estoque e preços atualizados com sucesso!')
    await heading(title).waitFor()
  })

  test('shows all of its sheet', async () => {
    await (await openFold(page, 'Rótulo')).getByText('Alérgicos: contém').waitFor()
    const text = await page.locator('main').innerText()
    const groups = (WINE_SHEET as readonly SheetGroup[]).filter(
      ({ name }) => !LABEL_GROUPS.some((own) => own === name),
    )
    for (const group of groups) expect(text).toContain(group.label)
    expect(text).toContain('Alérgicos: contém derivados de ovo')
    for (const shown of [
      'R$ 89,90',
      'R$ 75,00',
      'a partir de 12 garrafas',
      '36 garrafas',
      '1500ml',
      '2.650,5 g',
      '3,45',
      '0,993',
      '20/02/2024',
      '<script>alert(1)</script> 🍷',
    ]) {
      expect(text).toContain(shown)
    }
    expect(text).not.toContain('N/A')
    await expectAccessible(page)
  })

  test('is published, listed, and sold in the store for its price for 1 and for 12 bottles', async () => {
    expect(await storePrice(title, 1)).toBeNull()
    await button('Publicar na loja').click()
    await toast('Vinho ativado com sucesso!')
    await page.getByRole('link', { name: 'Vinhos', exact: true }).click()
    const row = page.getByRole('row', { name: new RegExp(winery.mark) })
    await row.getByText('Publicado').waitFor()
    expect(await row.innerText()).toContain('R$ 89,90')
    expect(await storePrice(title, 1)).toBe(89.9)
    expect(await storePrice(title, 12)).toBe(75)
  })

  test('is edited; what was typed survives leaving and coming back', async () => {
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('link', { name: 'Editar Vinho' }).click()
    await page.getByLabel('Nome do vinho').fill(`${title} Reserva`)
    await page.getByText('Rascunho guardado neste aparelho').waitFor()
    await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
    await button('Sair sem salvar').click()
    await heading('Pedidos').waitFor()
    await page.goBack()
    await button('Continuar rascunho').click()
    await expectAccessible(page)
    await button('Salvar').click()
    await toast('Vinho atualizado com sucesso!')
    title = `${title} Reserva`
    await heading(title).waitFor()
  })

  test('becomes a draft when its stock is emptied, and leaves the store', async () => {
    await page.getByRole('link', { name: 'Editar Estoque e Preço' }).click()
    await heading('Gerenciar preços e estoque').waitFor()
    await fillStock({ retail: '89,90', quantity: '0' })
    await toast("passou para 'Pendente'")
    await page.getByText('Atenção: Vinho sem estoque', { exact: true }).waitFor()
    await page.getByText('Fora de Estoque').waitFor()
    expect(await page.getByRole('switch', { name: /^Vinho (in)?ativo$/ }).isDisabled()).toBe(true)
    expect(await storePrice(title, 1)).toBeNull()
    await expectAccessible(page)
  })

  test('is duplicated as the next vintage, with price and picture, without stock', async () => {
    await button(`Ações de ${title}`).click()
    await page.getByRole('menuitem', { name: 'Duplicar vinho' }).click()
    const next = title.replace('2024', '2025')
    await page.getByLabel('Nome do vinho').waitFor()
    expect(await page.getByLabel('Nome do vinho').inputValue()).toBe(next)
    await button('Salvar e continuar').click()
    await page.getByRole('img', { name: `Foto de ${next} (1)` }).waitFor()
    await button('Pular').click()
    await heading('Gerenciar preços e estoque').waitFor()
    expect(await page.getByLabel('Preço de varejo').inputValue()).toBe('89,90')
    expect(await page.getByLabel('Quantidade disponível').inputValue()).toBe('0')
  })

  test('two tabs: the later one is told that the stock changed, and chooses', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Quantidade disponível').fill('18')
    await other.getByRole('button', { name: 'Salvar e Continuar' }).click()
    await other.waitForURL(/portal\/wines\//)
    await other.close()
    await page.getByLabel('Quantidade disponível').fill('30')
    await button('Salvar e Continuar').click()
    await page.getByText('O estoque mudou enquanto você editava').waitFor()
    await button('Ficar com 18 garrafas').click()
    await page.waitForURL(/portal\/wines\//)
    await page.getByText('18 garrafas').waitFor()
  })
})

describe('the spreadsheet', () => {
  const file = (rows: string[]) => ({
    name: 'adega.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['wine_name;vintage;price_retail;quantity', ...rows].join('\r\n'),
      'latin1',
    ),
  })

  test('is checked row by row; the valid ones are imported, also after a reload, and only once', async () => {
    const rows = Array.from(
      { length: 40 },
      (_, index) => `Rosé da Serra ${winery.mark} ${index};2023;"1.089,90";12`,
    )
    rows[7] = `;2023;89,90;12`
    await page.goto('/portal/wines')
    await button('Mais: Filtros salvos e colunas').click()
    await page.getByRole('link', { name: 'Importar planilha' }).click()
    await button('Baixar modelo').waitFor()
    await expectAccessible(page)
    await page.setInputFiles('input[type=file]', file(rows))
    await page.getByText('Nome do vinho é obrigatório').filter({ visible: true }).first().waitFor()
    await expectAccessible(page)
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      button('Importar 39 vinhos').click(),
    ])
    await page.reload()
    await page.getByText('Importação concluída: 39 vinhos gravados.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Baixar linhas com erro').click(),
    ])
    expect(download.suggestedFilename()).toBe('vinhos-com-erros.csv')
    await page.getByRole('link', { name: 'Enviar outra planilha' }).click()
    await page.setInputFiles('input[type=file]', file(rows))
    await page
      .getByText('Nenhuma linha nova ou diferente para importar.')
      .or(page.getByText('Corrija as linhas com erro'))
      .first()
      .waitFor()
    expect(await button('Importar 39 vinhos').count()).toBe(0)
  })

  test('comes out of the list with its filters', async () => {
    await page.goto(
      `/portal/wines?filter=${encodeURIComponent(JSON.stringify({ q: 'Rosé da Serra' }))}`,
    )
    await page.getByText('R$ 1.089,90').first().waitFor()
    await button('Mais: Filtros salvos e colunas').click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button('Exportar CSV').click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const lines = Buffer.concat(chunks).toString('utf8').trim().split(/\r?\n/)
    expect(lines).toHaveLength(40)
    expect(lines[1]).toContain('Rosé da Serra')
  })
})
