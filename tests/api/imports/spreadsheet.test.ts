import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '#domain/wines/productWire'
import { call } from '../../support/http'
import { sql } from '../../support/world'
import { openSeller, type Seller } from '../../support/openSeller'
import { download, finish, goodRow, HEADS, importFile, rowsOf, sendFile, TEMPLATE } from './sheet'

let cellar: Seller
beforeAll(async () => {
  cellar = await openSeller({ status: 'ACTIVE' })
})

const winesOf = async (one: Seller): Promise<{ title: string; status: string }[]> =>
  sql(
    `select p.title, p.status from product p join seller_product s on s.product_id = p.id
      where s.seller_id = $1 and p.deleted_at is null order by p.title`,
    [one.sellerId],
  )

describe('a file as Excel in Brazil writes it', () => {
  const text = `${HEADS}\r\n${goodRow('Rosé "da" Serra')}\r\n`.replace(
    'Rosé "da" Serra',
    '"Rosé ""da"" Serra"',
  )
  const forms: [string, (text: string) => Buffer][] = [
    ['UTF-8', (csv) => Buffer.from(csv)],
    ['UTF-8 with BOM', (csv) => Buffer.from(`\ufeff${csv}`)],
    ['Windows-1252', (csv) => Buffer.from(csv, 'latin1')],
    ['UTF-16', (csv) => Buffer.from(`\ufeff${csv}`, 'utf16le')],
    ['tabs', (csv) => Buffer.from(csv.replaceAll(';', '\t'))],
    ['line feeds only', (csv) => Buffer.from(csv.replaceAll('\r\n', '\n'))],
  ]
  it.each(forms)('%s is read', async (_name, encode) => {
    const own = await openSeller({ status: 'ACTIVE' })
    const { status, body } = await sendFile(own.token, encode(text))
    expect(status).toBe(201)
    expect(body.import).toMatchObject({
      status: 'checked',
      total: 1,
      create: 1,
      invalid: 0,
      unknown_columns: [],
    })
    expect(await rowsOf(own.token, body.import.id)).toMatchObject([
      { row: 2, wine: 'Rosé "da" Serra', action: 'create', problems: {}, done: false },
    ])
    expect(await winesOf(own)).toEqual([])
  })

  it('becomes wines with price, stock and sheet, still proposed', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const done = await importFile(own.token, text)
    expect(done).toMatchObject({ status: 'done', imported: 1, failed: 0 })
    const { body } = await call<{ products: Product[] }>('/vendor/products', { token: own.token })
    const { body: one } = await call<{ product: Product }>(
      `/vendor/products/${body.products[0]?.id}`,
      { token: own.token },
    )
    expect(one.product).toMatchObject({
      title: 'Rosé "da" Serra',
      description: 'Rosé "da" Serra',
      status: 'proposed',
      origin_country: 'BR',
      metadata: {
        enology: { vintage: 2020 },
        viniculture: { region: 'Serra Gaúcha' },
        technical_analysis: { alcohol_percentage: 12.5 },
        storytelling: { producer: 'Ana' },
        grape_varieties: [
          { name: 'Merlot', percentage: 60 },
          { name: 'Tannat', percentage: 40 },
        ],
      },
      variants: [
        {
          prices: [
            { amount: 108_990, min_quantity: null },
            { amount: 7990, min_quantity: 12 },
          ],
          inventory_items: [
            {
              inventory: { location_levels: [{ stocked_quantity: 120, available_quantity: 120 }] },
            },
          ],
        },
      ],
    })
    // The engine keeps each amount twice and reckons with the second.
    const prices = await sql(
      `select p.amount::text, p.raw_amount, p.min_quantity::text, p.raw_min_quantity, p.rules_count from price p
         join product_variant_price_set s on s.price_set_id = p.price_set_id
        where s.variant_id = $1 order by p.min_quantity nulls first`,
      [one.product.variants[0]?.id],
    )
    expect(prices).toEqual([
      {
        amount: '1089.9',
        raw_amount: { value: '1089.9', precision: 20 },
        min_quantity: null,
        raw_min_quantity: null,
        rules_count: 0,
      },
      {
        amount: '79.9',
        raw_amount: { value: '79.9', precision: 20 },
        min_quantity: '12',
        raw_min_quantity: { value: '12', precision: 20 },
        rules_count: 0,
      },
    ])
  })
})

