import { describe, expect, it } from 'vitest'
import { parseBlock, writeBlock } from '#domain/text/clipboardBlock'
import { fillDownEdits, pasteEdits } from '#domain/wines/gridBlock'
import {
  answeredRow,
  cleanGridText,
  gridChange,
  gridErrors,
  gridRow,
  isChangedRow,
  settledRow,
  type GridRow,
  type GridTexts,
} from '#domain/wines/priceGrid'
import {
  changedKeys,
  conflictingKeys,
  conflictingPrices,
  minimumProblem,
  wholesaleNeedsBottles,
} from '#domain/wines/winePrices'
import type { WinePrices } from '#domain/wines/winePricesWire'

const stored: WinePrices = {
  retail: 8990,
  wholesale: { amount: 7500, min_quantity: 12 },
  available: 36,
  low_stock: null,
}
const row = (typed: Partial<GridTexts> = {}, changes: Partial<WinePrices> = {}): GridRow => {
  const one = gridRow({ id: 'prod_1', title: 'Merlot', status: 'published', ...stored, ...changes })
  return { ...one, typed: { ...one.typed, ...typed } }
}

describe('a row of the price grid', () => {
  it('shows what is stored, in the Brazilian way', () => {
    expect(row().typed).toEqual({
      retail: '89,90',
      wholesale: '75,00',
      min_quantity: '12',
      quantity: '36',
      low_stock: '',
    })
    expect(isChangedRow(row())).toBe(false)
  })

  it.each([
    ['retail', 'R$\u00a01.234,5', '1234,50'],
    ['retail', '1.234', '1234,00'],
    ['retail', '89.9', '89,90'],
    ['quantity', ' 1.200 ', '1200'],
    ['retail', 'a combinar', 'a combinar'],
    ['quantity', '12,5', '12,5'],
    ['retail', '', ''],
  ] as const)('keeps in %s of %j the text %j', (field, typed, kept) => {
    expect(cleanGridText(field, typed)).toBe(kept)
  })

  it('sends only what was changed, and what was seen of it', () => {
    expect(gridChange(row({ retail: '95' }))).toEqual({
      id: 'prod_1',
      retail: 9500,
      expected: { retail: 8990 },
    })
    expect(gridChange(row({ wholesale: '', min_quantity: '', quantity: '40' }))).toEqual({
      id: 'prod_1',
      wholesale: null,
      available: 40,
      expected: { wholesale: stored.wholesale, available: 36 },
    })
    expect(gridChange(row({ low_stock: '0' }))).toEqual({
      id: 'prod_1',
      low_stock: 0,
      expected: { low_stock: null },
    })
    expect(gridChange(row({ retail: '89,9' }))).toBeNull()
  })

  it.each<[Partial<GridTexts>, Partial<GridTexts>]>([
    [{ retail: 'caro' }, { retail: 'Informe um preço válido, por exemplo 89,90' }],
    [{ retail: '' }, { retail: 'Preço de varejo é obrigatório' }],
    [{ quantity: '12,5' }, { quantity: 'Quantidade deve ser um número válido' }],
    [{ quantity: '11' }, { min_quantity: 'Não pode exceder a quantidade disponível' }],
    [
      { min_quantity: '' },
      { min_quantity: 'Defina quantidade mínima (>=1) para preço de atacado' },
    ],
    [{ low_stock: '-1' }, { low_stock: 'Deve ser um número inteiro válido' }],
    // a barcode that was pasted one column off
    [{ low_stock: '7891234567895' }, { low_stock: 'Quantidade acima do limite permitido' }],
    [{ low_stock: '10000001' }, { low_stock: 'Quantidade acima do limite permitido' }],
    [{ quantity: '7891234567895' }, { quantity: 'Quantidade acima do limite permitido' }],
    [
      { min_quantity: '7891234567895' },
      { min_quantity: 'Não pode exceder a quantidade disponível' },
    ],
    [{ retail: '7891234567895' }, { retail: 'Preço acima do limite permitido' }],
    [{ wholesale: '7891234567895' }, { wholesale: 'Preço acima do limite permitido' }],
  ])('%j is refused in its cell and not sent', (typed, messages) => {
    expect(gridErrors(row(typed))).toEqual(messages)
    expect(gridChange(row(typed))).toBeNull()
  })

  it('does not ask for a price that is missing all along, nor for a minimum that sales have overtaken (R7)', () => {
    expect(gridErrors(row({ quantity: '20' }, { retail: null, wholesale: null }))).toEqual({})
    expect(gridErrors(row({ retail: '95' }, { available: 3 }))).toEqual({})
  })

  it('takes the answer over, or keeps what was typed beside why it was not saved', () => {
    const typed = row({ retail: '95,00' })
    const now = { ...stored, retail: 9500, status: 'published' }
    const result = { id: 'prod_1', ok: true, message: null, conflict: false, current: now }
    expect(isChangedRow(answeredRow(typed, result, typed))).toBe(false)
    const refusal = {
      ...result,
      ok: false,
      conflict: true,
      message: 'Mudou enquanto você editava. Agora: preço R$ 92,00.',
      current: { ...now, retail: 9200 },
    }
    const refused = answeredRow(typed, refusal, typed)
    expect(refused.typed.retail).toBe('95,00')
    expect(refused.outcome?.state).toBe('conflict')
  })

  it('after a conflict sends mine over what is stored now, or takes that over', () => {
    const current = { ...stored, retail: 9200, available: 30, status: 'published' }
    const mine = settledRow(row({ retail: '95,00' }), current, true)
    expect(gridChange(mine)).toEqual({ id: 'prod_1', retail: 9500, expected: { retail: 9200 } })
    expect(mine.typed.quantity).toBe('30')
    expect(isChangedRow(settledRow(row({ retail: '95,00' }), current, false))).toBe(false)
  })
})

