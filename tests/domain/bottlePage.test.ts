import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bottleFacts } from '#domain/bottlePage/bottleFacts'
import {
  bottlePageUrl,
  formatLabelCode,
  LABEL_LETTERS,
  readLabelCode,
} from '#domain/bottlePage/labelCode'
import { copiesProblem, dotSize, isTooFine } from '#domain/bottlePage/printSheet'
import { buildBottle } from '../support/buildBottle'

describe('a label’s code', () => {
  it('has 32 letters and digits, none of which is taken for another', () => {
    expect(new Set(LABEL_LETTERS).size).toBe(32)
    expect(LABEL_LETTERS).not.toMatch(/[01OI]/)
  })

  it.each(['K7QF2MXD', 'k7qf2mxd', 'K7QF-2MXD', ' k7qf 2mxd '])('is read from "%s"', (typed) => {
    expect(readLabelCode(typed)).toBe('K7QF2MXD')
  })

  it.each([
    ['one letter less', 'K7QF2MX'],
    ['one letter more', 'K7QF2MXDA'],
    ['a letter that no code has', 'K7QF2MXO'],
    ['another alphabet', 'К7QF2MXD'],
    ['a letter that grows when raised', 'ﬁK7QF2M'],
    ['nothing', ''],
    ['a thousand letters', 'K'.repeat(1_000)],
    ['a code behind a thousand hyphens', `${'-'.repeat(1_000)}K7QF2MXD`],
  ])('%s is none', (_what, typed) => {
    expect(readLabelCode(typed)).toBeNull()
  })

  it('is printed in two halves that are read as the same code', () => {
    const code = fc.string({
      unit: fc.constantFrom(...LABEL_LETTERS),
      minLength: 8,
      maxLength: 8,
    })
    fc.assert(fc.property(code, (one) => readLabelCode(formatLabelCode(one)) === one))
  })

  it('leads to a page of the site', () => {
    expect(bottlePageUrl('https://winex.com.br/', 'K7QF2MXD')).toBe(
      'https://winex.com.br/rotulo/K7QF2MXD',
    )
  })
})

const lines = (...asked: Parameters<typeof bottleFacts>) =>
  Object.fromEntries(bottleFacts(...asked).map(({ key, value }) => [key, value]))

describe('what a bottle’s page says in lines', () => {
  it('in Portuguese', () => {
    expect(lines(buildBottle(), 'pt-BR')).toMatchObject({
      kind: 'Tinto, Tranquilo, Seco',
      vintage: '2023',
      volume: '750ml',
      alcohol: '12,5% vol',
      allergens: 'Contém sulfitos',
      grapes: 'Merlot 100%',
      origin: 'Brasil',
      practice: 'Natural',
      producer: 'Casa Pevarello',
      cnpj: '11.222.333/0001-81',
      address: 'Linha Palmeiro, 120, 95720-000, Garibaldi – RS',
    })
  })

  it('in English, the producer’s own words as they are', () => {
    expect(lines(buildBottle(), 'en')).toMatchObject({
      kind: 'Red, Still, Dry',
      alcohol: '12.5% vol',
      allergens: 'Contains sulphites',
      origin: 'Brazil',
      address: 'Linha Palmeiro, 120, 95720-000, Garibaldi – RS',
    })
  })

  it('leaves out what nobody has filled in, and says nothing of sulphites below 10 mg/L', () => {
    const wine = buildBottle({ metadata: { technical_analysis: { total_so2_mgl: 9.9 } } })
    expect(Object.keys(lines(wine, 'pt-BR'))).toEqual([
      'vintage',
      'volume',
      'origin',
      'producer',
      'cnpj',
      'address',
    ])
  })
})

describe('a sheet of labels', () => {
  it.each([
    [1, 1, true],
    [1_000, 1, true],
    [1_001, 1, false],
    [5, 200, true],
    [6, 200, false],
    [0, 1, false],
    [1.5, 1, false],
    [null, 1, false],
  ])('%s of each of %s wines: %s', (copies, wines, fits) => {
    expect(copiesProblem(copies, wines) === null).toBe(fits)
  })

  it('says that a dot below 0.396 mm is too fine', () => {
    expect(isTooFine(15, 37)).toBe(false)
    expect(isTooFine(15, 38)).toBe(true)
    expect(dotSize(20, 41)).toBeCloseTo(0.488, 3)
  })
})