describe('the laudo of a row', () => {
  it('tells what asks for attention with limit and source, of a wine as the file leaves it, and imports it all the same', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const heads = `${HEADS};type;volatile_acidity_gl`
    const file = `${heads}\n${goodRow('Ácido')};Tinto;1,21\n${goodRow('Certo')};Tinto;1,2\n${goodRow('')};Tinto;9`
    const { body } = await sendFile(own.token, file)
    const attention = {
      rule: 'volatile_acidity',
      field: 'technical_analysis.volatile_acidity_gl',
      sentence: 'Acidez volátil acima do limite.',
      limit: 'até 20 mEq/L (1,2 g/L em ácido acético)',
      source: 'IN MAPA 14/2018, com a IN 48/2018 e a Portaria 723/2024, conferido em 21/11/2026',
    }
    const lab = async (id: string) => (await rowsOf(own.token, id)).map((row) => row.lab)
    expect(await lab(body.import.id)).toEqual([[attention], [], []])
    expect(await finish(own.token, body.import.id)).toMatchObject({ imported: 2, failed: 0 })
    expect(await lab(body.import.id)).toEqual([[attention], [], []])

    // A column that the next file lacks keeps its value, in the wine and in its laudo.
    const next = await sendFile(own.token, `${HEADS}\n${goodRow('Ácido').replace('12,5', '16,5')}`)
    expect(next.body.import).toMatchObject({ update: 1 })
    expect((await lab(next.body.import.id))[0]?.map(({ rule }) => rule)).toEqual([
      'alcohol.still',
      'volatile_acidity',
    ])
  })
})

describe('a file with errors', () => {
  it('shows each row with its problems, imports the others, and gives the rest back with a column of errors', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const file = [
      `${HEADS};Observações`,
      `${goodRow('Bom')};x`,
      ';Merlot;2020;Brasil;Serra;12,5;Ana;10;;5;;x',
      `Ruim;Merlot;antiga;Atlântida;Serra;101;Ana;abc;5;1,5;;=1+1`,
      `${goodRow('Bom')};x`,
      '',
      `${goodRow('Também bom')};x`,
      `${goodRow('Uva comprida').replace('Tannat', 'T'.repeat(201))};x`,
    ].join('\n')
    const { body } = await sendFile(own.token, file)
    expect(body.import).toMatchObject({
      total: 6,
      create: 2,
      invalid: 4,
      unknown_columns: ['Observações'],
    })
    expect(await rowsOf(own.token, body.import.id, '?action=invalid')).toMatchObject([
      { row: 3, wine: '', problems: { wine_name: 'Nome do vinho é obrigatório' } },
      {
        row: 4,
        wine: 'Ruim',
        problems: {
          vintage: 'Informe um número válido',
          country: 'País desconhecido',
          alcohol_percentage: 'Deve ser menor ou igual a 100',
          price_retail: 'Informe um preço válido, por exemplo 89,90',
          quantity: 'Quantidade deve ser um número válido',
          wholesale_min_quantity: 'Defina quantidade mínima (>=1) para preço de atacado',
        },
      },
      { row: 5, wine: 'Bom', problems: { wine_name: 'Este vinho já está na linha 2 do arquivo.' } },
      { row: 8, problems: { grape_type: expect.any(String) as string } },
    ])
    const done = await finish(own.token, body.import.id)
    expect(done).toMatchObject({ imported: 2, invalid: 4 })
    expect((await winesOf(own)).map(({ title }) => title)).toEqual(['Bom', 'Também bom'])

    const errors = await download(
      own.token,
      `/vendor/products/imports/${body.import.id}/errors.csv`,
    )
    const lines = errors.split('\r\n')
    expect(errors.startsWith('\ufeff')).toBe(true)
    expect(lines[0]).toBe(`\ufeff${HEADS};Observações;erros`)
    expect(lines[1]).toMatch(/;x;Nome do vinho: Nome do vinho é obrigatório$/)
    // A formula of the file comes back escaped.
    expect(lines[2]).toContain(";'=1+1;")
    // Sent again as it is, the column of errors is passed over and the same rows are wrong.
    const again = await sendFile(own.token, errors)
    expect(again.body.import).toMatchObject({
      total: 4,
      invalid: 3,
      unchanged: 1,
      unknown_columns: ['Observações'],
    })
  })

  it.each<[string, string | Buffer, string, number]>([
    ['is empty', '', 'O arquivo está vazio.', 400],
    ['has only heads', HEADS, 'O arquivo não tem nenhuma linha de vinho.', 400],
    [
      'lacks columns',
      'wine_name;quantity\nA;1',
      'Faltam colunas no arquivo: price_retail. Baixe o modelo e compare.',
      400,
    ],
    ['has a column twice', `${HEADS};wine_name\n`, 'Colunas repetidas no arquivo: wine_name.', 400],
    [
      'is a workbook',
      Buffer.from('504b0304', 'hex'),
      'O arquivo não é um CSV. Salve a planilha como CSV e envie de novo.',
      400,
    ],
    [
      'is binary',
      Buffer.from([0, 1, 2, 3]),
      'O arquivo não é um CSV. Salve a planilha como CSV e envie de novo.',
      400,
    ],
  ])('that %s is refused whole', async (_name, file, message, status) => {
    const answer = await sendFile(cellar.token, file)
    expect([answer.status, answer.body.errors]).toEqual([status, { file: message }])
  })

  it('that is no .csv is refused', async () => {
    for (const wrong of [{ name: 'vinhos.xlsx' }, { type: 'image/png' }, { name: '../x.csv' }]) {
      const answer = await sendFile(cellar.token, HEADS, wrong)
      expect([answer.status, answer.body.errors]).toEqual([400, { file: 'Envie um arquivo .csv.' }])
    }
  })
})