describe('what the server makes of a change', () => {
  it('a repetition changes nothing and is no conflict', () => {
    const change = { retail: 9500, expected: { retail: 8990 } }
    const done = { ...stored, retail: 9500 }
    expect(changedKeys(change, stored)).toEqual(['retail'])
    expect(changedKeys(change, done)).toEqual([])
    expect(conflictingKeys(change, done)).toEqual([])
  })

  it('a value that is neither the seen nor the wanted one is a conflict; others may have changed', () => {
    const change = { retail: 9500, expected: { retail: 8990 } }
    expect(conflictingKeys(change, { ...stored, retail: 9200 })).toEqual(['retail'])
    expect(conflictingKeys(change, { ...stored, available: 2 })).toEqual([])
    expect(conflictingKeys({ retail: 9500 }, { ...stored, retail: 9200 })).toEqual([])
  })

  it('a price that is neither what was seen nor what is typed was changed by somebody else', () => {
    const seen = { retail: 8990, wholesale: { amount: 7500, min_quantity: 12 } }
    const typed = { ...seen, retail: 9500 }
    expect(conflictingPrices(typed, seen, seen)).toEqual([])
    expect(conflictingPrices(typed, seen, { ...seen, retail: 9500 })).toEqual([])
    expect(conflictingPrices(typed, seen, { ...seen, retail: 9200 })).toEqual(['retail'])
    expect(conflictingPrices(typed, seen, { retail: 8990, wholesale: null })).toEqual(['wholesale'])
    // none and 0 look the same to people
    expect(conflictingPrices(typed, { ...seen, retail: null }, { ...seen, retail: 0 })).toEqual([])
  })

  it('a minimum above the bottles is refused when either changes (R7)', () => {
    expect(minimumProblem({ available: 11 }, stored)).toBe(
      'Não pode exceder a quantidade disponível',
    )
    expect(minimumProblem({ available: 12 }, stored)).toBeNull()
    expect(minimumProblem({ retail: 9500 }, { ...stored, available: 1 })).toBeNull()
    // of the wholesale price only the minimum counts
    const wholesale = { amount: 7000, min_quantity: 12 }
    expect(minimumProblem({ wholesale }, { ...stored, wholesale, available: 1 })).toBeNull()
    const cheaper = { amount: 6900, min_quantity: 12 }
    expect(
      minimumProblem({ wholesale: cheaper }, { ...stored, wholesale, available: 1 }),
    ).toBeNull()
    const higher = { amount: 7000, min_quantity: 13 }
    expect(minimumProblem({ wholesale: higher }, { ...stored, wholesale, available: 12 })).toBe(
      'Não pode exceder a quantidade disponível',
    )
  })
})

