import { describe, expect, test } from 'vitest'

import { labelFacts, missingForLabel } from '#domain/labels/labelFacts'
import { LABEL_ROWS } from '#domain/labels/labelRows'
import { LABEL_KEYS, type LabelProducer, type LabelWine } from '#domain/labels/labelTypes'
import { registrationText } from '#domain/labels/registration'
import type { WineMetadata } from '#domain/wines/sheet/index'

const producer = (over: LabelProducer = {}): LabelProducer => ({
  name: 'Vinícola Encosta Ltda',
  tax_id: '11.222.333/0001-81',
  address_line: 'Linha Palmeiro, 120',
  city: 'Bento Gonçalves',
  state: 'RS',
  postal_code: '95700-000',
  certifications: [],
  ...over,
})

const sheet = (over: WineMetadata = {}): WineMetadata => ({
  classification: { type: 'red', style: 'still', sweetness_level: 'dry' },
  technical_analysis: { alcohol_percentage: 12.5 },
  ingredients: ['grape', 'sulfur_dioxide'],
  ...over,
  label: {
    mapa_registration: 'RS 012345-6.000001',
    wine_class: 'fine',
    lot: '2024-03',
    contains_gluten: false,
    ...over.label,
  },
})

const wine = (over: WineMetadata = {}): LabelWine => ({
  title: 'Merlot Nature 2024',
  origin_country: 'BR',
  volume: '750ml',
  metadata: sheet(over),
})

const keysOf = (facts: readonly { key: string }[]) => facts.map(({ key }) => key)
const valueOf = (one: LabelWine, key: string, who = producer()) =>
  labelFacts(one, who).find((fact) => fact.key === key)?.value

describe("the label's facts", () => {
  test('are said in Portuguese and English, in one order, each with its source', () => {
    const facts = labelFacts(wine(), producer())
    expect(facts.map(({ label, value }) => `${label.pt}: ${value?.pt}`)).toEqual([
      'Denominação: Vinho fino tinto seco',
      'Nome do vinho: Merlot Nature 2024',
      'Produtor: Vinícola Encosta Ltda',
      'Endereço do produtor: Linha Palmeiro, 120 · Bento Gonçalves, RS · 95700-000',
      'CNPJ: 11.222.333/0001-81',
      'Registro no MAPA: Registro no MAPA: RS 012345-6.000001',
      'Ingredientes: Uva, Conservante dióxido de enxofre (INS 220)',
      'Glúten: Não contém glúten',
      'Origem: Indústria Brasileira',
      'Volume: 750ml',
      'Graduação alcoólica: 12,5% vol',
      'Lote: L2024-03',
      'Advertência: Evite o consumo excessivo de álcool',
    ])
    expect(facts.map(({ value }) => value?.en)).toContain('Dry red fine wine')
    expect(facts.map(({ value }) => value?.en)).toContain(
      'Grapes, Preservative sulphur dioxide (INS 220)',
    )
    expect(facts.find(({ key }) => key === 'gluten')?.source).toBe(
      'Lei 10.674/2003, conferido em 22/11/2026',
    )
    expect(missingForLabel(wine(), producer())).toEqual([])
  })

  test('keep a person’s CPF off the public page, and do not ask for a CNPJ that there is not', () => {
    const person = producer({ tax_id: '529.982.247-25' })
    expect(keysOf(labelFacts(wine(), person))).not.toContain('tax_id')
    expect(JSON.stringify(labelFacts(wine(), person))).not.toContain('529')
    expect(missingForLabel(wine(), person)).toEqual([])
  })

  test('every fact has one row, with a source that has a day', () => {
    expect(keysOf(LABEL_ROWS)).toEqual([...LABEL_KEYS])
    for (const { source, version } of LABEL_ROWS) {
      expect(source.checked).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(version).toBeGreaterThan(0)
    }
  })
})

