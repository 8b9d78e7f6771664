import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accessKeyCharacters,
  accessKeyProblem,
  formatAccessKey,
  invoiceProblem,
  readAccessKey,
} from '#domain/orders/invoice/accessKey'

/** Recomputed vectors: numbers alone, an alphanumeric CNPJ, and a CPF in series 910. */
const CNPJ = '35170458716523000119550010000000121000123458'
const LETTERS = '35260712ABC34501DE35550010000001231102030403'
const CPF = '42221200050690671849559100000000811540256167'
const VALID = [CNPJ, LETTERS, CPF]

const put = (key: string, at: number, character: string) =>
  key.slice(0, at) + character + key.slice(at + 1)

/** Independent of the code: by the definition, one product after the other. */
function withDigit(first43: string): string {
  const weights = Array.from({ length: 43 }, (_, index) => 2 + ((42 - index) % 8))
  const sum = [...first43].reduce(
    (total, character, index) =>
      total + ((character.codePointAt(0) ?? 0) - 48) * (weights[index] ?? 0),
    0,
  )
  const rest = sum % 11
  return first43 + String(rest < 2 ? 0 : 11 - rest)
}

describe('the access key of an invoice', () => {
  test.each(VALID)('%s is valid, in any way of typing it', (key) => {
    expect(accessKeyProblem(key)).toBeNull()
    expect(accessKeyProblem(formatAccessKey(key).toLowerCase())).toBeNull()
    expect(accessKeyProblem(` ${key.slice(0, 20)}.${key.slice(20)}-`)).toBeNull()
    expect(accessKeyCharacters(formatAccessKey(key))).toBe(key)
  })

  test.each(VALID)('%s with another last digit is refused', (key) => {
    for (const digit of '0123456789')
      if (digit !== key.at(-1))
        expect(accessKeyProblem(key.slice(0, -1) + digit)).toMatch(/dígito verificador/)
  })

  test.each([
    ['910', true],
    ['969', true],
    ['909', false],
    ['970', false],
  ])('of series %s, an issuer with a CNPJ is refused: %s', (series, isRefused) => {
    const key = withDigit(CNPJ.slice(0, 22) + series + CNPJ.slice(25, -1))
    expect(accessKeyProblem(key)).toEqual(
      isRefused ? expect.stringContaining('emite com CPF') : null,
    )
  })

  test('is refused with 43 and 45 characters, with the number that there are', () => {
    expect(accessKeyProblem(CNPJ.slice(1))).toBe('A chave de acesso tem 44 caracteres; aqui há 43.')
    expect(accessKeyProblem(`${CNPJ}1`)).toMatch(/aqui há 45/)
    expect(accessKeyProblem('')).toMatch(/aqui há 0/)
  })

  test('has letters in the CNPJ alone, and only from July 2026 on', () => {
    for (let at = 0; at < 44; at += 1)
      if (at < 6 || at > 17) expect(accessKeyProblem(put(LETTERS, at, 'A'))).not.toBeNull()
    expect(accessKeyProblem(withDigit(put(LETTERS.slice(0, 43), 5, '6')))).toMatch(
      /só cabe um número/,
    )
    expect(accessKeyProblem(withDigit(LETTERS.slice(0, 43)))).toBeNull()
  })

  test('refuses months, models and numbers that do not exist', () => {
    const changed = (at: number, text: string) =>
      accessKeyProblem(withDigit(CNPJ.slice(0, at) + text + CNPJ.slice(at + text.length, 43)))
    expect(changed(4, '00')).toMatch(/mês/)
    expect(changed(4, '13')).toMatch(/mês/)
    expect(changed(4, '12')).toBeNull()
    expect(changed(20, '65')).toMatch(/modelo 65/)
    expect(changed(25, '000000000')).toMatch(/zero/)
  })

  // Values of a digit differ by at most 9, and 11 is prime: no weight of 2 to 9 hides a difference. Only the remainders 0
  // and 1 share the digit 0, so an error between these two, one of eleven squared, stays unseen.
  test('finds nearly every single wrong digit in 1,000 keys', () => {
    let tried = 0
    let missed = 0
    const keys = fc.sample(
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 43, maxLength: 43 }),
      { numRuns: 1_000, seed: 7 },
    )
    for (const digits of keys) {
      const key = withDigit(
        put(put(digits.join(''), 4, '0'), 5, '7').slice(0, 20) + '55' + digits.join('').slice(22),
      )
      for (let at = 0; at < 43; at += 1)
        for (const digit of '0123456789') {
          if (digit === key[at]) continue
          tried += 1
          if (withDigit(put(key, at, digit).slice(0, 43)).at(-1) === key.at(-1)) missed += 1
        }
    }
    expect(missed / tried).toBeGreaterThan(0)
    expect(missed / tried).toBeLessThan(0.02)
  })

  test('tells issuer, month, series and number', () => {
    expect(readAccessKey(CNPJ)).toEqual({
      month: '2017-04',
      issuer: '58716523000119',
      series: 1,
      number: 12,
      isOfTaxOffice: false,
    })
    expect(readAccessKey(LETTERS).issuer).toBe('12ABC34501DE35')
    expect(readAccessKey(CPF)).toMatchObject({ issuer: '50690671849', series: 910, number: 81 })
  })
})

describe('an invoice of an order', () => {
  const order = { taxId: '58.716.523/0001-19', orderedAt: '2017-04-30T23:00:00-03:00' }

  test('is of the seller, and not of a month before the order', () => {
    expect(invoiceProblem(CNPJ, order)).toBeNull()
    expect(
      invoiceProblem(CPF, { taxId: '506.906.718-49', orderedAt: '2022-12-01T12:00:00Z' }),
    ).toBeNull()
    expect(invoiceProblem(CNPJ, { ...order, taxId: '58.716.523/0002-08' })).toBeNull()
    expect(invoiceProblem(CNPJ, { ...order, taxId: '58.716.524/0001-19' })).toMatch(/outro CNPJ/)
    // already May in London, still April in São Paulo
    expect(invoiceProblem(CNPJ, { ...order, orderedAt: '2017-05-01T02:59:59Z' })).toBeNull()
    expect(invoiceProblem(CNPJ, { ...order, orderedAt: '2017-05-01T03:00:00Z' })).toMatch(
      /mês anterior/,
    )
  })

  test('may have been issued by the tax office, in series 890 to 899', () => {
    const inSeries = (series: string) => withDigit(CNPJ.slice(0, 22) + series + CNPJ.slice(25, 43))
    const other = { ...order, taxId: '529.982.247-25' }
    for (const series of ['890', '899']) expect(invoiceProblem(inSeries(series), other)).toBeNull()
    for (const series of ['889', '900'])
      expect(invoiceProblem(inSeries(series), other)).toMatch(/outro CNPJ/)
  })
})
