import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import {
  freightErrors,
  freightField,
  freightForm,
  readFreightForm,
  type FreightForm,
} from '#domain/freight/freightForm'
import { FREIGHT_REGIONS, FREIGHT_STATES } from '#domain/freight/freightRegions'
import { quoteFreight, type FreightTable } from '#domain/freight/freightTable'
import {
  parseFreight,
  pasteFreight,
  pasteIntoRegion,
  readFreightText,
  writeFreight,
} from '#domain/freight/freightText'
import { addWorkingDays } from '#domain/freight/promisedDay'
import { BOX_SIZES, splitIntoBoxes, type BoxPrices } from '#domain/freight/splitIntoBoxes'
import { boxesText } from '#domain/freight/freightWords'
import { CART_BOTTLES_MAX, CART_LINES_MAX } from '#domain/limits'
import { BRAZILIAN_STATES } from '#domain/values/brazilianStates'
import { freightFile } from '../../backend/src/freightFile'

/** Prices that differ by state, with boxes that are not offered, and with cheap and equal ones. */
function pricesOf(state: number): BoxPrices {
  let seed = state * 7919 + 17
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const prices: BoxPrices = {}
  for (const size of BOX_SIZES)
    if (next(4) > 0) prices[size] = state % 3 === 0 ? size * 100 : next(3_000) + size * next(700)
  return Object.keys(prices).length === 0 ? { 1: 1_999 } : prices
}

/** Every choice of boxes with room for at most `most` bottles, tried one by one. */
function bestByForce(prices: BoxPrices, most: number): number[][] {
  const best: number[][] = []
  const tryBoxes = (at: number, price: number, count: number, room: number): void => {
    for (let bottles = 1; bottles <= Math.min(room, most); bottles++) {
      const known = best[bottles]
      const way = [price, count, room]
      if (!known || isLess(way, known)) best[bottles] = way
    }
    for (const [offset, size] of BOX_SIZES.slice(at).entries()) {
      const cost = prices[size]
      // a cheapest choice with more room than this would have a box to spare
      if (cost === undefined || room + size > most + 12) continue
      tryBoxes(at + offset, price + cost, count + 1, room + size)
    }
  }
  tryBoxes(0, 0, 0, 0)
  return best
}

const isLess = (one: number[], other: number[]): boolean => {
  const at = one.findIndex((value, place) => value !== other[place])
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0)
}

const table = (change: Partial<FreightTable> = {}): FreightTable => ({
  free_above: null,
  handling_days: 2,
  states: { SP: { prices: { 1: 2_500, 6: 4_000 }, days: 3 } },
  ...change,
})

const texts = (change: Partial<FreightForm['states']['SP']>): FreightForm => {
  const form = freightForm(table())
  return { ...form, states: { ...form.states, SP: { ...form.states.SP, ...change } } }
}

describe('the cheapest boxes', () => {
  it('are those of a search through all choices, for 27 states and 1 to 40 bottles', () => {
    expect(FREIGHT_STATES.toSorted()).toEqual(Object.keys(BRAZILIAN_STATES).toSorted())
    for (const [at, state] of FREIGHT_STATES.entries()) {
      const prices = pricesOf(at)
      const best = bestByForce(prices, 40)
      for (let bottles = 1; bottles <= 40; bottles++) {
        const packing = splitIntoBoxes(bottles, prices)
        const sum = (of: (one: { size: number; count: number }) => number) =>
          packing?.boxes.reduce((total, one) => total + of(one), 0)
        expect([
          state,
          bottles,
          packing?.price,
          sum(({ count }) => count),
          sum(({ size, count }) => size * count),
        ]).toEqual([state, bottles, ...(best[bottles] ?? [])])
        expect(
          packing?.boxes.reduce((cents, { size, count }) => cents + count * (prices[size] ?? 0), 0),
        ).toBe(packing?.price)
      }
    }
  })

  it('may be partly filled, are few, and are told in words', () => {
    expect(splitIntoBoxes(5, { 1: 1_000, 6: 3_000 })).toEqual({
      price: 3_000,
      boxes: [{ size: 6, count: 1 }],
    })
    expect(splitIntoBoxes(2, { 1: 500, 2: 1_000 })?.boxes).toEqual([{ size: 2, count: 1 }])
    expect(splitIntoBoxes(3, { 3: 900, 6: 900 })?.boxes).toEqual([{ size: 3, count: 1 }])
    const { boxes = [] } = splitIntoBoxes(8, { 1: 1_000, 6: 3_000 }) ?? {}
    expect(boxesText(boxes)).toBe('1 caixa de 6 e 2 caixas de 1')
    expect(splitIntoBoxes(1, {})).toBeNull()
    expect(splitIntoBoxes(0, { 1: 1 })).toBeNull()
  })

  it('beyond what is searched cost what the best of each last box costs', () => {
    for (const state of FREIGHT_STATES.keys()) {
      const prices = pricesOf(state)
      const least = [0]
      for (let bottles = 1; bottles <= 400; bottles++) {
        const choices = BOX_SIZES.flatMap((size) => {
          const price = prices[size]
          return price === undefined ? [] : [(least[Math.max(0, bottles - size)] ?? 0) + price]
        })
        least.push(Math.min(...choices))
        expect([bottles, splitIntoBoxes(bottles, prices)?.price]).toEqual([bottles, least[bottles]])
      }
    }
  })

  it('of a full cart of 60,000 bottles are found exactly', () => {
    expect(splitIntoBoxes(1_000, { 12: 5_000, 6: 2_600, 1: 900 })?.price).toBe(83 * 5_000 + 2_600)
    expect(splitIntoBoxes(60_000, { 12: 5_000, 1: 900 })?.price).toBe(5_000 * 5_000)
  })
})

