import { LAB_SOURCES } from './labSources'
import type { LabRule } from './labTypes'

const AGING = {
  field: 'classification.aging_time_months',
  quantity: 'aging',
  unit: 'months',
  source: LAB_SOURCES.standard,
  version: 1,
} as const
const WOOD = {
  field: 'classification.aging_vessel',
  quantity: 'wood',
  unit: 'months',
  source: LAB_SOURCES.standard,
  version: 1,
} as const

const YOUNGER = 'Menos tempo do que a palavra no nome do vinho pede.'
const OLD_ENOUGH = 'Tempo suficiente para a palavra no nome do vinho.'
const ENOUGH_WOOD = 'Tempo suficiente em madeira.'
const LESS_WOOD = 'Menos tempo em madeira do que Gran Reserva pede.'

/** Words on the label: grape, vintage, Reserva. */
export const LABEL_RULES: readonly LabRule[] = [
  {
    id: 'label.varietal',
    field: 'grape_varieties',
    quantity: 'named_grape',
    about: [],
    ranges: [{ name: 'vinho varietal', min: 75 }],
    unit: 'percent',
    source: LAB_SOURCES.standard,
    version: 1,
    ok: 'Com %{value}, o nome da uva pode ir no rótulo.',
    low: 'Com %{value}, o nome da uva ainda não pode ir no rótulo.',
  },
  {
    id: 'label.vintage',
    field: 'enology.vintage',
    quantity: 'same_year',
    about: [],
    ranges: [{ name: 'uvas do ano', min: 85 }],
    unit: 'percent',
    source: LAB_SOURCES.standard,
    version: 1,
    ok: 'Safra, colheita e nome do vinho dizem o mesmo ano.',
    low: 'Safra, colheita e nome do vinho não dizem o mesmo ano.',
  },
  {
    field: 'technical_analysis.alcohol_percentage',
    quantity: 'alcohol',
    unit: 'alcohol',
    version: 1,
    id: 'label.reserva_alcohol',
    about: ['any_reserva'],
    ranges: [{ name: 'Reserva e Gran Reserva', min: 11 }],
    source: LAB_SOURCES.standard,
    ok: 'Álcool suficiente para a palavra Reserva no nome.',
    low: 'Menos álcool do que a palavra Reserva no nome pede.',
  },
  {
    ...AGING,
    id: 'label.reserva_red',
    about: ['reserva', 'red'],
    ranges: [{ name: 'Reserva tinto', min: 12 }],
    ok: OLD_ENOUGH,
    low: YOUNGER,
  },
  {
    ...AGING,
    id: 'label.reserva_others',
    about: ['reserva', 'not_red'],
    ranges: [{ name: 'Reserva', min: 6 }],
    ok: OLD_ENOUGH,
    low: YOUNGER,
  },
  {
    ...AGING,
    id: 'label.gran_reserva_red',
    about: ['gran_reserva', 'red'],
    ranges: [{ name: 'Gran Reserva tinto', min: 18 }],
    ok: OLD_ENOUGH,
    low: YOUNGER,
  },
  {
    ...AGING,
    id: 'label.gran_reserva_others',
    about: ['gran_reserva', 'not_red'],
    ranges: [{ name: 'Gran Reserva', min: 12 }],
    ok: OLD_ENOUGH,
    low: YOUNGER,
  },
  {
    ...WOOD,
    id: 'label.gran_reserva_wood_red',
    about: ['gran_reserva', 'red'],
    ranges: [{ name: 'madeira no Gran Reserva tinto', min: 6 }],
    ok: ENOUGH_WOOD,
    low: LESS_WOOD,
  },
  {
    ...WOOD,
    id: 'label.gran_reserva_wood_others',
    about: ['gran_reserva', 'not_red'],
    ranges: [{ name: 'madeira no Gran Reserva', min: 3 }],
    ok: ENOUGH_WOOD,
    low: LESS_WOOD,
  },
]
