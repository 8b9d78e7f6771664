import { LAB_SOURCES } from './labSources'
import type { LabRule } from './labTypes'

const EXTRACT = {
  field: 'technical_analysis.dry_extract',
  quantity: 'dry_extract',
  unit: 'grams',
  source: LAB_SOURCES.standard,
  version: 1,
} as const

/** Acidity, extract and SO₂. */
export const ANALYSIS_RULES: readonly LabRule[] = [
  {
    id: 'total_acidity',
    field: 'technical_analysis.total_acidity_gl',
    quantity: 'total_acidity',
    about: ['table_wine'],
    ranges: [{ min: 40, max: 130 }],
    unit: 'tartaric',
    source: LAB_SOURCES.standard,
    version: 1,
    low: 'Acidez total abaixo do limite.',
    high: 'Acidez total acima do limite.',
  },
  {
    id: 'volatile_acidity',
    field: 'technical_analysis.volatile_acidity_gl',
    quantity: 'volatile_acidity',
    about: ['table_wine'],
    ranges: [{ max: 20 }],
    unit: 'acetic',
    source: LAB_SOURCES.standard,
    version: 1,
    high: 'Acidez volátil acima do limite.',
  },
  {
    ...EXTRACT,
    id: 'dry_extract.red',
    about: ['table_wine', 'red'],
    ranges: [{ min: 21 }],
    low: 'Extrato seco reduzido abaixo do limite do tinto.',
  },
  {
    ...EXTRACT,
    id: 'dry_extract.others',
    about: ['table_wine', 'not_red'],
    ranges: [{ min: 16 }],
    low: 'Extrato seco reduzido abaixo do limite de brancos e rosés.',
  },
  {
    id: 'total_so2',
    field: 'technical_analysis.total_so2_mgl',
    quantity: 'total_so2',
    about: [],
    ranges: [{ max: 300 }],
    unit: 'milligrams',
    source: LAB_SOURCES.additives,
    version: 1,
    high: 'SO₂ total acima do limite.',
  },
  {
    id: 'free_so2',
    field: 'technical_analysis.free_so2_mgl',
    quantity: 'bound_so2',
    about: [],
    ranges: [{ name: 'SO₂ combinado', min: 0 }],
    unit: 'milligrams',
    source: LAB_SOURCES.definition,
    version: 1,
    ok: 'O SO₂ livre cabe no total.',
    low: 'O SO₂ livre é maior que o total: confira os dois números.',
  },
]
