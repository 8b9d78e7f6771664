import {
  CARBONATED_PRESSURE,
  FORTIFIED_WINE,
  LIGHT_WINE,
  LOW_PRESSURE_WINE,
  MUSCAT_WINE,
  NOBLE_WINE,
  SEMI_SPARKLING_PRESSURE,
  SPARKLING_PRESSURE,
  SPARKLING_WINE,
  TABLE_WINE,
} from './labClasses'
import { LAB_SOURCES } from './labSources'
import type { LabRange, LabRule, WineClass } from './labTypes'

const ALCOHOL = {
  field: 'technical_analysis.alcohol_percentage',
  quantity: 'alcohol',
  unit: 'alcohol',
  version: 2,
} as const
const PRESSURE = {
  field: 'technical_analysis.pressure_bar',
  quantity: 'pressure',
  unit: 'atmospheres',
  version: 2,
} as const
const NO_CLASS = 'Entre duas classes: confira a denominação do rótulo.'

const BELOW_CLASS = 'Abaixo da classe escolhida para o rótulo.'
const ABOVE_CLASS = 'Acima da classe escolhida para o rótulo.'

const ALCOHOL_OF_CLASS: Record<WineClass, LabRange> = {
  table: TABLE_WINE,
  fine: TABLE_WINE,
  noble: NOBLE_WINE,
  light: LIGHT_WINE,
  semi_sparkling: LOW_PRESSURE_WINE,
  carbonated: LOW_PRESSURE_WINE,
  sparkling: SPARKLING_WINE,
  muscat_sparkling: MUSCAT_WINE,
  fortified: FORTIFIED_WINE,
}

/** Where the class is chosen, alcohol is compared with it alone. */
const CHOSEN_CLASS_RULES = (Object.keys(ALCOHOL_OF_CLASS) as WineClass[]).map(
  (wineClass): LabRule => ({
    ...ALCOHOL,
    version: 1,
    id: `alcohol.class.${wineClass}`,
    about: [`class.${wineClass}`],
    ranges: [ALCOHOL_OF_CLASS[wineClass]],
    source: LAB_SOURCES.law,
    low: BELOW_CLASS,
    high: ABOVE_CLASS,
  }),
)

/** Classes of wine by alcohol, and pressure against what the sheet says. */
export const CLASS_RULES: readonly LabRule[] = [
  ...CHOSEN_CLASS_RULES,
  {
    ...ALCOHOL,
    id: 'alcohol.still',
    about: ['still', 'no_class'],
    ranges: [LIGHT_WINE, TABLE_WINE, NOBLE_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do vinho leve.',
    between: NO_CLASS,
    high: 'Acima do vinho nobre.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.fortified',
    about: ['fortified', 'no_class'],
    ranges: [FORTIFIED_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do vinho licoroso.',
    high: 'Acima do vinho licoroso.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.sparkling',
    about: ['full_pressure', 'not_muscat', 'no_class'],
    ranges: [SPARKLING_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do espumante.',
    high: 'Acima do espumante.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.muscat',
    about: ['full_pressure', 'muscat', 'no_class'],
    ranges: [MUSCAT_WINE, SPARKLING_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do moscatel espumante.',
    high: 'Acima do espumante.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.low_pressure',
    about: ['low_pressure', 'no_class'],
    ranges: [LOW_PRESSURE_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do frisante e do gaseificado.',
    high: 'Acima do frisante e do gaseificado.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.any',
    about: ['unknown_kind', 'no_class'],
    ranges: [{ min: 7, max: 18 }],
    source: LAB_SOURCES.law,
    ok: 'Informe tipo e estilo para comparar com a classe.',
    low: 'Abaixo de todas as classes de vinho.',
    high: 'Acima de todas as classes de vinho.',
  },
  {
    ...PRESSURE,
    id: 'pressure.still',
    about: ['still'],
    ranges: [{ name: 'vinho tranquilo', max: 1 }],
    source: LAB_SOURCES.law,
    high: 'Pressão de vinho com gás, e a ficha não diz espumante.',
  },
  {
    ...PRESSURE,
    id: 'pressure.sparkling',
    about: ['sparkling'],
    ranges: [
      {
        ...SEMI_SPARKLING_PRESSURE,
        attention: 'Faixa de frisante: confira se o rótulo não diz espumante.',
      },
      {
        ...CARBONATED_PRESSURE,
        attention:
          'Abaixo do espumante, na faixa do gaseificado. Um pét-nat pode ficar aí: confira a denominação do rótulo.',
      },
      SPARKLING_PRESSURE,
    ],
    source: LAB_SOURCES.law,
    low: 'Pouca pressão para frisante ou espumante.',
    between: NO_CLASS,
  },
  {
    ...PRESSURE,
    version: 1,
    id: 'pressure.semi_sparkling',
    about: ['class.semi_sparkling'],
    ranges: [SEMI_SPARKLING_PRESSURE],
    source: LAB_SOURCES.law,
    low: BELOW_CLASS,
    high: ABOVE_CLASS,
  },
  {
    ...PRESSURE,
    version: 1,
    id: 'pressure.carbonated',
    about: ['class.carbonated'],
    ranges: [CARBONATED_PRESSURE],
    source: LAB_SOURCES.law,
    low: BELOW_CLASS,
    high: ABOVE_CLASS,
  },
]
