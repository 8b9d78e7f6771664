import { expect, test } from 'vitest'
import { doubtfulCodes, doubtsQuestion, fitsCarrier } from '#domain/orders/doubtfulCodes'

test('a code fits a carrier by its pattern and its check digit', () => {
  expect(fitsCarrier('AA473124829BR')).toBe(true)
  expect(fitsCarrier(' aa 473 124 829 br ')).toBe(true)
  // one digit wrong, one missing, one too many
  expect(fitsCarrier('AA473124828BR')).toBe(false)
  expect(fitsCarrier('AA47312482BR')).toBe(false)
  expect(fitsCarrier('AA4731248290BR')).toBe(false)
  expect(fitsCarrier('12345678901234')).toBe(true)
  expect(fitsCarrier('1234567890123')).toBe(false)
  expect(fitsCarrier('motoboy 3')).toBe(false)
})

test('codes that fit once and nowhere else are not asked about; empty ones are none', () => {
  expect(doubtfulCodes({ a: 'AA473124829BR', b: '12345678901234', c: '', d: ' ' })).toEqual({})
})

test('each doubtful code says why, another order before all else', () => {
  expect(
    doubtfulCodes(
      { a: 'x', b: 'AA473124829BR', c: 'aa473124829br', d: '12345678901234', e: 'y', f: 'y' },
      ['12345678901234'],
    ),
  ).toEqual({ a: 'unknown', b: 'repeated', c: 'repeated', d: 'used', e: 'repeated', f: 'repeated' })
})

test('the question counts them', () => {
  expect(doubtsQuestion(1)).toBe('1 código parece errado. Enviar assim mesmo?')
  expect(doubtsQuestion(2)).toBe('2 códigos parecem errados. Enviar assim mesmo?')
})
