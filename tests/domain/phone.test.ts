import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { formatPhone, maskPhone, phoneProblem } from '#domain/values/phone'

describe('a phone number of Brasil', () => {
  test.each([
    ['54999990000', '(54) 99999-0000'],
    ['5434551234', '(54) 3455-1234'],
    ['+55 (54) 99999-0000', '(54) 99999-0000'],
    ['+5554999990000', '(54) 99999-0000'],
    ['5554999990000', '(54) 99999-0000'],
    ['00 55 54 99999 0000', '(54) 99999-0000'],
    ['+55 (054) 99999-0000', '(54) 99999-0000'],
    ['(054) 99999-0000', '(54) 99999-0000'],
    ['0 54 3455-1234', '(54) 3455-1234'],
    // Santa Maria, RS
    ['55999990000', '(55) 99999-0000'],
    ['+55 55 99999-0000', '(55) 99999-0000'],
  ])('%s is %s', (typed, kept) => {
    expect(maskPhone(typed)).toBe(kept)
    expect(phoneProblem(typed, 'BR')).toBeNull()
  })

  test.each([
    '',
    '5',
    '(54) 9999-000',
    '(54) 99999-00001',
    '(55) 54999-9900',
    // a digit too many must not read as the country 55
    '(55) 99999-00001',
    '(20) 99999-0000',
    '(54) 09999-000',
    '+55 54',
  ])('"%s" is none', (typed) => {
    expect(phoneProblem(typed, 'BR')).toBe('Telefone inválido')
  })

  test.each(['54999990000', '+5554999990000', '055999990000'])(
    'typed one key after the other: %s',
    (keys) => {
      const typed = [...keys].reduce((text, key) => maskPhone(text + key), '')
      expect(phoneProblem(typed, 'BR')).toBeNull()
      expect(typed).toMatch(/^\(5[45]\) 99999-0000$/)
    },
  )

  test('is never cut into another number', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), (typed) => {
        const masked = maskPhone(typed)
        expect(maskPhone(masked)).toBe(masked)
        const digits = (text: string) => text.replace(/\D/g, '')
        expect(digits(typed).endsWith(digits(masked))).toBe(true)
      }),
    )
  })
})

test('numbers of other countries stay as they were typed', () => {
  for (const country of ['AR', 'BR']) {
    expect(phoneProblem('+54 9 11 2345-6789', country)).toBeNull()
    expect(formatPhone('+54 9 11 2345-6789', country)).toBe('+54 9 11 2345-6789')
    expect(phoneProblem('+54 9', country)).toBe('Telefone inválido')
  }
  expect(phoneProblem('11 2345-6789', 'AR')).toBeNull()
  expect(phoneProblem('+1 234 567 890 123 456', 'AR')).toBe('Telefone inválido')
})
