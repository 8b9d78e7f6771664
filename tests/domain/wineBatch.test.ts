import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustedPrice, type PriceAdjustment } from '#domain/wines/priceAdjustment'
import { archiveProblem, deleteProblem, restoreProblem } from '#domain/wines/wineActions'

const percent = (value: number, ending: PriceAdjustment['ending'] = 'exact') =>
  ({ kind: 'percent', value, ending }) as const
const amount = (value: number, ending: PriceAdjustment['ending'] = 'exact') =>
  ({ kind: 'amount', value, ending }) as const

describe('a price for many wines', () => {
  it.each<[string, number, PriceAdjustment, number | null]>([
    ['10 % more than 89,90 is 98,89', 8990, percent(10), 9889],
    ['7,5 % more than 89,90 is 96,64 (96,6425)', 8990, percent(7.5), 9664],
    ['half a cent goes up: 5 % of 0,10', 10, percent(5), 11],
    ['10 % less', 8990, percent(-10), 8091],
    ['R$ 5,00 more', 8990, amount(500), 9490],
    ['to ,00 downwards', 9849, percent(0, '00'), 9800],
    ['to ,00 upwards from the middle', 9850, percent(0, '00'), 9900],
    ['to ,90 downwards: 98,39 is 97,90', 9839, percent(0, '90'), 9790],
    ['to ,90 upwards from the middle: 98,40 is 98,90', 9840, percent(0, '90'), 9890],
    ['never to 0,00', 30, percent(0, '00'), 100],
    ['never below 0,90', 10, percent(0, '90'), 90],
    ['100 % less is no price', 8990, percent(-100), null],
    ['more off than it costs is no price', 8990, amount(-9000), null],
    ['above the limit is no price', 900_000_000, percent(50), null],
  ])('%s', (_name, cents, adjustment, expected) => {
    expect(adjustedPrice(cents, adjustment)).toBe(expected)
  })

  it('is a whole number of cents with the ending, at most half a real away from what was asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 10_000_000 }),
        fc.integer({ min: -50_000, max: 100_000 }),
        fc.constantFrom('00' as const, '90' as const),
        (cents, thousandths, ending) => {
          const exact = adjustedPrice(cents, percent(thousandths / 1000)) ?? 0
          const rounded = adjustedPrice(cents, percent(thousandths / 1000, ending)) ?? 0
          expect(Number.isSafeInteger(rounded)).toBe(true)
          expect(rounded % 100).toBe(Number(ending))
          expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(50)
        },
      ),
    )
  })
})

describe('what a seller may do with wines beside publishing (R20)', () => {
  const STAFF = 'Somente a equipe da winex pode alterar o status deste vinho.'
  it('archives their own, never what staff decided', () => {
    for (const status of ['published', 'draft', 'proposed'])
      expect(archiveProblem(status)).toBeNull()
    for (const status of ['rejected', 'archived', 'unknown'])
      expect(archiveProblem(status)).toBe(STAFF)
  })

  it('brings back only what they archived themselves', () => {
    expect(restoreProblem('archived', 'seller')).toBeNull()
    expect(restoreProblem('archived', 'user')).toBe(STAFF)
    expect(restoreProblem('archived', null)).toBe(STAFF)
    expect(restoreProblem('published', 'seller')).toBe('O vinho está Publicado, não arquivado.')
  })

  it('deletes what was never sold', () => {
    expect(deleteProblem('draft', false)).toBeNull()
    expect(deleteProblem('draft', true)).toBe(
      'Este vinho já foi vendido e aparece em pedidos: arquive em vez de excluir.',
    )
    expect(deleteProblem('rejected', false)).toBe(STAFF)
  })
})