describe('the same file again', () => {
  it('makes no duplicates, and changes what was changed', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const file = [HEADS, goodRow('Um'), goodRow('Dois')].join('\n')
    await importFile(own.token, file)
    const second = await importFile(own.token, file)
    expect(second).toMatchObject({ create: 0, update: 0, unchanged: 2, imported: 0 })
    const third = await importFile(
      own.token,
      file.replace('Um;Merlot 60%', 'um;Merlot 50%').replace('1.089,90', '99,90'),
    )
    expect(third).toMatchObject({ create: 0, update: 1, unchanged: 1, imported: 1 })
    expect(await winesOf(own)).toEqual([
      { title: 'Dois', status: 'proposed' },
      { title: 'um', status: 'proposed' },
    ])
  })

  it('sent, started and started again from two tabs imports once', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const file = [HEADS, ...Array.from({ length: 30 }, (_none, at) => goodRow(`Vinho ${at}`))].join(
      '\n',
    )
    const [one, other] = await Promise.all([sendFile(own.token, file), sendFile(own.token, file)])
    const start = (id: string) =>
      call(`/vendor/products/imports/${id}`, { token: own.token, method: 'POST' })
    await Promise.all([one, other, one].map(({ body }) => start(body.import.id)))
    const ends = await Promise.all([
      finish(own.token, one.body.import.id),
      finish(own.token, other.body.import.id),
    ])
    expect(ends.map(({ imported, failed }) => imported + failed)).toEqual([30, 30])
    expect(await winesOf(own)).toHaveLength(30)
  })

  it('does not put back bottles that were sold meanwhile', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const title = `Vendido ${randomUUID()}`
    const file = [HEADS, goodRow(title)].join('\n')
    await importFile(own.token, file)
    const stock = async () =>
      (
        await sql<{ n: number }>(
          `select l.stocked_quantity::int as n from inventory_level l
           join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
           join product_variant v on v.id = i.variant_id join product p on p.id = v.product_id where p.title = $1`,
          [title],
        )
      )[0]?.n
    // What fulfilling an order does: five bottles have left.
    await sql(
      `update inventory_level set stocked_quantity = 115 where inventory_item_id in
         (select i.inventory_item_id from product_variant_inventory_item i join product_variant v on v.id = i.variant_id
            join product p on p.id = v.product_id where p.title = $1)`,
      [title],
    )
    expect(await importFile(own.token, file)).toMatchObject({ unchanged: 1 })
    expect(await stock()).toBe(115)
    const changed = await sendFile(own.token, file.replace(';120;', ';200;'))
    expect(await rowsOf(own.token, changed.body.import.id)).toMatchObject([
      {
        action: 'invalid',
        problems: {
          quantity:
            'O estoque mudou desde então: agora há 115. Exporte a lista de novo para alterá-lo.',
        },
      },
    ])
  })
})

