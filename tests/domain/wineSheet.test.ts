import { describe, expect, test } from 'vitest'

import { skuOf, volumeValue, wineCreateRequest, wineFormErrors } from '#domain/wines/wineForm'
import {
  cleanMetadata,
  DETAIL_SECTIONS,
  DETAIL_TAGS,
  fieldProblem,
  formatField,
  LABEL_GROUPS,
  sheetGroup,
  WINE_SHEET,
  type SheetField,
  type WineMetadata,
} from '#domain/wines/sheet/index'
import { sheetConsistency } from '#domain/wines/sheet/sheetConsistency'
import { buildMetadataSchema } from '#domain/wines/sheet/metadataSchema'
import { parseRequest } from '#domain/wire/parseRequest'
import { productCreateRequest } from '#domain/wines/productWire'

const schema = buildMetadataSchema()

const field = (group: string, name: string): SheetField => {
  const found = WINE_SHEET.flatMap((one) =>
    one.shape === 'fields' && one.name === group ? (one.fields as readonly SheetField[]) : [],
  ).find((one) => one.name === name)
  if (!found) throw new Error(`${group}.${name} is not on the sheet`)
  return found
}

describe('the table (spec §3)', () => {
  // spec 116, 117, 118, 119, 120, 121, 122
  test('holds every group and field of the specification, and the vintage (R24)', () => {
    const names = Object.fromEntries(
      WINE_SHEET.flatMap((group) =>
        group.shape === 'fields' ? [[group.name, group.fields.map((one) => one.name)]] : [],
      ),
    )
    expect(names).toEqual({
      classification: [
        'type',
        'style',
        'sweetness_level',
        'body',
        'production_method',
        'aging_vessel',
        'aging_time_months',
      ],
      viniculture: [
        'region',
        'altitude_m',
        'soil_type',
        'training_system',
        'vine_age_years',
        'yield_kgha',
      ],
      enology: [
        'vintage',
        'harvest_method',
        'harvest_date',
        'fermentation_type',
        'fermentation_temp_c',
        'maceration_type',
        'maceration_duration_days',
        'pressing_type',
        'filtration',
        'stabilization',
        'bottling_date',
        'aging_potential_years',
      ],
      technical_analysis: [
        'alcohol_percentage',
        'total_acidity_gl',
        'volatile_acidity_gl',
        'ph',
        'residual_sugar',
        'dry_extract',
        'free_so2_mgl',
        'total_so2_mgl',
        'density',
        'pressure_bar',
      ],
      sensory: [
        'color_description',
        'tasting_notes',
        'serving_temp_c_min',
        'serving_temp_c_max',
        'aeration_minutes',
      ],
      sustainability: ['carbon_footprint_kg', 'water_usage_l', 'social_impact'],
      storytelling: ['story', 'producer'],
      label: [
        'mapa_registration',
        'wine_class',
        'sparkling_color',
        'lot',
        'contains_gluten',
        'other_ingredients',
        'colonial',
        'organic_control',
        'organic_body',
      ],
    })
  })

  // spec 123
  test('holds the lists and single values of the specification', () => {
    const fieldsOf = (name: 'aromas' | 'grape_varieties') =>
      sheetGroup(name).fields.map((one) => one.name)
    expect(fieldsOf('aromas')).toEqual(['category', 'descriptor'])
    expect(fieldsOf('grape_varieties')).toEqual(['name', 'percentage'])
    for (const name of ['food_pairing', 'certifications', 'ideal_profiles'] as const)
      expect(sheetGroup(name).shape).toBe('texts')
    expect(sheetGroup('consumption_occasion').field.kind).toBe('text')
    expect(sheetGroup('agricultural_practice').field.kind).toBe('enum')
  })

  // spec 125
  test.each([
    ['classification', 'type', 'red white rose sparkling'],
    ['classification', 'style', 'still sparkling fortified'],
    ['classification', 'sweetness_level', 'dry off_dry semi_sweet sweet'],
    ['classification', 'body', 'light medium full'],
    ['classification', 'production_method', 'traditional modern biodynamic'],
    ['classification', 'aging_vessel', 'oak stainless_steel concrete amphora'],
    ['enology', 'harvest_method', 'manual mechanical'],
    ['enology', 'fermentation_type', 'spontaneous controlled wild'],
    ['enology', 'maceration_type', 'cold warm extended'],
    ['enology', 'pressing_type', 'pneumatic mechanical manual'],
    ['enology', 'stabilization', 'cold heat none'],
    ['agricultural_practice', '', 'organic biodynamic conventional natural'],
  ])('%s.%s is one of %s, each with a label of its own', (group, name, values) => {
    const { options = {} } = name
      ? field(group, name)
      : (sheetGroup('agricultural_practice').field as SheetField)
    expect(Object.keys(options).join(' ')).toBe(values)
    for (const [value, label] of Object.entries(options)) expect(label).not.toBe(value)
    expect(new Set(Object.values(options)).size).toBe(Object.keys(options).length)
  })

  // spec 250
  test('numbers carry the units of the specification', () => {
    const units = WINE_SHEET.flatMap((group) =>
      'fields' in group ? (group.fields as readonly SheetField[]) : [],
    ).flatMap(({ name, unit }) => (unit ? [`${name} ${unit}`] : []))
    expect(units).toEqual([
      'aging_time_months meses',
      'altitude_m m',
      'vine_age_years anos',
      'yield_kgha kg/ha',
      'fermentation_temp_c °C',
      'maceration_duration_days dias',
      'aging_potential_years anos',
      'alcohol_percentage %',
      'total_acidity_gl g/L',
      'volatile_acidity_gl g/L',
      'residual_sugar g/L',
      'dry_extract g/L',
      'free_so2_mgl mg/L',
      'total_so2_mgl mg/L',
      'pressure_bar bar',
      'serving_temp_c_min °C',
      'serving_temp_c_max °C',
      'aeration_minutes minutos',
      'carbon_footprint_kg kg CO2',
      'water_usage_l L',
      'percentage %',
    ])
  })

  test('the eleven sections of the detail are in the order of the specification (spec §2)', () => {
    expect(DETAIL_SECTIONS.map((name) => sheetGroup(name).label)).toEqual([
      'Aromas',
      'Enologia',
      'Perfil Sensorial',
      'Vinicultura',
      'Acompanhamentos',
      'História & Produtor',
      'Certificações',
      'Classificação',
      'Sustentabilidade',
      'Variedades de Uva',
      'Análise Técnica',
    ])
    expect(DETAIL_TAGS.map((name) => sheetGroup(name).label)).toEqual([
      'Ocorrência de Consumo',
      'Prática Agrícola',
      'Perfis Ideais',
    ])
  })

  test('every group is shown somewhere, once', () => {
    expect([...DETAIL_SECTIONS, ...DETAIL_TAGS, ...LABEL_GROUPS].toSorted()).toEqual(
      WINE_SHEET.map((one) => one.name).toSorted(),
    )
  })

  // spec 165
  test('analysis inputs step by 0.1, density by 0.001 (spec §5)', () => {
    const { fields } = sheetGroup('technical_analysis')
    for (const one of fields) expect(one.step).toBe(one.name === 'density' ? 0.001 : 0.1)
  })

  test("empty lists carry the specification's notices", () => {
    expect(sheetGroup('food_pairing').emptyNotice).toBe('No food pairings available')
    expect(sheetGroup('certifications').emptyNotice).toBe('No certifications available')
    expect(sheetGroup('grape_varieties').emptyNotice).toBe('No grape varieties available')
  })
})