describe('a quote', () => {
  it('has the price, the boxes and the days of the state', () => {
    expect(quoteFreight(table(), { state: 'SP', bottles: 7, amount: 10_000 })).toEqual({
      ok: true,
      quote: {
        price: 6_500,
        boxes: [
          { size: 6, count: 1 },
          { size: 1, count: 1 },
        ],
        handling_days: 2,
        delivery_days: 3,
      },
    })
  })

  /** So cheap that offers need not be kept with the cart (docs/decisions/09-freight.md). Boxes were searched bottle by bottle, 12 ms for a full cart. */
  it('of the fullest cart looks at each price 61 times at most', () => {
    let looks = 0
    const prices = new Proxy<BoxPrices>(
      { 1: 900, 2: 1_700, 3: 2_400, 6: 2_600, 12: 5_000 },
      {
        get: (of, size) => {
          looks += 1
          return Reflect.get(of, size) as number
        },
      },
    )
    const counting = table({ states: { SP: { prices, days: 3 } } })
    const fullest = CART_LINES_MAX * CART_BOTTLES_MAX
    // the last dozens, as what is left beside full boxes is searched
    for (let bottles = fullest - 24; bottles <= fullest; bottles++) {
      looks = 0
      expect(quoteFreight(counting, { state: 'SP', bottles, amount: 1 }).ok).toBe(true)
      expect(looks).toBeLessThanOrEqual(61 * BOX_SIZES.length)
    }
  })

  it('is free from the amount on, and not a cent before', () => {
    const free = table({ free_above: 50_000 })
    const price = (amount: number) => {
      const quote = quoteFreight(free, { state: 'SP', bottles: 1, amount })
      return quote.ok && quote.quote.price
    }
    expect([price(49_999), price(50_000)]).toEqual([2_500, 0])
  })

  it('says why there is none', () => {
    expect(quoteFreight(table(), { state: 'AM', bottles: 1, amount: 1 })).toEqual({
      ok: false,
      reason: 'O produtor ainda não entrega neste estado: Amazonas.',
    })
    expect(quoteFreight(table(), { state: null, bottles: 1, amount: 1 })).toEqual({
      ok: false,
      reason: 'Informe o estado ou o CEP da entrega para ver o frete.',
    })
  })
})

describe('the table as it is typed', () => {
  it('comes back as it was', () => {
    const whole = table({
      free_above: 123_456,
      states: {
        SP: { prices: { 1: 0, 2: 1, 3: 999_999, 6: 1_000_000, 12: 123 }, days: 0 },
        AC: { prices: { 12: 25_000 }, days: 90 },
      },
    })
    expect(freightErrors(freightForm(whole))).toEqual({})
    expect(readFreightForm(freightForm(whole))).toEqual(whole)
  })

  it.each([
    [{ box6: '-1' }, 'box6', 'Informe um valor de R$ 0,00 a R$ 10.000,00'],
    [{ box6: '1000000000' }, 'box6', 'Informe um valor de R$ 0,00 a R$ 10.000,00'],
    [{ box6: '10.000,01' }, 'box6', 'Informe um valor de R$ 0,00 a R$ 10.000,00'],
    [{ box6: '1e9' }, 'box6', 'Informe um valor em reais, como 25,90'],
    [{ box2: 'grátis' }, 'box2', 'Informe um valor em reais, como 25,90'],
    [{ days: '' }, 'days', 'Informe o prazo em dias úteis'],
    [{ days: '91' }, 'days', 'Informe dias inteiros, de 0 a 90'],
    [{ days: '1,5' }, 'days', 'Informe dias inteiros, de 0 a 90'],
    [{ box1: '', box6: '' }, 'days', 'Informe o preço de uma caixa, ou apague o prazo'],
  ])('says what is wrong at its cell: %j', (change, column, message) => {
    expect(freightErrors(texts(change))).toEqual({ [`states.SP.${column}`]: message })
  })

  it('takes a state without any text as not served', () => {
    const form = texts({ box1: ' ', box6: '', days: '' })
    expect(freightErrors(form)).toEqual({})
    expect(readFreightForm(form).states).toEqual({})
  })

  it('has the handling days and the amount for free freight', () => {
    const form = { ...freightForm(table()), handling_days: '31', free_above: '-5' }
    expect(freightErrors(form)).toEqual({
      handling_days: 'Informe dias inteiros, de 0 a 30',
      free_above: 'Informe um valor de R$ 0,00 a R$ 10.000.000,00',
    })
    expect(freightField('states.SP.prices.6')).toBe('states.SP.box6')
    expect(freightField('states.SP.days')).toBe('states.SP.days')
  })
})

