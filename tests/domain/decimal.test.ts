import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatDecimal, parseDecimal, parseInteger, roundDecimal } from '#domain/values/decimal'

test.each([
  ['3,45', 3.45],
  ['3.45', 3.45],
  ['0,995', 0.995],
  ['1.012', 1012],
  ['1.300', 1300],
  ['0.993', 0.993],
  ['-1.300', -1300],
  ['1.3000', 1.3],
  ['1.234,5', 1234.5],
  ['1.234.567', 1_234_567],
  [',5', 0.5],
  ['.5', 0.5],
  ['12,', 12],
  ['-2,5', -2.5],
  ['  7  ', 7],
])('%s is read as %d (R8)', (typed, value) => {
  expect(parseDecimal(typed)).toBe(value)
})

test.each([
  '',
  '  ',
  'abc',
  '1,2,3',
  '1.2,3',
  '12.34.567',
  '1e3',
  '0x10',
  '--1',
  ',',
  '.',
  '-',
  '1 2',
])('"%s" is no number', (typed) => {
  expect(parseDecimal(typed)).toBeNull()
})

test('bottles are whole numbers, with points between thousands at most', () => {
  expect(parseInteger('1.200')).toBe(1200)
  expect(parseInteger('0')).toBe(0)
  expect(parseInteger('-1')).toBe(-1)
  expect(parseInteger('1,5')).toBeNull()
  expect(parseInteger('1.5')).toBeNull()
  expect(parseInteger('')).toBeNull()
  expect(parseInteger('99999999999999999999')).toBeNull()
})

test('rounding goes half up on the decimal digits', () => {
  expect(roundDecimal(1.005, 2)).toBe(1.01)
  expect(roundDecimal(12.3455, 3)).toBe(12.346)
  expect(roundDecimal(12.34549, 3)).toBe(12.345)
  expect(roundDecimal(1e-9, 3)).toBe(0)
})

test('numbers are written with comma and points', () => {
  expect(formatDecimal(1234.5)).toBe('1.234,5')
  expect(formatDecimal(1234.5, { grouping: false })).toBe('1234,5')
  expect(formatDecimal(3.4, { minDecimals: 2 })).toBe('3,40')
  expect(formatDecimal(null)).toBe('')
  expect(formatDecimal(Number.NaN)).toBe('')
})

test('what is written can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (thousandths) => {
      const value = thousandths / 1000
      expect(parseDecimal(formatDecimal(value, { grouping: false }))).toBe(value === 0 ? 0 : value)
    }),
  )
})
