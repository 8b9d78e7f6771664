import fc from 'fast-check'
import { expect, test } from 'vitest'

import { maskCep, maskCnpj, maskCpf, maskDate } from '#domain/text/masks'
import { maskPhone } from '#domain/values/phone'

test('complete values carry their mask (spec §5)', () => {
  expect(maskCnpj('11222333000181')).toBe('11.222.333/0001-81')
  expect(maskCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(maskCpf('52998224725')).toBe('529.982.247-25')
  expect(maskPhone('54999887766')).toBe('(54) 99988-7766')
  expect(maskPhone('5434551234')).toBe('(54) 3455-1234')
  expect(maskCep('95700000')).toBe('95700-000')
})

test('masks follow the typing, and extra characters are cut', () => {
  expect(maskCpf('529')).toBe('529')
  expect(maskCpf('5299')).toBe('529.9')
  expect(maskCep('95700-0001')).toBe('95700-000')
  expect(maskPhone('')).toBe('')
  expect(maskPhone('5')).toBe('(5')
})

test('masking what is masked changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      for (const mask of [maskCnpj, maskCpf, maskPhone, maskCep]) {
        expect(mask(mask(typed))).toBe(mask(typed))
      }
    }),
  )
})

test.each([
  ['12032024', '12/03/2024'],
  ['12', '12'],
  ['1/', '01/'],
  ['1/3/2024', '01/03/2024'],
  ['01.03.2024', '01/03/2024'],
  ['12/034', '12/03/4'],
  ['12/03/20245', '12/03/2024'],
])('a date typed as %s reads %s', (typed, shown) => {
  expect(maskDate(typed)).toBe(shown)
})
