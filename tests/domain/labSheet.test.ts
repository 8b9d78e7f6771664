import { describe, expect, test } from 'vitest'

import { checkLabSheet, LAB_FIELDS, LAB_RULES } from '#domain/wines/lab/checkLabSheet'
import type { ClassTrait, LabRule, LabSheet, LabTrait, WineClass } from '#domain/wines/lab/labTypes'
import { isDateOnly } from '#domain/values/dates'
import { roundDecimal } from '#domain/values/decimal'
import { WINE_CLASSES, WINE_SHEET, type WineMetadata } from '#domain/wines/sheet/index'

const of = (sheet: LabSheet, rule: string) =>
  checkLabSheet(sheet).find((finding) => finding.rule === rule)
const attentions = (sheet: LabSheet) =>
  checkLabSheet(sheet).filter(({ level }) => level === 'attention')

describe('the table', () => {
  test.each(LAB_RULES)('$id has a source with its day, a version, limits and a field', (rule) => {
    expect(rule.source.name).not.toBe('')
    expect(isDateOnly(rule.source.checked)).toBe(true)
    expect(rule.version).toBeGreaterThanOrEqual(1)
    expect(rule.ranges.length).toBeGreaterThan(0)
    expect(fields).toContain(rule.field)
    expect(LAB_FIELDS.has(rule.field)).toBe(true)
  })

  test('every row has its own id', () => {
    expect(new Set(LAB_RULES.map(({ id }) => id)).size).toBe(LAB_RULES.length)
  })
})

const fields = WINE_SHEET.flatMap((group) =>
  group.shape === 'fields'
    ? group.fields.map(({ name }) => `${group.name}.${name}`)
    : [group.name as string],
)

describe('both sides of each limit, typed into the sheet', () => {
  test.each(boundaries())('$rule.id at $value: $level', ({ rule, value, level }) => {
    const finding = of(sheetOf(rule, value), rule.id)
    expect(finding?.level).toBe(level)
    expect(finding?.sentence).not.toBe('')
    expect(finding?.limit).not.toBe('')
    expect(finding?.source).toContain(', conferido em ')
  })
})

/** One unit of the source in the unit of the sheet, as people reckon it. */
const IN_SHEET: Partial<Record<LabRule['unit'], number>> = {
  tartaric: 0.075,
  acetic: 0.06,
  atmospheres: 1.01325,
}

function boundaries() {
  // The vintage compares years, which have no hundredths; it has a table of its own below.
  return LAB_RULES.filter(({ quantity }) => quantity !== 'same_year').flatMap((rule) => {
    const inSheet = (limit: number) => roundDecimal(limit * (IN_SHEET[rule.unit] ?? 1), 2)
    const limits = rule.ranges.flatMap(({ min, above, max }) => [min, above, max])
    const isIn = (value: number) =>
      rule.ranges.some(
        ({ min = -Infinity, above = -Infinity, max = Infinity, attention }) =>
          attention === undefined &&
          (value >= inSheet(min) || min === -Infinity) &&
          (value > inSheet(above) || above === -Infinity) &&
          (value <= inSheet(max) || max === Infinity),
      )
    return [...new Set(limits.filter((limit) => limit !== undefined))].flatMap((limit) =>
      [-0.01, 0, 0.01].map((step) => {
        const value = roundDecimal(inSheet(limit) + step, 2)
        return { rule, value, level: isIn(value) ? 'ok' : 'attention' }
      }),
    )
  })
}