describe('the export', () => {
  it('has all wines of the current filters, and comes back unchanged', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const names = [
      '=SOMA(A1)',
      '@arroba',
      '"Aspas"; e, vírgulas',
      'Duas\nlinhas',
      ...Array.from({ length: 25 }, (_none, at) => `Vinho ${at}`),
    ]
    for (const title of names)
      await own.create({
        title,
        description: `-${title}`,
        metadata: { food_pairing: ['a|b'], aromas: [{ category: 'c:d', descriptor: 'e' }] },
      })
    const file = await download(own.token, '/vendor/products/export.csv?limit=10')
    expect(file.startsWith('\ufeffwine_name;')).toBe(true)
    expect(file).toContain("\r\n'=SOMA(A1);")
    const { body } = await sendFile(own.token, file)
    expect(body.import).toMatchObject({
      total: names.length,
      unchanged: names.length,
      invalid: 0,
      unknown_columns: [],
    })
    const some = await download(own.token, '/vendor/products/export.csv?q=vinho&status=draft')
    expect(some.trim().split('\r\n')).toHaveLength(26)
    expect(
      (await download(own.token, '/vendor/products/export.csv?status=published'))
        .trim()
        .split('\r\n'),
    ).toHaveLength(1)
  })

  it('edited in a spreadsheet changes exactly what was edited, stock included', async () => {
    const own = await openSeller({ status: 'ACTIVE' })
    const wine = await own.addWine({ title: 'Antes', metadata: { enology: { vintage: 2019 } } })
    await wine.setStock(10)
    await wine.setPrices(5000, { amount: 4000, min_quantity: 6 })
    const file = await download(own.token, '/vendor/products/export.csv')
    const edited = file
      .replace('Antes;', 'Depois;')
      .replace(';50,00;', ';55,00;')
      .replace(';2019;', ';;')
    expect(await importFile(own.token, edited.replace(/;10;6;/, ';12;6;'))).toMatchObject({
      update: 1,
      imported: 1,
    })
    expect(await wine.read()).toMatchObject({
      title: 'Depois',
      metadata: { enology: { vintage: null } },
      variants: [
        {
          prices: [{ amount: 5500 }, { amount: 4000, min_quantity: 6 }],
          inventory_items: [{ inventory: { location_levels: [{ stocked_quantity: 12 }] } }],
        },
      ],
    })
    // The file still says that 10 were exported: setting the stock once more is refused.
    const late = await sendFile(own.token, edited.replace(/;10;6;/, ';20;6;'))
    expect((await rowsOf(own.token, late.body.import.id))[0]?.problems).toEqual({
      quantity: 'O estoque mudou desde então: agora há 12. Exporte a lista de novo para alterá-lo.',
    })
  })

  it("never shows or changes another seller's wines", async () => {
    const other = await openSeller({ status: 'ACTIVE' })
    await other.addWine({ title: `Alheio ${randomUUID()}` })
    const theirs = await download(other.token, '/vendor/products/export.csv')
    expect(await download(cellar.token, '/vendor/products/export.csv')).not.toContain('Alheio')
    const { body } = await sendFile(cellar.token, theirs)
    expect(await rowsOf(cellar.token, body.import.id)).toMatchObject([
      {
        action: 'invalid',
        problems: {
          handle:
            'Nenhum vinho seu tem este handle. Deixe a célula vazia para cadastrar um vinho novo.',
        },
      },
    ])
    const foreign = await call(`/vendor/products/imports/${body.import.id}`, { token: other.token })
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Importação não encontrada'])
  })
})

describe('the template', () => {
  // spec 83
  it("opens in Excel, begins with the specification's ten columns, and its example is passed over", async () => {
    const file = await download(cellar.token, '/vendor/products/template.csv')
    expect(file.startsWith(`\ufeff${TEMPLATE}\r\n`)).toBe(true)
    const row = `Modelo ${randomUUID()};Merlot 100%;2020;Brasil;Serra Gaúcha;12,5;Ana;89,90;;12`
    const { body } = await sendFile(cellar.token, `${file}${row}\r\n`)
    expect(body.import).toMatchObject({ total: 1, create: 1, invalid: 0 })
  })
})