describe('a pasted table', () => {
  const whole = table({
    states: {
      SP: { prices: { 1: 2_500, 12: 123_456 }, days: 3 },
      RR: { prices: { 6: 9_990 }, days: 20 },
    },
  })

  it.each(['\t', ';'] as const)('is what was exported, with %j between the cells', (separator) => {
    const exported = writeFreight(freightForm(whole).states, separator)
    expect(exported.split('\r\n')).toHaveLength(28)
    expect(readFreightText(`\uFEFF${exported}\r\n`)).toEqual({ ok: true, payload: whole.states })
  })

  it('has states by code or name, prices as Brasil writes them, and holes', () => {
    const pasted = parseFreight(
      'UF\tx\tx\tx\tx\tx\tx\r\nsao paulo\tR$ 1.234,50\t\t-\t40\t\t5\r\nBR-RJ\t\t\t\t\t\t',
    )
    expect(pasted).toEqual({
      ok: true,
      payload: {
        SP: { box1: 'R$ 1.234,50', box2: '', box3: '', box6: '40', box12: '', days: '5' },
        RJ: { box1: '', box2: '', box3: '', box6: '', box12: '', days: '' },
      },
    })
  })

  it.each([
    ['SP\t1\t\t\t\t\t5\r\nXX\t1\t\t\t\t\t5', "Linha 2: 'XX' não é um estado do Brasil."],
    ['\t1\t\t\t\t\t5', "Linha 1: '' não é um estado do Brasil."],
    ['SP\t1\t\t\t\t\t5\nSP\t1\t\t\t\t\t5', 'Linha 2: SP aparece duas vezes.'],
    [
      'SP\t1\t5',
      'Linha 1: são esperadas 7 colunas (estado, preços das caixas de 1, 2, 3, 6 e 12, prazo) e há 3.',
    ],
    ['Estado\t1', 'Nenhum estado no texto colado.'],
    ['x'.repeat(20_001), 'O texto é grande demais. Cole só a tabela do frete.'],
  ])('is refused as a whole when nobody can say what went where', (text, reason) => {
    expect(parseFreight(text)).toEqual({ ok: false, reason })
  })

  it('that must be right as a whole names the cell', () => {
    expect(readFreightText('SP;-1;;;;;5')).toEqual({
      ok: false,
      reason: 'SP.box1: Informe um valor de R$ 0,00 a R$ 10.000,00',
    })
    expect(readFreightText('SP;;;;;;')).toEqual({ ok: false, reason: 'Nenhum estado com preço.' })
  })
})

describe('the promised day', () => {
  it.each([
    ['2026-11-23', 0, '2026-11-23'],
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-27', 1, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    // Consciência Negra, a Friday
    ['2026-11-19', 1, '2026-11-23'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 2, '2027-01-05'],
    // Carnaval, Good Friday and Corpus Christi
    ['2027-02-05', 1, '2027-02-10'],
    ['2027-03-25', 1, '2027-03-29'],
    ['2027-05-26', 1, '2027-05-28'],
    ['2038-04-22', 1, '2038-04-26'],
  ])('%s and %i working days is %s', (day, days, expected) => {
    expect(addWorkingDays(day, days)).toBe(expected)
  })
})

