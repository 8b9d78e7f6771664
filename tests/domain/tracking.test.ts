import { describe, expect, test } from 'vitest'
import { matchTracking } from '#domain/orders/matchTracking'
import { normalizeTrackingCode, trackingCodeProblem, trackingHint } from '#domain/orders/tracking'

describe('a tracking code', () => {
  test('of Correios is known by its check digit (UPU S10)', () => {
    for (const code of ['AA473124829BR', 'RR123456785BR', 'aa 473 124 829 br']) {
      expect(trackingHint(code)).toEqual({ carrier: 'Correios', attention: null })
    }
    // a remainder of 10 is the digit 0, one of 11 is 5
    expect(trackingHint('AA000000005BR').attention).toBeNull()
    expect(trackingHint('AA473124828BR').attention).toContain('dígito verificador')
  })

  test('that looks like one of Correios and is none is said, and not refused', () => {
    expect(trackingHint('AA47312482BR').attention).toBe(
      'Um código dos Correios tem 2 letras, 9 números e 2 letras, como AA123456785BR.',
    )
    expect(trackingCodeProblem('AA47312482BR')).toBeNull()
  })

  test('of Jadlog is fourteen digits; any other carrier has its own', () => {
    expect(trackingHint('10084108471234').carrier).toBe('Jadlog')
    expect(trackingHint('TNT-77/2026')).toEqual({ carrier: null, attention: null })
  })

  test('is refused only when it cannot be one', () => {
    expect(trackingCodeProblem('  ')).toBe('Informe o código de rastreamento.')
    expect(trackingCodeProblem(' -- ')).toBe('Isto não é um código de rastreamento.')
    expect(trackingCodeProblem('https://rastreio.example/AA1')).toBe(
      'Cole só o código, sem o endereço da página.',
    )
    expect(trackingCodeProblem('Retirado na vinícola 3')).toBeNull()
  })

  test('is kept in capitals without gaps when it is a postal one, and otherwise as typed', () => {
    expect(normalizeTrackingCode(' aa 473.124.829-br ')).toBe('AA473124829BR')
    expect(normalizeTrackingCode('  moto  boy 3 ')).toBe('moto boy 3')
  })
})

describe('a pasted column', () => {
  const packages = [
    { key: 'a', displayId: 12 },
    { key: 'b', displayId: 7 },
    { key: 'c', displayId: 7 },
  ]

  test('of codes goes to the packages in sequence; an empty line leaves one out', () => {
    expect(matchTracking('AA473124829BR\r\n\r\nx1\n', packages)).toEqual({
      codes: { a: 'AA473124829BR', c: 'x1' },
      accessKeys: {},
      problems: [],
    })
  })

  test('with more codes than packages says which are too many', () => {
    expect(matchTracking('1\n2\n3\n4', packages).problems).toEqual([
      '4: não há mais pacotes para este código.',
    ])
  })

  test('beside order numbers goes to those orders, whatever the sequence and the side', () => {
    const pasted = 'Pedido\tCódigo\n#7\tx7\nx12;12\n7\tx8\n99\tx9\n'
    expect(matchTracking(pasted, packages)).toEqual({
      codes: { b: 'x7', c: 'x8', a: 'x12' },
      accessKeys: {},
      problems: ['99 x9: nenhum pedido desta lista tem este número.'],
    })
    expect(matchTracking('12\tx1\n12\tx2', packages).problems).toEqual([
      '12 x2: este pedido já tem um código.',
    ])
  })

  test('with the address of a page says so at its line', () => {
    expect(matchTracking('https://x.example/1', packages)).toEqual({
      codes: {},
      accessKeys: {},
      problems: ['https://x.example/1: Cole só o código, sem o endereço da página.'],
    })
  })

  const KEY = '35170458716523000119550010000000121000123458'

  test('of three columns takes the invoice key along, as it is printed too, or alone', () => {
    const printed = KEY.replace(/(.{4})(?=.)/g, '$1 ')
    expect(matchTracking(`12\tAA473124829BR\t${printed}\n7\t\t${KEY}`, packages)).toEqual({
      codes: { a: 'AA473124829BR' },
      accessKeys: { a: KEY, b: KEY },
      problems: [],
    })
    expect(matchTracking(`AA473124829BR;${KEY}\n${KEY}`, packages)).toEqual({
      codes: { a: 'AA473124829BR' },
      accessKeys: { a: KEY, b: KEY },
      problems: [],
    })
  })

  test('with a wrong key says so at its line', () => {
    expect(matchTracking(`12\tx1\t${KEY.slice(0, -1)}9`, packages)).toMatchObject({
      codes: {},
      accessKeys: {},
      problems: [expect.stringContaining('O dígito verificador não confere')],
    })
  })

  test('with another key than the invoice that the order has says so; the same one is nothing new', () => {
    const known = [{ key: 'a', displayId: 12, invoiceKey: KEY }]
    const other = '35170458716523000119550010000000131000123455'
    expect(matchTracking(`12\tx1\t${other}`, known)).toEqual({
      codes: {},
      accessKeys: {},
      problems: [`12 x1 ${other}: Este pedido já tem nota fiscal. Troque-a na página do pedido.`],
    })
    expect(matchTracking(`12\tx1\t${KEY}`, known)).toEqual({
      codes: { a: 'x1' },
      accessKeys: {},
      problems: [],
    })
  })
})
