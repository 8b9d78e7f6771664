import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatRate, parseRate, RATE_RULE } from '#domain/commission/commission'
import { parseWineRow } from '#domain/imports/parseWineRow'
import { formatHectares, HECTARES_RULE, parseHectares } from '#domain/sellers/hectares'
import { formatDecimal, parseDecimal, parseInteger, understoodNumber } from '#domain/values/decimal'
import { formatBRL, parseReais } from '#domain/values/money'
import { withUnit } from '#domain/values/units'
import { BOTTLES_RULE, parseBottles } from '#domain/wines/priceStockForm'
import { WEIGHT_RULE } from '#domain/wines/wineForm'
import { fieldProblem, formatField, WINE_SHEET, type SheetField } from '#domain/wines/sheet/index'

const NUMBERS = WINE_SHEET.flatMap((group): SheetField[] => {
  if (group.shape === 'fields' || group.shape === 'records') return [...group.fields]
  return group.shape === 'value' ? [group.field] : []
}).filter(({ kind }) => kind === 'decimal' || kind === 'integer')

const numberField = (name: string): SheetField => {
  const found = NUMBERS.find((field) => field.name === name)
  if (!found) throw new Error(`${name} is no number of the sheet`)
  return found
}

const read = (field: SheetField, typed: string) =>
  field.kind === 'integer' ? parseInteger(typed, field) : parseDecimal(typed, field)

/** Numbers within the bounds, whole or with three decimals, as the pages print them. */
const within = ({ min = 0, max = 1_000_000 }, decimals: 0 | 3) =>
  fc
    .integer({ min: Math.ceil(min * 10 ** decimals), max: Math.floor(max * 10 ** decimals) })
    .map((digits) => digits / 10 ** decimals)

describe('a point followed by exactly three digits is a thousand (R50)', () => {
  test.each([
    ['yield_kgha', '7.800', 7800],
    ['altitude_m', '1.200', 1200],
    ['water_usage_l', '1.200', 1200],
    ['carbon_footprint_kg', '1.234', 1234],
    ['residual_sugar', '1.000', 1000],
  ])('%s: %s is %d', (name, typed, value) => {
    expect(read(numberField(name), typed)).toBe(value)
  })

  test('weight and vineyard area', () => {
    expect(parseDecimal('1.300', WEIGHT_RULE)).toBe(1300)
    expect(parseHectares('1.234')).toBe(1234)
  })

  test.each([
    ['density', '0.993', 0.993],
    ['density', '1.012', 1.012],
    ['ph', '3.123', 3.123],
    ['alcohol_percentage', '12.345', 12.345],
  ])('%s: %s is %d, as no thousand is within the bounds', (name, typed, value) => {
    expect(read(numberField(name), typed)).toBe(value)
  })

  test('the spreadsheet reads the same', () => {
    const row = { wine_name: 'A', price_retail: '10', quantity: '1', weight_g: '1.300' }
    const sheet = { yield_kgha: '7.800 kg/ha', density: '1.012', alcohol_percentage: '12,5%' }
    const parsed = parseWineRow({ ...row, ...sheet, grape_type: 'Merlot 33.333%' }, '2026-06-30')
    expect(parsed).toMatchObject({
      ok: true,
      payload: {
        form: {
          weight: 1300,
          metadata: {
            viniculture: { yield_kgha: 7800 },
            technical_analysis: { density: 1.012, alcohol_percentage: 12.5 },
            grape_varieties: [{ name: 'Merlot', percentage: 33.333 }],
          },
        },
      },
    })
  })
})

describe('what reads two ways says what was understood', () => {
  test.each([
    ['1.234', HECTARES_RULE, 'Lido como 1234 ha. Para casas decimais, use vírgula: 1,234 ha'],
    ['1.300', WEIGHT_RULE, 'Lido como 1300 g. Para casas decimais, use vírgula: 1,3 g'],
    ['1.012', numberField('density'), 'Lido como 1,012'],
    ['3.123', numberField('ph'), 'Lido como 3,123'],
    ['0.993', numberField('density'), null],
    ['1234', HECTARES_RULE, null],
    ['1,234', HECTARES_RULE, null],
    ['1.234,5', HECTARES_RULE, null],
  ])('%s', (typed, rule, text) => {
    expect(understoodNumber(typed, rule)).toBe(text)
  })
})

describe('what a page prints can be typed back', () => {
  test.each(NUMBERS.map((field) => [field.name, field] as const))('%s', (_name, field) => {
    const whole = within(field, 0)
    const values = field.kind === 'integer' ? whole : fc.oneof(whole, within(field, 3))
    fc.assert(
      fc.property(values, (value) => {
        const printed = formatField(field, value)
        expect(read(field, printed)).toBe(value === 0 ? 0 : value)
        expect(fieldProblem(field, read(field, printed))).toBeNull()
      }),
    )
  })

  test('weight, area, rate, bottles and prices', () => {
    fc.assert(
      fc.property(within(WEIGHT_RULE, 0), within(HECTARES_RULE, 3), (weight, area) => {
        expect(parseDecimal(withUnit(formatDecimal(weight), weight, 'g'), WEIGHT_RULE)).toBe(weight)
        expect(parseHectares(formatHectares(area))).toBe(area)
      }),
    )
    fc.assert(
      fc.property(within(RATE_RULE, 3), within({ max: 10_000_000 }, 0), (rate, count) => {
        expect(parseRate(formatRate(rate))).toEqual({ ok: true, payload: rate })
        expect(parseBottles(withUnit(formatDecimal(count), count, BOTTLES_RULE.unit))).toBe(count)
        expect(parseReais(formatBRL(count))).toBe(count)
      }),
    )
  })

  test.each([
    ['alcohol_percentage', '12,5 %', 12.5],
    ['aging_time_months', '1 mês', 1],
    ['fermentation_temp_c', '16 °C', 16],
    ['total_acidity_gl', '6,5 g/l', 6.5],
  ])('%s pasted as %s', (name, typed, value) => {
    expect(read(numberField(name), typed)).toBe(value)
  })
})

test('one is singular, as is what is less than two', () => {
  expect(formatField(numberField('maceration_duration_days'), 1)).toBe('1 dia')
  expect(formatField(numberField('aging_potential_years'), 1)).toBe('1 ano')
  expect(formatField(numberField('aging_time_months'), 1.5)).toBe('1,5 mês')
  expect(formatField(numberField('aging_time_months'), 2)).toBe('2 meses')
  expect(formatField(numberField('aging_time_months'), 0)).toBe('0 meses')
})
