import { expect, test } from 'vitest'
import { checkLabSheet } from '#domain/wines/lab/checkLabSheet'
import type { WineClass } from '#domain/wines/lab/labTypes'
import type { WineMetadata } from '#domain/wines/sheet/index'

/** What is said of a wine whose producer has chosen the class of its label: rule, level and sentence. */
const said = (
  wine_class: WineClass | null,
  type: NonNullable<WineMetadata['classification']>['type'],
  technical_analysis: NonNullable<WineMetadata['technical_analysis']>,
  title = 'Vinho',
) =>
  checkLabSheet({
    title,
    metadata: { classification: { type }, technical_analysis, label: { wine_class } },
  }).map(({ rule, level, sentence }) => [rule, level, sentence])

const BELOW = 'Abaixo da classe escolhida para o rótulo.'
const ABOVE = 'Acima da classe escolhida para o rótulo.'

test.each<[WineClass, number, string, string]>([
  ['light', 8.5, 'ok', 'Faixa: vinho leve.'],
  ['light', 12.5, 'attention', ABOVE],
  ['table', 8, 'attention', BELOW],
  ['fine', 12.5, 'ok', 'Faixa: vinho fino ou de mesa.'],
  ['fine', 14.5, 'attention', ABOVE],
  ['noble', 15, 'ok', 'Faixa: vinho nobre.'],
  ['noble', 12.5, 'attention', BELOW],
])('a red wine of class %s with an alcohol of %d: %s', (wineClass, alcohol, level, sentence) => {
  expect(said(wineClass, 'red', { alcohol_percentage: alcohol })).toEqual([
    [`alcohol.class.${wineClass}`, level, sentence],
  ])
})

test('a frisante of type Espumante is asked neither about its pressure nor about the alcohol of an espumante', () => {
  expect(said('semi_sparkling', 'sparkling', { alcohol_percentage: 9.5 })).toEqual([
    ['alcohol.class.semi_sparkling', 'ok', 'Faixa: frisante ou gaseificado.'],
  ])
  expect(
    said('semi_sparkling', 'sparkling', { alcohol_percentage: 9.5, pressure_bar: 1.5 }),
  ).toEqual([
    ['alcohol.class.semi_sparkling', 'ok', 'Faixa: frisante ou gaseificado.'],
    ['pressure.semi_sparkling', 'ok', 'Faixa: frisante.'],
  ])
})

test.each<[WineClass, number, string, string, string]>([
  ['semi_sparkling', 3, 'pressure.semi_sparkling', 'attention', ABOVE],
  ['carbonated', 3, 'pressure.carbonated', 'ok', 'Faixa: gaseificado.'],
  ['carbonated', 1.5, 'pressure.carbonated', 'attention', BELOW],
  [
    'sparkling',
    1.5,
    'pressure.sparkling',
    'attention',
    'Faixa de frisante: confira se o rótulo não diz espumante.',
  ],
])('a white %s of %d bar is compared with its class', (wineClass, bar, ...finding) => {
  expect(said(wineClass, 'white', { pressure_bar: bar })).toEqual([finding])
})

test('a chosen moscatel espumante and a licoroso are compared as such, whatever name and type say', () => {
  expect(
    said('muscat_sparkling', 'sparkling', { alcohol_percentage: 8, residual_sugar: 15 }),
  ).toEqual([
    ['alcohol.class.muscat_sparkling', 'ok', 'Faixa: moscatel espumante.'],
    ['sugar.muscat', 'attention', 'Pouco açúcar para um moscatel espumante.'],
  ])
  expect(said('fortified', 'red', { alcohol_percentage: 17, dry_extract: 5 })).toEqual([
    ['alcohol.class.fortified', 'ok', 'Faixa: vinho licoroso.'],
  ])
})

test('limits of acidity and extract are those of fino, mesa and nobre, not of a chosen leve', () => {
  const rules = (wineClass: WineClass | null, alcohol: number) =>
    said(wineClass, 'red', { alcohol_percentage: alcohol, total_acidity_gl: 12 }).map(
      ([rule]) => rule,
    )
  expect(rules('light', 12.5)).toEqual(['alcohol.class.light'])
  expect(rules('fine', 8)).toEqual(['alcohol.class.fine', 'total_acidity'])
})

test('without a class, type, style and pressure decide', () => {
  expect(said(null, 'sparkling', { alcohol_percentage: 9.5, pressure_bar: 1.5 })).toEqual([
    ['alcohol.low_pressure', 'ok', 'Faixa: frisante ou gaseificado.'],
    [
      'pressure.sparkling',
      'attention',
      'Faixa de frisante: confira se o rótulo não diz espumante.',
    ],
  ])
})
