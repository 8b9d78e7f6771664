import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  formatCnpj,
  formatCpf,
  hideTaxId,
  isLegalEntity,
  isValidCnpj,
  isValidCpf,
  normalizeTaxId,
} from '#domain/values/taxId'

/** Every string that differs from the given one in exactly one digit. */
function* singleDigitErrors(text: string): Generator<string> {
  for (let place = 0; place < text.length; place += 1) {
    const right = text.charAt(place)
    if (!/\d/.test(right)) continue
    for (const wrong of '0123456789') {
      if (wrong !== right) yield text.slice(0, place) + wrong + text.slice(place + 1)
    }
  }
}

// spec 156
describe('CPF', () => {
  test('a right one passes with and without its mask', () => {
    expect(isValidCpf('529.982.247-25')).toBe(true)
    expect(isValidCpf('52998224725')).toBe(true)
  })

  test('every single wrong digit is found', () => {
    for (const cpf of ['52998224725', '11144477735', '00000000191']) {
      expect(isValidCpf(cpf)).toBe(true)
      for (const wrong of singleDigitErrors(cpf))
        expect([wrong, isValidCpf(wrong)]).toEqual([wrong, false])
    }
  })

  test('too short, too long, empty and repeated ones fail', () => {
    for (const cpf of ['', '5299822472', '529982247250', '11111111111', '00000000000']) {
      expect(isValidCpf(cpf)).toBe(false)
    }
  })
})

// spec 156
describe('CNPJ', () => {
  test('the published alphanumeric example passes (R11)', () => {
    expect(isValidCnpj('12.ABC.345/01DE-35')).toBe(true)
    expect(isValidCnpj('12abc34501de35')).toBe(true)
    expect(formatCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  })

  test('numeric ones stay valid', () => {
    expect(isValidCnpj('11.222.333/0001-81')).toBe(true)
    expect(isValidCnpj('00.000.000/0001-91')).toBe(true)
  })

  test('every single wrong digit is found', () => {
    for (const cnpj of ['11222333000181', '00000000000191', '12ABC34501DE35']) {
      for (const wrong of singleDigitErrors(cnpj)) {
        expect([wrong, isValidCnpj(wrong)]).toEqual([wrong, false])
      }
    }
  })

  test('letters as check digits, repeated, short and long ones fail', () => {
    for (const cnpj of [
      '12ABC34501DE3A',
      '00000000000000',
      '1122233300018',
      '112223330001811',
      '',
    ]) {
      expect(isValidCnpj(cnpj)).toBe(false)
    }
  })
})

// spec 243
test('tax ids are kept masked, so that 18 characters mean a legal entity (R11, spec §3)', () => {
  expect(normalizeTaxId('12abc34501de35')).toBe('12.ABC.345/01DE-35')
  expect(normalizeTaxId('52998224725')).toBe('529.982.247-25')
  expect(normalizeTaxId('529.982.247-26')).toBeNull()
  expect(isLegalEntity('12.ABC.345/01DE-35')).toBe(true)
  expect(isLegalEntity('529.982.247-25')).toBe(false)
  expect(isLegalEntity(null)).toBe(false)
})

test('of a hidden tax id the kind and the last two characters are left', () => {
  expect(hideTaxId('529.982.247-25')).toBe('***.***.***-25')
  expect(hideTaxId('12.ABC.345/01DE-35')).toBe('**.***.***/****-35')
  expect(isLegalEntity(hideTaxId('12.ABC.345/01DE-35'))).toBe(true)
})

test('formatting leaves alone what is not complete', () => {
  expect(formatCpf('5299')).toBe('5299')
  expect(formatCnpj('12ABC')).toBe('12ABC')
})

test('normalising twice changes nothing, and no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = normalizeTaxId(typed)
      if (once !== null) expect(normalizeTaxId(once)).toBe(once)
    }),
  )
})
