import fc from 'fast-check'
import { expect, test } from 'vitest'

import { formatBRL, formatReaisInput, parseReais, toCents, toReais } from '#domain/values/money'

test('no cent is lost between engine, wire and screen, for every price from R$ 0,00 to R$ 9.999,99 (R5)', () => {
  for (let cents = 0; cents <= 999_999; cents += 1) {
    const reais = Math.floor(cents / 100)
    const typed = `${reais},${String(cents % 100).padStart(2, '0')}`
    const throughEngine = toCents(toReais(cents))
    if (throughEngine !== cents) expect(throughEngine).toBe(cents)
    // The engine's numeric column comes back as decimal text.
    const throughColumn = toCents(typed.replace(',', '.'))
    if (throughColumn !== cents) expect(throughColumn).toBe(cents)
    const throughScreen = parseReais(formatBRL(cents))
    if (throughScreen !== cents) expect(throughScreen).toBe(cents)
    if (parseReais(typed) !== cents) expect(parseReais(typed)).toBe(cents)
    if (formatReaisInput(cents) !== typed) expect(formatReaisInput(cents)).toBe(typed)
  }
})

test('sums of many orders survive the way through the engine', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
      expect(toCents(toReais(cents))).toBe(cents)
    }),
  )
})

test('half a cent rounds up on the decimal digits', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(1.0049)).toBe(100)
  expect(parseReais('12,345')).toBe(1235)
  expect(parseReais('12,3449')).toBe(1234)
})

test('what is no amount is refused', () => {
  expect(() => toCents(Number.NaN)).toThrow(RangeError)
  expect(() => toCents('')).toThrow(RangeError)
  expect(() => toCents('89,90')).toThrow(RangeError)
  expect(() => toReais(10.5)).toThrow(RangeError)
})

test('prices read as Brazilians write them', () => {
  expect(formatBRL(123_456)).toBe('R$ 1.234,56')
  expect(formatBRL(0)).toBe('R$ 0,00')
  expect(formatBRL(7)).toBe('R$ 0,07')
  expect(formatBRL(100_000_000)).toBe('R$ 1.000.000,00')
  expect(formatBRL(-1990)).toBe('-R$ 19,90')
  expect(formatBRL(null)).toBe('')
})

test.each([
  ['89,90', 8990],
  ['89.90', 8990],
  ['89', 8900],
  ['89,9', 8990],
  ['1.234,56', 123_456],
  ['R$ 1.234,56', 123_456],
  ['1.234', 123_400],
  ['12.345.678', 1_234_567_800],
  ['0.995', 100],
  ['-1', -100],
  ['', null],
  ['abc', null],
  ['1,234,56', null],
  ['1.23,45', null],
  ['Infinity', null],
  ['-R$ 50,00', -5000],
  ['− R$ 50,00', -5000],
  ['−50', -5000],
  ['R$ -50,00', -5000],
  ['R$ −50,00', -5000],
  ['-R$ -50,00', null],
  ['--50', null],
  ['R$', null],
  ['- ', null],
])('the typed price %s is %s cents', (typed, cents) => {
  expect(parseReais(typed)).toBe(cents)
})

test('whatever amount a page prints, with either sign, can be typed back (R50)', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(parseReais(formatBRL(cents))).toBe(cents)
      // as the lines of a payout print what goes off
      if (cents < 0) expect(parseReais(`− ${formatBRL(-cents)}`)).toBe(cents)
    }),
  )
})