const CLASSES = Object.keys(WINE_CLASSES) as WineClass[]
const TRAITS = {
  ...(Object.fromEntries(
    CLASSES.map((one) => [`class.${one}`, { metadata: { label: { wine_class: one } } }]),
  ) as Record<Exclude<ClassTrait, 'no_class'>, LabSheet>),
  no_class: {},
  unknown_kind: {},
  still: { metadata: { classification: { style: 'still' } } },
  table_wine: { metadata: { classification: { style: 'still' } } },
  fortified: { metadata: { classification: { style: 'fortified' } } },
  sparkling: { metadata: { classification: { style: 'sparkling' } } },
  full_pressure: { metadata: { classification: { style: 'sparkling' } } },
  low_pressure: {
    metadata: {
      classification: { style: 'sparkling' },
      technical_analysis: { pressure_bar: 2 },
    },
  },
  muscat: { title: 'Moscatel' },
  not_muscat: {},
  light: { metadata: { technical_analysis: { alcohol_percentage: 9.9 } } },
  red: { metadata: { classification: { type: 'red' } } },
  not_red: { metadata: { classification: { type: 'rose' } } },
  dry: { metadata: { classification: { sweetness_level: 'dry' } } },
  off_dry: { metadata: { classification: { sweetness_level: 'off_dry' } } },
  sweet: { metadata: { classification: { sweetness_level: 'semi_sweet' } } },
  nature: { title: 'Nature' },
  extra_brut: { title: 'Extra Brut' },
  brut: { title: 'Brut' },
  any_reserva: { title: 'Reserva' },
  reserva: { title: 'Reserva' },
  gran_reserva: { title: 'Gran Reserva' },
} satisfies Record<LabTrait, LabSheet>

function sheetOf({ about, quantity, field }: LabRule, value: number): LabSheet {
  const sheets: LabSheet[] = [
    ...about.map((trait) => TRAITS[trait]),
    measured(quantity, field, value),
  ]
  const metadata: WineMetadata = {}
  for (const sheet of sheets) {
    const { classification, technical_analysis, grape_varieties, label } = sheet.metadata ?? {}
    metadata.classification = { ...metadata.classification, ...classification }
    metadata.technical_analysis = { ...metadata.technical_analysis, ...technical_analysis }
    metadata.label = { ...metadata.label, ...label }
    metadata.grape_varieties = grape_varieties ?? metadata.grape_varieties
  }
  return { title: sheets.map(({ title }) => title ?? '').join(' '), metadata }
}

function measured(quantity: LabRule['quantity'], field: string, value: number): LabSheet {
  switch (quantity) {
    case 'named_grape':
      return {
        title: 'Merlot',
        metadata: { grape_varieties: [{ name: 'Merlot', percentage: value }] },
      }
    case 'bound_so2':
      return {
        metadata: {
          technical_analysis: { total_so2_mgl: 50, free_so2_mgl: roundDecimal(50 - value, 2) },
        },
      }
    case 'wood':
      return { metadata: { classification: { aging_vessel: 'oak', aging_time_months: value } } }
    default: {
      const [group = '', name = ''] = field.split('.')
      return { metadata: { [group]: { [name]: value } } }
    }
  }
}

const RED: WineMetadata['classification'] = { type: 'red', style: 'still' }
const analysis = (
  technical_analysis: NonNullable<WineMetadata['technical_analysis']>,
  classification: WineMetadata['classification'] = RED,
): LabSheet => ({ title: 'Vinho', metadata: { classification, technical_analysis } })

