import { describe, expect, it } from 'vitest'
import { gridMoves, gridRow, settledRow, type GridTexts } from '#domain/wines/priceGrid'
import {
  largeMove,
  unseenPriceMoves,
  valueMoves,
  type MovingValues,
} from '#domain/wines/valueMoves'

describe('how far a price or a number of bottles moves (issue 31.9)', () => {
  it.each([
    ['R$ 149 to R$ 1.490: a digit too many', 14_900, 149_000, 'factor'],
    ['R$ 149 to R$ 14,90: a comma that was lost', 14_900, 1490, 'factor'],
    ['69 to 6.900 bottles', 69, 6900, 'factor'],
    ['just under ten times', 1000, 9999, 'large'],
    ['just over a tenth', 1000, 101, 'large'],
    ['30 % more is no large move', 10_000, 13_000, null],
    ['a cent above 30 % more', 10_000, 13_001, 'large'],
    ['30 % less', 10_000, 7000, null],
    ['a cent below 30 % less', 10_000, 6999, 'large'],
    ['the same', 10_000, 10_000, null],
    ['a first price', null, 10_000, null],
    ['a price where there was 0', 0, 10_000, null],
    ['all sold: large, and no digit too many', 69, 0, 'large'],
    ['a wholesale price taken away', 7500, null, null],
  ] as const)('%s', (_name, before, after, size) => {
    expect(largeMove(before, after)).toBe(size)
  })

  it('a case of bottles comes and goes without a question, whatever its share', () => {
    const bottles = (before: number, after: number) =>
      valueMoves(
        { retail: null, wholesale: null, quantity: before },
        { retail: null, wholesale: null, quantity: after },
      )[0]?.size
    expect(bottles(3, 2)).toBeNull()
    expect(bottles(12, 24)).toBeNull()
    expect(bottles(12, 25)).toBe('large')
    expect(bottles(1, 10)).toBe('factor')
    expect(bottles(5, 0)).toBeNull()
  })
})

describe('the prices that move otherwise than they were shown', () => {
  const moves = (before: Partial<MovingValues>, after: Partial<MovingValues>) => {
    const none: MovingValues = { retail: null, wholesale: null, quantity: null }
    return valueMoves({ ...none, ...before }, { ...none, ...after })
  }
  const shown = moves({ retail: 8000, wholesale: 7000 }, { retail: 9000, wholesale: 7500 })

  it('are those that were changed meanwhile, each by itself', () => {
    expect(unseenPriceMoves(shown, shown)).toEqual([])
    const otherRetail = moves({ retail: 8500, wholesale: 7000 }, { retail: 9000, wholesale: 7500 })
    expect(unseenPriceMoves(otherRetail, shown)).toMatchObject([{ field: 'retail', before: 8500 }])
    const otherWholesale = moves({ retail: 8000 }, { retail: 9000, wholesale: 7500 })
    expect(unseenPriceMoves(otherWholesale, shown)).toMatchObject([
      { field: 'wholesale', before: null },
    ])
    expect(unseenPriceMoves(moves({ retail: 9500 }, { retail: 8000 }), [])).toMatchObject([
      { field: 'retail', before: 9500, after: 8000 },
    ])
  })

  it('are none where the wanted price is there already, and none of the stock', () => {
    expect(unseenPriceMoves([], shown)).toEqual([])
    const fewer = moves({ retail: 8000, quantity: 12 }, { retail: 9000, quantity: 24 })
    expect(unseenPriceMoves(fewer, shown)).toEqual([])
  })

  it('are none where there was no price, however that is said', () => {
    const first = moves({ retail: 0 }, { retail: 9000 })
    expect(unseenPriceMoves(moves({ retail: null }, { retail: 9000 }), first)).toEqual([])
  })
})

describe('a row of the grid', () => {
  const stored = {
    retail: 14_900,
    wholesale: { amount: 12_000, min_quantity: 6 },
    available: 69,
    low_stock: null,
  }
  const row = (typed: Partial<GridTexts>) => {
    const one = gridRow({ id: 'prod_1', title: 'Merlot', status: 'published', ...stored })
    return { ...one, typed: { ...one.typed, ...typed } }
  }

  it('tells old and new of what it changes, and how far it moves', () => {
    expect(gridMoves(row({ retail: '1.490,00', quantity: '72' }))).toEqual([
      { field: 'retail', before: 14_900, after: 149_000, size: 'factor' },
      { field: 'quantity', before: 69, after: 72, size: null },
    ])
    expect(gridMoves(row({ low_stock: '3' }))).toEqual([])
    expect(gridMoves(row({ retail: 'caro', quantity: '6900' }))).toEqual([])
  })

  it('is not asked about again when the person chose it beside the other value', () => {
    const typed = { ...row({ retail: '1.490,00' }) }
    const settled = settledRow(typed, { ...stored, retail: 15_000, status: 'published' }, true)
    expect(gridMoves(settled)).toEqual([
      { field: 'retail', before: 15_000, after: 149_000, size: null },
    ])
  })
})