it('where the minimum is not shown, fewer bottles are refused with their number', () => {
  expect(wholesaleNeedsBottles(12)).toBe(
    'O preço de atacado vale a partir de 12 garrafas: não pode haver menos.',
  )
  expect(wholesaleNeedsBottles(1)).toBe(
    'O preço de atacado vale a partir de 1 garrafa: não pode haver menos.',
  )
})

describe('blocks of cells', () => {
  it('come out of Excel and go back', () => {
    expect(parseBlock('89,90\t75,00\r\n95,00\t\r\n')).toEqual([
      ['89,90', '75,00'],
      ['95,00', ''],
    ])
    expect(parseBlock('"R$ 1,00"\t"a""b"\n"duas\nlinhas"\tx')).toEqual([
      ['R$ 1,00', 'a"b'],
      ['duas\nlinhas', 'x'],
    ])
    expect(parseBlock('12')).toEqual([['12']])
    expect(
      writeBlock([
        ['89,90', '12'],
        ['', '3'],
      ]),
    ).toBe('89,90\t12\r\n\t3')
  })

  const at = (top: number, left: number, bottom = top, right = left) => ({
    top,
    left,
    bottom,
    right,
  })

  it('are pasted from the upper left cell on', () => {
    const pasted = pasteEdits(
      [
        ['1', '2'],
        ['3', '4'],
      ],
      at(5, 1),
      100,
    )
    expect(pasted).toMatchObject({
      ok: true,
      left_out: 0,
      block: { top: 5, left: 1, bottom: 6, right: 2 },
      edits: [
        { row: 5, field: 'wholesale', text: '1' },
        { row: 5, field: 'min_quantity', text: '2' },
        { row: 6, field: 'wholesale', text: '3' },
        { row: 6, field: 'min_quantity', text: '4' },
      ],
    })
  })

  it('one cell fills the selection, one row is repeated down it', () => {
    expect(pasteEdits([['9']], at(0, 0, 2, 1), 100)).toMatchObject({ edits: { length: 6 } })
    expect(pasteEdits([['9', '8']], at(0, 0, 2, 1), 100)).toMatchObject({ edits: { length: 6 } })
  })

  it('of a column too many are refused as a whole', () => {
    expect(pasteEdits([['a', 'b', 'c']], at(0, 3), 100)).toEqual({
      ok: false,
      reason: 'too_wide',
      columns: 3,
      room: 2,
    })
  })

  it('of 10,000 cells fill the wines that there are, and say how many rows did not fit', () => {
    const cells = Array.from({ length: 2_000 }, () => ['1', '2', '3', '4', '5'])
    const pasted = pasteEdits(parseBlock(writeBlock(cells)), at(0, 0), 1_000)
    expect(pasted).toMatchObject({ ok: true, left_out: 1_000, edits: { length: 5_000 } })
    // a whole column of Excel's
    const column = Array.from({ length: 1_048_576 }, () => ['1'])
    expect(pasteEdits(column, at(0, 0), 1_000)).toMatchObject({ ok: true, left_out: 1_047_576 })
  })

  it('fill down from the first row of the selection', () => {
    expect(fillDownEdits(at(2, 0, 4, 0), (line, field) => `${field}${line}`)).toEqual([
      { row: 3, field: 'retail', text: 'retail2' },
      { row: 4, field: 'retail', text: 'retail2' },
    ])
  })
})
