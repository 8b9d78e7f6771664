import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bottleFacts } from '#domain/labels/bottle/bottleFacts'
import {
  bottlePageUrl,
  formatLabelCode,
  LABEL_LETTERS,
  readLabelCode,
} from '#domain/labels/bottle/labelCode'
import { copiesProblem, dotSize, isTooFine } from '#domain/labels/bottle/printSheet'
import { buildBottleWine, buildMaker } from '../support/buildBottle'

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

const lines = (language: 'pt' | 'en', ...asked: Parameters<typeof bottleFacts>) =>
  Object.fromEntries(bottleFacts(...asked).map(({ key, value }) => [key, value[language]]))

describe('what a bottle’s page says in lines', () => {
  it('in Portuguese: what the label says, then what is good to know', () => {
    expect(lines('pt', buildBottleWine(), buildMaker())).toEqual({
      denomination: 'Vinho fino tinto seco',
      producer: 'Casa Pevarello',
      address: 'Linha Palmeiro, 120 · Garibaldi, RS · 95720-000',
      cnpj: '11.222.333/0001-81',
      registration: 'Registro no MAPA: RS 012345-6.000001',
      ingredients: expect.stringContaining('Uva') as unknown,
      allergens: 'Alérgicos: contém derivados de ovo',
      origin: 'Indústria Brasileira',
      volume: '750ml',
      alcohol: '12,5% vol',
      lot: 'L23A',
      sulphites: 'Contém sulfitos',
      vintage: '2023',
      grapes: 'Merlot 100%',
    })
  })

  it('in English, the producer’s own words as they are', () => {
    expect(lines('en', buildBottleWine(), buildMaker())).toMatchObject({
      denomination: 'Dry red fine wine',
      alcohol: '12.5% vol',
      allergens: 'Allergens: contains derivatives of egg',
      sulphites: 'Contains sulphites',
      origin: 'Product of Brazil',
    })
  })

  it('tells neither CPF nor street of a person who makes wine', () => {
    const person = lines('pt', buildBottleWine(), buildMaker({ tax_id: '529.982.247-25' }))
    expect(person).toMatchObject({ producer: 'Casa Pevarello', place: 'Garibaldi – RS' })
    expect(JSON.stringify(person)).not.toMatch(/529|Palmeiro|95720/)
  })

  it('leaves out what nobody has filled in, and says nothing of sulphites below 10 mg/L', () => {
    const so2 = (total_so2_mgl: number) =>
      Object.keys(
        lines(
          'pt',
          buildBottleWine({ metadata: { technical_analysis: { total_so2_mgl } } }),
          buildMaker(),
        ),
      )
    const always = ['producer', 'address', 'cnpj', 'origin', 'volume']
    expect(so2(9.9)).toEqual(always)
    expect(so2(10)).toEqual([...always, 'sulphites'])
  })

  it('names colour and sugar where the class is not known', () => {
    const metadata = { classification: { type: 'rose', sweetness_level: 'dry' } } as const
    expect(lines('pt', buildBottleWine({ metadata }), buildMaker()).kind).toBe('Rosé, Seco')
    expect(lines('en', buildBottleWine({ metadata }), buildMaker()).kind).toBe('Rosé, dry')
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