describe('showing a value', () => {
  // spec 250
  test.each([
    ['classification', 'type', 'red', 'Tinto'],
    ['classification', 'type', 'laranja', 'laranja'],
    ['technical_analysis', 'alcohol_percentage', 13.5, '13,5%'],
    ['technical_analysis', 'density', 0.995, '0,995'],
    ['viniculture', 'yield_kgha', 12_000, '12.000 kg/ha'],
    ['enology', 'vintage', 2021, '2021'],
    ['enology', 'filtration', false, 'Não'],
    ['enology', 'harvest_date', '2021-02-01', '01/02/2021'],
    ['sensory', 'serving_temp_c_min', 0, '0 °C'],
    ['sensory', 'tasting_notes', null, ''],
  ])('%s.%s of %s reads "%s"', (group, name, value, shown) => {
    expect(formatField(field(group, name), value)).toBe(shown)
  })
})

describe('the request', () => {
  test('fields outside the sheet are refused by name', () => {
    expect(parseRequest(schema, { enology: { yeast: 'x' }, seller_id: 'y' })).toEqual({
      ok: false,
      reason: { 'enology.yeast': 'Campo desconhecido', seller_id: 'Campo desconhecido' },
    })
  })

  test('both sides of a bound', () => {
    expect(parseRequest(schema, { technical_analysis: { ph: 14, alcohol_percentage: 0 } }).ok).toBe(
      true,
    )
    expect(parseRequest(schema, { technical_analysis: { ph: 14.01 } })).toEqual({
      ok: false,
      reason: { 'technical_analysis.ph': 'Deve ser menor ou igual a 14' },
    })
    expect(parseRequest(schema, { enology: { vintage: 2021.5 } }).ok).toBe(false)
    expect(parseRequest(schema, { technical_analysis: { ph: Number.POSITIVE_INFINITY } }).ok).toBe(
      false,
    )
  })

  test('null clears a field or a group', () => {
    expect(parseRequest(schema, { enology: { vintage: null }, aromas: null }).ok).toBe(true)
  })

  test('the form judges like the request', () => {
    expect(fieldProblem(field('technical_analysis', 'ph'), 14)).toBeNull()
    expect(fieldProblem(field('technical_analysis', 'ph'), 14.01)).toBe(
      'Deve ser menor ou igual a 14',
    )
    expect(fieldProblem(field('enology', 'vintage'), 1799)).toBe('Deve ser maior ou igual a 1800')
    expect(fieldProblem(field('enology', 'harvest_date'), '2021-02-30')).toBe(
      'Informe uma data válida',
    )
    expect(fieldProblem(field('classification', 'body'), 'x')).toBe(
      'Escolha uma das opções: Leve, Médio, Encorpado',
    )
  })
})