describe('as the norms say it', () => {
  const SPARKLING = { type: 'sparkling', style: 'sparkling' } as const
  test.each<[LabSheet, string, string, string]>([
    [
      analysis({ alcohol_percentage: 8.5 }),
      'alcohol.still',
      'Faixa: vinho leve.',
      'vinho leve 7 a 8,5% vol; vinho fino ou de mesa 8,6 a 14% vol; vinho nobre 14,1 a 16% vol',
    ],
    [analysis({ alcohol_percentage: 8.6 }), 'alcohol.still', 'Faixa: vinho fino ou de mesa.', ''],
    [analysis({ alcohol_percentage: 14.1 }), 'alcohol.still', 'Faixa: vinho nobre.', ''],
    [
      analysis({ alcohol_percentage: 14.05 }),
      'alcohol.still',
      'Entre duas classes: confira a denominação do rótulo.',
      '',
    ],
    [analysis({ alcohol_percentage: 16.01 }), 'alcohol.still', 'Acima do vinho nobre.', ''],
    [
      analysis({ total_acidity_gl: 2.99 }),
      'total_acidity',
      'Acidez total abaixo do limite.',
      '40 a 130 mEq/L (3 a 9,75 g/L em ácido tartárico)',
    ],
    [analysis({ total_acidity_gl: 9.75 }), 'total_acidity', 'Dentro do limite.', ''],
    [
      analysis({ volatile_acidity_gl: 1.21 }),
      'volatile_acidity',
      'Acidez volátil acima do limite.',
      'até 20 mEq/L (1,2 g/L em ácido acético)',
    ],
    [analysis({ volatile_acidity_gl: 1.2 }), 'volatile_acidity', 'Dentro do limite.', ''],
    [analysis({ total_so2_mgl: 301 }), 'total_so2', 'SO₂ total acima do limite.', 'até 300 mg/L'],
    [
      analysis({ free_so2_mgl: 31, total_so2_mgl: 30 }),
      'free_so2',
      'O SO₂ livre é maior que o total: confira os dois números.',
      'SO₂ combinado a partir de 0 mg/L',
    ],
    [
      analysis({ pressure_bar: 4.05 }, SPARKLING),
      'pressure.sparkling',
      'Faixa: espumante.',
      'frisante 1,1 a 2 atm (1,11 a 2,03 bar); gaseificado 2,1 a 3,9 atm (2,13 a 3,95 bar); espumante a partir de 4 atm (4,05 bar)',
    ],
    [
      analysis({ pressure_bar: 4 }, SPARKLING),
      'pressure.sparkling',
      'Entre duas classes: confira a denominação do rótulo.',
      '',
    ],
    [
      analysis({ pressure_bar: 1.5 }, SPARKLING),
      'pressure.sparkling',
      'Faixa de frisante: confira se o rótulo não diz espumante.',
      '',
    ],
    [
      analysis({ pressure_bar: 2.5 }),
      'pressure.still',
      'Pressão de vinho com gás, e a ficha não diz espumante.',
      '',
    ],
    [
      analysis({ residual_sugar: 4.1 }, { ...RED, sweetness_level: 'dry' }),
      'sugar.still_dry',
      'Mais açúcar do que a doçura informada.',
      'seco até 4 g/L',
    ],
    [
      analysis({ residual_sugar: 4 }, { ...RED, sweetness_level: 'off_dry' }),
      'sugar.still_off_dry',
      'Menos açúcar do que a doçura informada.',
      'demi-sec mais de 4 a 25 g/L',
    ],
    [
      analysis({ residual_sugar: 25 }, { ...RED, sweetness_level: 'sweet' }),
      'sugar.still_sweet',
      'Menos açúcar do que a doçura informada.',
      'suave ou doce mais de 25 g/L',
    ],
    [
      analysis({ residual_sugar: 12 }, { ...SPARKLING, sweetness_level: 'dry' }),
      'sugar.sparkling_dry',
      'Faixa: brut.',
      '',
    ],
  ])('%j: %s says "%s"', (sheet, rule, sentence, limit) => {
    const finding = of(sheet, rule)
    expect(finding?.sentence).toBe(sentence)
    if (limit) expect(finding?.limit).toBe(limit)
  })

  test('says where the limit comes from and when it was compared', () => {
    expect(of(analysis({ volatile_acidity_gl: 1.5 }), 'volatile_acidity')).toEqual({
      rule: 'volatile_acidity',
      field: 'technical_analysis.volatile_acidity_gl',
      level: 'attention',
      sentence: 'Acidez volátil acima do limite.',
      limit: 'até 20 mEq/L (1,2 g/L em ácido acético)',
      source: 'IN MAPA 14/2018, com a IN 48/2018 e a Portaria 723/2024, conferido em 21/11/2026',
    })
  })
})

