import { LAB_SOURCES } from './labSources'
import type { LabRange, LabRule } from './labTypes'

const SWEETNESS = {
  field: 'technical_analysis.residual_sugar',
  quantity: 'sugar',
  unit: 'grams',
  source: LAB_SOURCES.sugar,
  version: 1,
} as const
const SWEETER = 'Mais açúcar do que a doçura informada.'
const DRIER = 'Menos açúcar do que a doçura informada.'
const SWEETER_THAN_NAMED = 'Mais açúcar do que a palavra no nome do vinho.'

/** What a sparkling wine is called that the sheet calls dry, in g/L. */
export const SPARKLING_DRY: readonly LabRange[] = [
  { name: 'nature', max: 3 },
  { name: 'extra-brut', above: 3, max: 8 },
  { name: 'brut', above: 8, max: 15 },
  { name: 'sec', above: 15, max: 20 },
]

/** Sugar against the sweetness of the sheet and the words in the name. */
export const SWEETNESS_RULES: readonly LabRule[] = [
  {
    ...SWEETNESS,
    id: 'sugar.still_dry',
    about: ['still', 'dry'],
    ranges: [{ name: 'seco', max: 4 }],
    high: SWEETER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.still_off_dry',
    about: ['still', 'off_dry'],
    ranges: [{ name: 'demi-sec', above: 4, max: 25 }],
    low: DRIER,
    high: SWEETER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.still_sweet',
    about: ['still', 'sweet'],
    ranges: [{ name: 'suave ou doce', above: 25 }],
    low: DRIER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.sparkling_dry',
    about: ['full_pressure', 'dry'],
    ranges: SPARKLING_DRY,
    high: SWEETER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.sparkling_off_dry',
    about: ['full_pressure', 'off_dry'],
    ranges: [{ name: 'demi-sec', above: 20, max: 60 }],
    low: DRIER,
    high: SWEETER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.sparkling_sweet',
    about: ['full_pressure', 'sweet'],
    ranges: [{ name: 'doce', above: 60 }],
    low: DRIER,
  },
  {
    ...SWEETNESS,
    id: 'sugar.nature',
    about: ['full_pressure', 'nature'],
    ranges: [{ name: 'nature', max: 3 }],
    high: SWEETER_THAN_NAMED,
  },
  {
    ...SWEETNESS,
    id: 'sugar.extra_brut',
    about: ['full_pressure', 'extra_brut'],
    ranges: [{ name: 'extra-brut', max: 8 }],
    high: SWEETER_THAN_NAMED,
  },
  {
    ...SWEETNESS,
    id: 'sugar.brut',
    about: ['full_pressure', 'brut'],
    ranges: [{ name: 'brut', max: 15 }],
    high: SWEETER_THAN_NAMED,
  },
  {
    ...SWEETNESS,
    id: 'sugar.muscat',
    about: ['full_pressure', 'muscat', 'light'],
    ranges: [{ name: 'moscatel espumante', min: 20 }],
    source: LAB_SOURCES.law,
    low: 'Pouco açúcar para um moscatel espumante.',
  },
]