describe('what fields say together', () => {
  const today = '2026-06-30'

  test.each<[WineMetadata, Record<string, string>]>([
    [{ enology: { vintage: 2026 } }, {}],
    [{ enology: { vintage: 2027 } }, { 'enology.vintage': 'A safra não pode ser depois de 2026' }],
    [{ enology: { harvest_date: '2025-02-10', bottling_date: '2025-02-10' } }, {}],
    [
      { enology: { harvest_date: '2025-02-10', bottling_date: '2025-02-09' } },
      { 'enology.bottling_date': 'O engarrafamento não pode ser antes da colheita' },
    ],
    [{ sensory: { serving_temp_c_min: 16, serving_temp_c_max: 16 } }, {}],
    [
      { sensory: { serving_temp_c_min: 17, serving_temp_c_max: 16 } },
      { 'sensory.serving_temp_c_max': 'A temperatura máxima deve ser maior ou igual à mínima' },
    ],
  ])('%j gives %j', (metadata, problems) => {
    expect(sheetConsistency(metadata, today)).toEqual(problems)
    const form = wineFormErrors({ title: 'A', description: 'B', metadata }, today)
    expect(Object.values(form)).toEqual(Object.values(problems))
  })
})

describe('the wine form (spec §5)', () => {
  const form = { title: 'Rosé da Serra', description: 'Fresco.' }

  // spec 165
  test('name and description are required', () => {
    expect(wineFormErrors({ title: ' ', description: '' }, '2026-06-30')).toEqual({
      title: 'Nome do vinho é obrigatório',
      description: 'Descrição é obrigatória',
    })
    expect(
      wineFormErrors({ ...form, metadata: { technical_analysis: { ph: 15 } } }, '2026-06-30'),
    ).toEqual({
      'metadata.technical_analysis.ph': 'Deve ser menor ou igual a 14',
    })
  })

  // spec 165
  test('incomplete entries of lists are dropped on submit', () => {
    expect(
      cleanMetadata({
        food_pairing: ['Massas', ' ', ''],
        certifications: [''],
        ideal_profiles: [' Curiosos '],
        aromas: [
          { category: 'Frutas', descriptor: 'Morango' },
          { category: 'Frutas', descriptor: '' },
          { category: ' ', descriptor: 'x' },
        ],
        grape_varieties: [
          { name: 'Merlot', percentage: 60 },
          { name: '', percentage: 40 },
          { name: 'Tannat', percentage: 0 },
          { name: 'Cabernet', percentage: null },
        ],
        consumption_occasion: ' ',
        enology: { vintage: 2021, harvest_date: '' },
      }),
    ).toMatchObject({
      food_pairing: ['Massas'],
      certifications: [],
      ideal_profiles: ['Curiosos'],
      aromas: [{ category: 'Frutas', descriptor: 'Morango' }],
      grape_varieties: [{ name: 'Merlot', percentage: 60 }],
      consumption_occasion: null,
      enology: { vintage: 2021, harvest_date: null },
    })
  })

  // spec 109
  test('a new wine is proposed, costs 0 and has one option Volume (spec §3)', () => {
    const request = wineCreateRequest(form)
    expect(request).toMatchObject({
      status: 'proposed',
      options: [{ title: 'Volume', values: ['750ml'] }],
      variants: [
        {
          sku: 'rosé-da-serra',
          manage_inventory: true,
          prices: [{ amount: 0, currency_code: 'brl' }],
        },
      ],
    })
    expect(parseRequest(productCreateRequest, request).ok).toBe(true)
  })

  // spec 111
  test('volumes and SKUs', () => {
    expect([volumeValue('375'), volumeValue(''), volumeValue('1,5 L')]).toEqual([
      '375ml',
      '750ml',
      '1,5 L',
    ])
    expect(skuOf(' Gran Reserva  2020 ')).toBe('gran-reserva-2020')
  })
})
