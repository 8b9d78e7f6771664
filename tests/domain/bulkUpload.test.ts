import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { BULK_COLUMNS } from '#domain/imports/bulkColumns'
import {
  neutralizeFormula,
  protectText,
  restoreFormula,
  restoreText,
} from '#domain/imports/formulaGuard'
import { parseWineRow, type WineRow } from '#domain/imports/parseWineRow'
import { wineCreateRequest } from '#domain/wines/wineForm'
import { parseRequest } from '#domain/wire/parseRequest'
import { productCreateRequest } from '#domain/wines/productWire'

const row = (cells: WineRow = {}): WineRow => ({
  wine_name: 'Rosé da Serra',
  grape_type: 'Merlot 60% | Pinot Noir 40%',
  vintage: '2021',
  country: 'Brasil',
  region: 'Serra Gaúcha',
  alcohol_percentage: '12,5',
  producer: 'Vinícola Aurora',
  price_retail: '1.234,56',
  price_wholesale: '',
  quantity: '1.200',
  ...cells,
})

const TODAY = '2026-06-30'

describe('columns (R24)', () => {
  test("begin with the specification's ten", () => {
    expect(BULK_COLUMNS.slice(0, 10).map((one) => one.column)).toEqual([
      'wine_name',
      'grape_type',
      'vintage',
      'country',
      'region',
      'alcohol_percentage',
      'producer',
      'price_retail',
      'price_wholesale',
      'quantity',
    ])
  })

  test('are unique and cover the rest of the sheet', () => {
    const names = BULK_COLUMNS.map((one) => one.column)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(
      expect.arrayContaining([
        'ph',
        'aromas',
        'food_pairing',
        'agricultural_practice',
        'harvest_date',
        'wholesale_min_quantity',
      ]),
    )
  })
})

describe('a row', () => {
  test('becomes a wine that the wire accepts, with its price in cents', () => {
    const parsed = parseWineRow(
      row({
        type: 'Rosé',
        filtration: 'não',
        harvest_date: '15/02/2021',
        aromas: 'Frutas: morango | Flores: rosa',
      }),
      TODAY,
    )
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason))
    const { form, prices } = parsed.payload
    expect(prices).toEqual({ retail: 123_456, wholesale: null, quantity: 1200 })
    const request = parseRequest(productCreateRequest, wineCreateRequest(form))
    if (!request.ok) throw new Error(JSON.stringify(request.reason))
    expect(request.payload).toMatchObject({
      title: 'Rosé da Serra',
      origin_country: 'BR',
      metadata: {
        classification: { type: 'rose' },
        viniculture: { region: 'Serra Gaúcha' },
        enology: { vintage: 2021, filtration: false, harvest_date: '2021-02-15' },
        technical_analysis: { alcohol_percentage: 12.5 },
        storytelling: { producer: 'Vinícola Aurora' },
        aromas: [
          { category: 'Frutas', descriptor: 'morango' },
          { category: 'Flores', descriptor: 'rosa' },
        ],
        grape_varieties: [
          { name: 'Merlot', percentage: 60 },
          { name: 'Pinot Noir', percentage: 40 },
        ],
      },
    })
  })

  test.each<[WineRow, Record<string, string>]>([
    [{ wine_name: '' }, { wine_name: 'Nome do vinho é obrigatório' }],
    [{ price_retail: '' }, { price_retail: 'Preço de varejo é obrigatório' }],
    [{ quantity: '1,5' }, { quantity: 'Quantidade deve ser um número válido' }],
    [
      { price_wholesale: '900' },
      { wholesale_min_quantity: 'Defina quantidade mínima (>=1) para preço de atacado' },
    ],
    [{ vintage: 'antiga' }, { vintage: 'Informe um número válido' }],
    [{ alcohol_percentage: '101' }, { alcohol_percentage: 'Deve ser menor ou igual a 100' }],
    [{ country: 'Atlântida' }, { country: 'País desconhecido' }],
    [{ body: 'gordo' }, { body: 'Escolha uma das opções: Leve, Médio, Encorpado' }],
    [
      { grape_type: 'Merlot 60%, Tannat 40%' },
      { grape_type: "Escreva cada uva como 'Merlot 60%', separadas por |" },
    ],
    [
      { grape_type: '60% Merlot | 40% Tannat' },
      { grape_type: "Escreva cada uva como 'Merlot 60%', separadas por |" },
    ],
    [
      { grape_type: 'Merlot 60% | Tannat' },
      { grape_type: "Escreva cada uva como 'Merlot 60%', separadas por |" },
    ],
    [
      { aromas: 'morango' },
      { aromas: "Escreva cada aroma como 'Categoria: descritor', separados por |" },
    ],
  ])('with %j is refused with %j', (cells, errors) => {
    expect(parseWineRow(row(cells), TODAY)).toEqual({ ok: false, reason: errors })
  })

  test('grapes without shares divide the whole', () => {
    const parsed = parseWineRow(row({ grape_type: 'Merlot' }), TODAY)
    expect(parsed.ok && parsed.payload.form.metadata?.['grape_varieties']).toEqual([
      { name: 'Merlot', percentage: 100 },
    ])
  })

  test('whatever passes here also passes the wire', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('12,5', 'Merlot 60%', 'a: b', '2021', 'sim', '01/02/2021', 'Seco'),
    )
    const cells = fc.record(Object.fromEntries(BULK_COLUMNS.map((one) => [one.column, cell])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(cells, (typed) => {
        const parsed = parseWineRow(row(typed as WineRow), TODAY)
        if (!parsed.ok) return
        const request = parseRequest(productCreateRequest, wineCreateRequest(parsed.payload.form))
        expect(request.ok ? {} : request.reason).toEqual({})
      }),
    )
  })
})

describe('formulas (R24)', () => {
  test('no exported cell is run by a spreadsheet, and plain numbers stay numbers', () => {
    expect(neutralizeFormula('=HYPERLINK("x")')).toBe('\'=HYPERLINK("x")')
    expect(neutralizeFormula('@SUM(A1)')).toBe("'@SUM(A1)")
    expect(neutralizeFormula('-2+3+cmd')).toBe("'-2+3+cmd")
    expect(neutralizeFormula('-5,5')).toBe('-5,5')
    expect(neutralizeFormula('Rosé')).toBe('Rosé')
    expect(neutralizeFormula("'aspas'")).toBe("'aspas'")
  })

  test.each(['0045', '03/2024', '2024-03', '7891234567895', '12E3'])(
    'a spreadsheet keeps %s as it is',
    (lot) => expect(protectText(lot)).toBe(`'${lot}`),
  )

  test.each(['45', '0,75', '59,90', '2024', '25/12/2026', 'L2024-03', "d'Oro"])(
    '%s needs no keeping',
    (cell) => expect(protectText(cell)).toBe(cell),
  )

  test('every text comes back as it was', () => {
    const text = fc.string({
      unit: fc.constantFrom('=', "'", '-', '+', '@', 'a', '0', '1', '/', 'E', '\t'),
    })
    fc.assert(
      fc.property(text, (typed) => {
        expect(restoreText(restoreFormula(neutralizeFormula(protectText(typed))))).toBe(typed)
      }),
    )
  })
})