describe('cells pasted into the table', () => {
  const at = { state: 'ES', column: 'box1' } as const

  it('go to the states that they name, or else from the cell on', () => {
    expect(pasteFreight('RJ\t1\t\t\t\t\t5', at)).toMatchObject({
      ok: true,
      payload: [
        { state: 'RJ', column: 'box1', text: '1' },
        { state: 'RJ', column: 'box2', text: '' },
        {},
        {},
        {},
        { state: 'RJ', column: 'days', text: '5' },
      ],
    })
    expect(pasteFreight('10\t-\r\n12\t13\r\n', at)).toEqual({
      ok: true,
      payload: [
        { state: 'ES', column: 'box1', text: '10' },
        { state: 'ES', column: 'box2', text: '' },
        { state: 'MG', column: 'box1', text: '12' },
        { state: 'MG', column: 'box2', text: '13' },
      ],
    })
  })

  it('of one column end with their last row, as Excel ends each with a line end', () => {
    const textsOf = (text: string, state: (typeof FREIGHT_STATES)[number] = 'ES') => {
      const pasted = pasteFreight(text, { state, column: 'box1' })
      return pasted.ok ? pasted.payload.map((edit) => `${edit.state} ${edit.text}`) : pasted.reason
    }
    for (const end of ['\r\n', '\n', ''])
      expect(textsOf(`10\r\n12${end}`)).toEqual(['ES 10', 'MG 12'])
    // a marked empty cell is one
    expect(textsOf('10\r\n\r\n12\r\n')).toEqual(['ES 10', 'MG ', 'RJ 12'])
    expect(textsOf('10\r\n\r\n')).toEqual(['ES 10', 'MG '])
    const column = FREIGHT_STATES.map((_state, at) => `${at}\r\n`).join('')
    expect(textsOf(column, 'AC')).toEqual(FREIGHT_STATES.map((state, at) => `${state} ${at}`))
    expect(textsOf(`${column}27\r\n`, 'AC')).toContain('tem 28 linhas e 1 coluna,')
  })

  it('in the line of a region go to all its states, one row from the cell on, or not at all', () => {
    const sul = { region: 'sul', column: 'box6' } as const
    const pasted = pasteIntoRegion('40,00\t-\t 5\r\n', sul)
    expect(pasted).toEqual({
      ok: true,
      payload: FREIGHT_REGIONS.sul.states.flatMap((state) => [
        { state, column: 'box6', text: '40,00' },
        { state, column: 'box12', text: '' },
        { state, column: 'days', text: '5' },
      ]),
    })
    const reasonOf = (text: string) => {
      const refused = pasteIntoRegion(text, sul)
      return refused.ok ? '' : refused.reason
    }
    expect(reasonOf('10\r\n12\r\n')).toContain('tem 2 linhas')
    expect(reasonOf('10\t11\r\n12\t13')).toContain('tem 2 linhas')
    expect(reasonOf('1\t2\t3\t4')).toContain('tem 4 colunas')
    // a table that names its states goes to these from anywhere
    expect(pasteIntoRegion('RJ\t1\t\t\t\t\t5', sul)).toEqual(
      pasteFreight('RJ\t1\t\t\t\t\t5', { state: 'SC', column: 'days' }),
    )
  })

  it('that do not fit are refused as a whole', () => {
    const refused = pasteFreight('1\t2\t3\t4\t5\t6\t7', at)
    expect(refused.ok ? '' : refused.reason).toContain('tem 1 linha e 7 colunas')
    expect(pasteFreight('1\n2', { state: 'SC', column: 'box1' }).ok).toBe(false)
  })
})

describe('the start table of the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'winex-freight-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileWith = (text: string): string => {
    const path = join(folder, 'frete.csv')
    writeFileSync(path, text)
    return path
  }
  const problem = (path: string) => freightFile.safeParse(path).error?.issues[0]?.message

  it('is R$ 25 everywhere, or the file that the setting names', () => {
    const { states, isOwn } = freightFile.parse(undefined)
    expect([Object.keys(states).length, isOwn]).toEqual([27, false])
    expect(freightFile.parse(fileWith('UF;1;2;3;6;12;prazo\nSP;19,90;;;;;3\n'))).toEqual({
      states: { SP: { prices: { 1: 1_990 }, days: 3 } },
      isOwn: true,
    })
  })

  it('keeps the engine from starting when it is wrong, and says where', () => {
    const path = fileWith('SP;-1;;;;;3')
    expect(problem(path)).toBe(`${path}: SP.box1: Informe um valor de R$ 0,00 a R$ 10.000,00`)
    expect(problem(fileWith('XX;1;;;;;3'))).toContain("Linha 1: 'XX' não é um estado do Brasil.")
    expect(problem(join(folder, 'falta.csv'))).toContain('o arquivo não pode ser lido')
  })
})
