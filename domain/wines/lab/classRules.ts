import { LIGHT_WINE, MUSCAT_WINE, SPARKLING_PRESSURE, SPARKLING_WINE } from './labClasses'
import { LAB_SOURCES } from './labSources'
import type { LabRule } from './labTypes'

const ALCOHOL = {
  field: 'technical_analysis.alcohol_percentage',
  quantity: 'alcohol',
  unit: 'alcohol',
  version: 1,
} as const
const PRESSURE = {
  field: 'technical_analysis.pressure_bar',
  quantity: 'pressure',
  unit: 'atmospheres',
  version: 1,
} as const
const NO_CLASS = 'Entre duas classes: confira a denominação do rótulo.'

/** Classes of wine by alcohol, and pressure against what the sheet says. */
export const CLASS_RULES: readonly LabRule[] = [
  {
    ...ALCOHOL,
    id: 'alcohol.still',
    about: ['still'],
    ranges: [
      LIGHT_WINE,
      { name: 'vinho fino ou de mesa', min: 8.6, max: 14 },
      { name: 'vinho nobre', min: 14.1, max: 16 },
    ],
    source: LAB_SOURCES.law,
    low: 'Abaixo do vinho leve.',
    between: NO_CLASS,
    high: 'Acima do vinho nobre.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.fortified',
    about: ['fortified'],
    ranges: [{ name: 'vinho licoroso', min: 14, max: 18 }],
    source: LAB_SOURCES.law,
    low: 'Abaixo do vinho licoroso.',
    high: 'Acima do vinho licoroso.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.sparkling',
    about: ['full_pressure', 'not_muscat'],
    ranges: [SPARKLING_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do espumante.',
    high: 'Acima do espumante.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.muscat',
    about: ['full_pressure', 'muscat'],
    ranges: [MUSCAT_WINE, SPARKLING_WINE],
    source: LAB_SOURCES.law,
    low: 'Abaixo do moscatel espumante.',
    high: 'Acima do espumante.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.low_pressure',
    about: ['low_pressure'],
    ranges: [{ name: 'frisante ou gaseificado', min: 7, max: 14 }],
    source: LAB_SOURCES.law,
    low: 'Abaixo do frisante e do gaseificado.',
    high: 'Acima do frisante e do gaseificado.',
  },
  {
    ...ALCOHOL,
    id: 'alcohol.any',
    about: ['unknown_kind'],
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
        name: 'frisante',
        min: 1.1,
        max: 2,
        attention: 'Faixa de frisante: confira se o rótulo não diz espumante.',
      },
      {
        name: 'gaseificado',
        min: 2.1,
        max: 3.9,
        attention:
          'Abaixo do espumante, na faixa do gaseificado. Um pét-nat pode ficar aí: confira a denominação do rótulo.',
      },
      SPARKLING_PRESSURE,
    ],
    source: LAB_SOURCES.law,
    low: 'Pouca pressão para frisante ou espumante.',
    between: NO_CLASS,
  },
]