describe('what is missing for the label', () => {
  test('of a wine of which nothing is known but its name', () => {
    const missing = missingForLabel({ title: 'Merlot', volume: '750ml' }, {})
    expect(keysOf(missing)).toEqual([
      'denomination',
      'producer',
      'address',
      'tax_id',
      'registration',
      'ingredients',
      'gluten',
      'origin',
      'alcohol',
      'lot',
    ])
    expect(missing[0]?.paths).toEqual([
      'metadata.label.wine_class',
      'metadata.classification.type',
      'metadata.classification.sweetness_level',
    ])
  })

  test.each([
    ['RS 012345-6.000001', 'Registro no MAPA: RS 012345-6.000001'],
    ['rs-012345-6.000001', 'Registro no MAPA: RS 012345-6.000001'],
    ['Registro no MAPA: SC012345-6.000001', 'Registro no MAPA: SC 012345-6.000001'],
    ['XX 012345-6.000001', null],
    ['RS 12345-6.000001', null],
    ['RS 012345-6.00000', null],
    ['RS 012345-6.000001 e outros', null],
    ['em andamento', null],
  ])('a registration typed as "%s" is read as %s', (typed, text) => {
    expect(registrationText(typed)).toBe(text)
    const typedWine = wine({ label: { mapa_registration: typed } })
    expect(keysOf(missingForLabel(typedWine, producer()))).toEqual(text ? [] : ['registration'])
  })

  test.each([
    ['BR', 'Indústria Brasileira', 'Product of Brazil'],
    ['pt', 'País de origem: Portugal', 'Product of Portugal'],
    ['1!', 'País de origem: 1!', 'Product of 1!'],
  ])('an origin of %s is said in both languages', (origin_country, pt, en) => {
    expect(valueOf({ ...wine(), origin_country }, 'origin')).toEqual({ pt, en })
  })

  test('a yes and a no about gluten are both answers', () => {
    expect(valueOf(wine({ label: { contains_gluten: true } }), 'gluten')?.pt).toBe('Contém glúten')
    expect(keysOf(missingForLabel(wine({ label: { contains_gluten: null } }), producer()))).toEqual(
      ['gluten'],
    )
  })

  test('allergens are said where there are some, and asked for nowhere', () => {
    expect(valueOf(wine(), 'allergens')).toBeUndefined()
    expect(valueOf(wine({ allergens: ['egg', 'milk'] }), 'allergens')?.pt).toBe(
      'Alérgicos: contém derivados de ovo, leite',
    )
  })

  test.each([
    [3, 'Vinho espumante branco nature'],
    [3.1, 'Vinho espumante branco extra-brut'],
    [15, 'Vinho espumante branco brut'],
    [20, 'Vinho espumante branco sec'],
    [30, 'Vinho espumante branco seco'],
    [null, undefined],
  ])('a dry sparkling wine with %s g/L is a %s', (residual_sugar, name) => {
    const sparkling = wine({
      classification: { type: 'white', style: 'sparkling', sweetness_level: 'dry' },
      technical_analysis: { alcohol_percentage: 12, residual_sugar },
      label: { wine_class: 'sparkling' },
    })
    expect(valueOf(sparkling, 'denomination')?.pt).toBe(name)
    expect(missingForLabel(sparkling, producer()).flatMap(({ paths }) => paths)).toEqual(
      name ? [] : ['metadata.technical_analysis.residual_sugar'],
    )
  })

  test("a wine of type 'Espumante' is asked for its colour", () => {
    const of = (sparkling_color: 'rose' | null) =>
      wine({
        classification: { type: 'sparkling', sweetness_level: 'off_dry' },
        label: { wine_class: 'sparkling', sparkling_color },
      })
    expect(missingForLabel(of(null), producer()).flatMap(({ paths }) => paths)).toEqual([
      'metadata.label.sparkling_color',
    ])
    expect(valueOf(of('rose'), 'denomination')?.pt).toBe('Vinho espumante rosé demi-sec')
  })

  test('organic asks who controls it, and for the image of the certificate in the profile', () => {
    const organic = (label: WineMetadata['label']) =>
      wine({ agricultural_practice: 'organic', label })
    expect(keysOf(missingForLabel(organic({}), producer()))).toEqual([
      'organic',
      'organic_certificate',
    ])
    const certified = producer({ certifications: ['/files/certificado.png'] })
    expect(missingForLabel(organic({ organic_control: 'audit' }), certified)[0]?.paths).toEqual([
      'metadata.label.organic_body',
    ])
    const complete = organic({ organic_control: 'audit', organic_body: 'Ecocert Brasil' })
    expect(missingForLabel(complete, certified)).toEqual([])
    expect(valueOf(complete, 'organic', certified)?.pt).toBe(
      'Certificadora (auditoria), Ecocert Brasil',
    )
    expect(missingForLabel(organic({ organic_control: 'direct_sale' }), certified)).toEqual([])
  })

  test('colonial is said where the sheet says so', () => {
    expect(valueOf(wine(), 'colonial')).toBeUndefined()
    expect(valueOf(wine({ label: { colonial: true } }), 'colonial')?.pt).toBe(
      'Vinho colonial: produzido por agricultor familiar',
    )
  })
})