describe('words in the name', () => {
  const grapes = (...shares: [name: string, percentage: number][]): WineMetadata => ({
    grape_varieties: shares.map(([name, percentage]) => ({ name, percentage })),
  })
  test.each<[string, WineMetadata, string | undefined]>([
    ['Cabernet Franc da Serra', grapes(['Cabernet Franc', 74], ['Merlot', 26]), 'attention'],
    ['Cabernet Merlot', grapes(['Cabernet Sauvignon', 60], ['Merlot', 40]), undefined],
    ['Cabernet Franc', grapes(['Cabernet Franc', 60], ['Cabernet Sauvignon', 40]), 'attention'],
    ['Cabernet Franc da Serra', grapes(['Cabernet Franc', 75], ['Merlot', 25]), 'ok'],
    ['GEWURZTRAMINER', grapes(['Gewürztraminer', 100]), 'ok'],
    // two grapes in the name make a blend
    ['Merlot Tannat', grapes(['Merlot', 60], ['Tannat', 40]), undefined],
    ['Tinto da Casa', grapes(['Merlot', 60], ['Tannat', 40]), undefined],
    // part of another word
    ['Merlotinho', grapes(['Merlot', 60]), undefined],
  ])('the grape of %s with %j: %s', (title, metadata, level) => {
    expect(of({ title, metadata }, 'label.varietal')?.level).toBe(level)
  })

  test('says the share of the grape, and whether its name may go on the label', () => {
    const sentence = (share: number) =>
      of(
        { title: 'Merlot', metadata: grapes(['Merlot', share], ['Tannat', 100 - share]) },
        'label.varietal',
      )?.sentence
    expect(sentence(85)).toBe('Com 85%, o nome da uva pode ir no rótulo.')
    expect(sentence(74.5)).toBe('Com 74,5%, o nome da uva ainda não pode ir no rótulo.')
  })

  test.each<[string, WineMetadata['enology'], string | undefined]>([
    ['Merlot 2024', { vintage: 2024, harvest_date: '2024-02-10' }, 'ok'],
    ['Merlot 2023', { vintage: 2024 }, 'attention'],
    ['Merlot', { vintage: 2024, harvest_date: '2023-12-30' }, 'attention'],
    ['Merlot', { vintage: 2024 }, undefined],
    // several years in a name are no vintage; a date that is being typed is none
    ['Lote 2020 2021', { vintage: 2022 }, undefined],
    ['Merlot', { vintage: 2024, harvest_date: '10/02' }, undefined],
  ])('the year of %s with %j: %s', (title, enology, level) => {
    expect(of({ title, metadata: { enology } }, 'label.vintage')?.level).toBe(level)
  })

  test('Gran Reserva asks for time in wood, Reserva does not', () => {
    const classification = { ...RED, aging_vessel: 'concrete', aging_time_months: 18 } as const
    const rules = (title: string) =>
      checkLabSheet({ title, metadata: { classification } }).map(({ rule, level }) => [rule, level])
    expect(rules('Reserva da Família')).toEqual([['label.reserva_red', 'ok']])
    expect(rules('Gran Reserva')).toEqual([
      ['label.gran_reserva_red', 'ok'],
      ['label.gran_reserva_wood_red', 'attention'],
    ])
  })
})

describe('what it leaves alone', () => {
  test('an empty sheet, one of empty groups, and one with text where numbers belong', () => {
    const typing = { technical_analysis: { alcohol_percentage: '12,' } } as unknown
    for (const metadata of [null, {}, { technical_analysis: null }, typing as WineMetadata]) {
      expect(checkLabSheet({ title: 'Vinho', metadata })).toEqual([])
    }
  })

  test('wines whose limits the norms do not name: light wines, sparkling wines, frisantes', () => {
    const acid = { total_acidity_gl: 12, volatile_acidity_gl: 2, dry_extract: 5 }
    const of = (alcohol: number, type: 'red' | 'sparkling', pressure_bar?: number) =>
      attentions(
        analysis(
          { ...acid, alcohol_percentage: alcohol, pressure_bar, residual_sugar: 30 },
          { type, sweetness_level: pressure_bar ? 'dry' : null },
        ),
      ).map(({ rule }) => rule)
    expect(of(12, 'red')).toEqual(['total_acidity', 'volatile_acidity', 'dry_extract.red'])
    expect(of(8.5, 'red')).toEqual([])
    expect(of(12, 'sparkling')).toEqual([])
    expect(of(8, 'sparkling', 2)).toEqual(['pressure.sparkling'])
  })

  test('what the form refuses already is not said twice', () => {
    const metadata = {
      enology: { harvest_date: '2024-03-01', bottling_date: '2024-02-01', vintage: 2024 },
      sensory: { serving_temp_c_min: 18, serving_temp_c_max: 12 },
    }
    expect(attentions({ metadata })).toEqual([])
  })
})
